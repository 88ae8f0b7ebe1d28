import type { Site } from '@/lib/content/collections';
import { describeBroker, listFirmFacts, listFirstAnswers, findRegistrationNumber } from './facts';
import { makeSite, REGISTRATION } from '@/lib/content/test-content';

test.each([
  [undefined, undefined, 'a licensed insurance broker'],
  ['Palm Brokers', undefined, 'Palm Brokers, a licensed insurance broker'],
  ['Palm Brokers', 'RIB 123', 'Palm Brokers, a licensed insurance broker (licence RIB 123)'],
])('describes a broker with the name %s and the licence %s as %s', (name, licence, description) => {
  expect(describeBroker({ url: 'https://broker.example/', name, licence })).toBe(description);
});

test('lists registrations with the date of their last check, and where the firm advises', () => {
  const registered = { registrations: [REGISTRATION], whereWeAdvise: 'In Nigeria and Ghana.' };
  const facts = listFirmFacts(makeSite(registered));
  expect(facts).toContainEqual({
    label: 'Board of Advisers',
    text: 'Number 7, checked on May 3, 2025',
    registerUrl: 'https://board.test/7',
  });
  expect(facts).toContainEqual({ label: 'Where we advise', text: 'In Nigeria and Ghana.' });
  expect(listFirstAnswers(makeSite(registered)).at(-1)?.answer).toBe('In Nigeria and Ghana.');
});

const OFFICE = ['Office', 'Telephone'];

test.each<[Partial<Site>, string[]]>([
  [{ insuranceBroker: { url: undefined, name: undefined, licence: 'RIB 1' } }, OFFICE],
  [{ regulatorUrl: 'https://register.test/7' }, [...OFFICE, 'Insurance']],
  [{ areaServed: ['Nigeria', 'Ghana'] }, [...OFFICE, 'Where we advise', 'Insurance']],
  [{ founded: 2016 }, ['Founded', 'Office', 'Telephone', 'Insurance']],
])('lists for a firm with %j the facts %j, then those from pages.yaml', (overrides, labels) => {
  const facts = listFirmFacts(makeSite(overrides), [{ label: 'Meetings', text: 'By video' }]);
  expect(facts.map(({ label }) => label)).toEqual([...labels, 'Meetings']);
});

test('shows the registered name only with a company number, which links to the company register', () => {
  const facts = listFirmFacts(makeSite({ rcNumber: 'RC 123456', regulator: 'By the SEC.' }));
  expect(facts.slice(0, 3)).toEqual([
    { label: 'Registered name', text: makeSite().name },
    { label: 'Company number', text: 'RC 123456', registerUrl: 'https://search.cac.gov.ng/' },
    { label: 'Regulator', text: 'By the SEC.', registerUrl: undefined },
  ]);
});

test.each([
  ['Companies', 'https://www.cac.gov.ng/', 'RC 123456'],
  ['Board of Advisers', 'https://other.test/', '7'],
  ['Advisers', 'https://www.board.test/', '7'],
  ['Banks', 'https://www.cbn.gov.ng/', undefined],
  ['Land', 'https://land.cac.gov.ng/', undefined],
])('finds the register "%s" at %s, and returns the number %s', (name, url, expected) => {
  const site = makeSite({ rcNumber: 'RC 123456', registrations: [REGISTRATION] });
  expect(findRegistrationNumber(site, name, url)).toBe(expected);
  expect(findRegistrationNumber(makeSite(), name, url)).toBeUndefined();
});
