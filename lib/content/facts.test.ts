import { describeBroker } from './facts';

test.each([
  [undefined, undefined, 'a licensed insurance broker'],
  ['Palm Brokers', undefined, 'Palm Brokers, a licensed insurance broker'],
  ['Palm Brokers', 'RIB 123', 'Palm Brokers, a licensed insurance broker (licence RIB 123)'],
])('a broker with the name %s and the licence %s is described as %s', (name, licence, words) => {
  expect(describeBroker({ url: 'https://broker.example/', name, licence })).toBe(words);
});
