import { describeBroker, fillFacts, firmFacts } from './facts';
import { makeSite } from './test-content';

test.each([
  [undefined, undefined, 'a licensed insurance broker'],
  ['Palm Brokers', undefined, 'Palm Brokers, a licensed insurance broker'],
  ['Palm Brokers', 'RIB 123', 'Palm Brokers, a licensed insurance broker (licence RIB 123)'],
])('a broker with the name %s and the licence %s is described as %s', (name, licence, words) => {
  expect(describeBroker({ url: 'https://broker.example/', name, licence })).toBe(words);
});

test('a word in braces that names no fact stays as it is written', () => {
  expect(fillFacts(['{city} {constructor}'], makeSite())).toEqual(['Lagos {constructor}']);
});

test('a firm has only the facts that are set, and none of its name and office alone', () => {
  const { insuranceBroker } = makeSite();
  const namesOf = (site: Parameters<typeof makeSite>[0]) =>
    firmFacts(makeSite(site)).map(({ name }) => name);
  expect(namesOf({ regulatorUrl: 'https://register.test/7' })).toEqual([]);
  expect(namesOf({ founded: 2016 })).toEqual(['Registered name', 'Founded', 'Office']);
  expect(
    namesOf({ insuranceBroker: { ...insuranceBroker, licence: 'RIB 1', url: undefined } }),
  ).toEqual([]);
  const facts = firmFacts(makeSite({ rcNumber: 'RC 123456', regulator: 'By the SEC.' }));
  expect(facts.slice(0, 2)).toEqual([
    {
      name: 'Registered name',
      text: 'Baobab Advisers Limited, RC 123456',
      register: 'https://search.cac.gov.ng/',
    },
    { name: 'Regulator', text: 'By the SEC.', register: undefined },
  ]);
});
