import { describeBroker, fillFacts, firmFacts, firstAnswers } from './facts';
import { makeSite, REGISTRATION } from './test-content';

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

test('a registration is a fact with its day, and where the firm advises another', () => {
  const registered = { registrations: [REGISTRATION], whereWeAdvise: 'In Nigeria and Ghana.' };
  expect(firmFacts(makeSite(registered)).slice(1, 3)).toEqual([
    {
      name: 'Board of Advisers',
      text: 'Number 7, checked on May 3, 2025',
      register: 'https://board.test/7',
    },
    { name: 'Where we advise', text: 'In Nigeria and Ghana.', register: undefined },
  ]);
  expect(firstAnswers(makeSite(registered)).at(-1)?.answer).toBe('In Nigeria and Ghana.');
});

test('a firm has its name, its office, and the facts that are set', () => {
  const namesOf = (site: Parameters<typeof makeSite>[0]) =>
    firmFacts(makeSite(site)).map(({ name }) => name);
  expect(namesOf({ regulatorUrl: 'https://register.test/7' })).toEqual([
    'Registered name',
    'Office',
  ]);
  expect(namesOf({ founded: 2016 })).toEqual(['Registered name', 'Founded', 'Office']);
  // A broker without a site has nothing to check.
  expect(
    namesOf({ insuranceBroker: { url: undefined, name: undefined, licence: 'RIB 1' } }),
  ).toEqual(['Registered name', 'Office']);
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
