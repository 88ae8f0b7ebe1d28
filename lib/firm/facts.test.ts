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

const OFFICE = ['Office', 'Telephone'];

test.each<[Partial<Site>, string[]]>([
  [{ insuranceBroker: { url: undefined, name: undefined, licence: 'RIB 1' } }, OFFICE],
  [{ regulator: 'By the SEC.' }, ['Regulator', ...OFFICE, 'Insurance']],
  [{ areaServed: ['Nigeria', 'Ghana'] }, [...OFFICE, 'Where we advise', 'Insurance']],
  [{ founded: 2016 }, ['Founded', 'Office', 'Telephone', 'Insurance']],
])('lists for a firm with %j the facts %j, then those from pages.yaml', (overrides, labels) => {
  const { facts, entries } = listFirmFacts(makeSite(overrides), [{ label: 'Fees', text: 'Fixed' }]);
  expect(facts.map(({ label }) => label)).toEqual([...labels, 'Fees']);
  expect(entries).toEqual([]);
});

test('lists a registered firm’s entries in registers, with its office, and shows none of them as a fact', () => {
  const broker = { url: 'https://broker.test/', name: 'Palm Brokers', licence: 'RIB 1' };
  const site = makeSite({
    ...{ rcNumber: 'RC 123456', registrations: [REGISTRATION], insuranceBroker: broker },
    ...{ complaints: 'Write to us.', whereWeAdvise: 'In Nigeria and Ghana.' },
  });
  const { facts, entries } = listFirmFacts(site);
  expect(entries.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    ...['Company (CAC): RC 123456', 'Board of Advisers: Number 7, checked on May 3, 2025'],
    ...['Broker (NAICOM): Palm Brokers, RIB 1', 'Office: 1 Example Street, Ikeja, Lagos'],
    'Complaints: Write to us.',
  ]);
  const labels = ['Registered name', 'Telephone', 'Where we advise'];
  expect(facts.map(({ label }) => label)).toEqual(labels);
  expect(listFirstAnswers(site).at(-1)?.answer).toBe('In Nigeria and Ghana.');
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
