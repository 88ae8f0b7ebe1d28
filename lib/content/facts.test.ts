import { describeBroker, fillFacts, firmFacts, firstAnswers, ownNumber } from './facts';
import type { Site } from './schemas/site-schema';
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
  const facts = firmFacts(makeSite(registered));
  expect(facts).toContainEqual({
    label: 'Board of Advisers',
    text: 'Number 7, checked on May 3, 2025',
    register: 'https://board.test/7',
  });
  expect(facts).toContainEqual({ label: 'Where we advise', text: 'In Nigeria and Ghana.' });
  expect(firstAnswers(makeSite(registered)).at(-1)?.answer).toBe('In Nigeria and Ghana.');
});

const OFFICE = ['Registered name', 'Office', 'Telephone'];

test.each<[Partial<Site>, string[]]>([
  // A broker without a site has nothing to check.
  [{ insuranceBroker: { url: undefined, name: undefined, licence: 'RIB 1' } }, OFFICE],
  [{ regulatorUrl: 'https://register.test/7' }, [...OFFICE, 'Insurance']],
  [{ areaServed: ['Nigeria', 'Ghana'] }, [...OFFICE, 'Where we advise', 'Insurance']],
  [{ founded: 2016 }, ['Registered name', 'Founded', 'Office', 'Telephone', 'Insurance']],
])('a firm with %j has the facts %j, then those of pages.yaml', (set, labels) => {
  const facts = firmFacts(makeSite(set), [{ label: 'Meetings', text: 'By video' }]);
  expect(facts.map(({ label }) => label)).toEqual([...labels, 'Meetings']);
});

test('a fact names the register in which it can be checked', () => {
  const facts = firmFacts(makeSite({ rcNumber: 'RC 123456', regulator: 'By the SEC.' }));
  expect(facts.slice(1, 3)).toEqual([
    { label: 'Company number', text: 'RC 123456', register: 'https://search.cac.gov.ng/' },
    { label: 'Regulator', text: 'By the SEC.', register: undefined },
  ]);
});

test.each([
  ['Companies', 'https://www.cac.gov.ng/', 'RC 123456'],
  ['Board of Advisers', 'https://other.test/', '7'],
  ['Advisers', 'https://www.board.test/', '7'],
  ['Banks', 'https://www.cbn.gov.ng/', undefined],
  ['Another part of the same domain', 'https://land.cac.gov.ng/', undefined],
])('the number of the firm in the register %s at %s is %s', (name, url, expected) => {
  const site = makeSite({ rcNumber: 'RC 123456', registrations: [REGISTRATION] });
  expect(ownNumber(site, name, url)).toBe(expected);
  expect(ownNumber(makeSite(), name, url)).toBeUndefined();
});
