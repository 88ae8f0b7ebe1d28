import { findFault } from './find-fault';

const rules = {
  words: { min: 3, max: 5 },
  description: 8,
  distinct: [
    ['social', 'network'],
    ['ticker.symbols', 'proName'],
  ],
} as const;
const ARTICLE = {
  description: 'Eight ch',
  image: 'tax.svg',
  date: 'May 3, 2025',
  draft: false,
  body: 'Three words here',
};
const FACTS = {
  social: [{ network: 'x' }, { network: 'facebook' }],
  ticker: { symbols: [{ proName: 'NSENG:GTCO' }] },
};

test.each([
  ['an article', ARTICLE],
  ['a short draft', { ...ARTICLE, draft: true, body: 'Short' }],
  ['an article of the most words', { ...ARTICLE, body: '1 2 3 4 [5](/blog/6)' }],
  ['a correction on the day itself', { ...ARTICLE, updated: 'May 3, 2025' }],
  ['days in two zones', { ...ARTICLE, date: 'May 3, 2025 1:00', updated: 'May 3, 2025' }],
  ['facts', FACTS],
  [
    'opening hours',
    { openingHours: [{ from: 'Sunday', to: '', opens: '09:00', closes: '17:00' }] },
  ],
  ['facts without lists', { name: 'Baobab' }],
])('%s has no fault', (_what, data) => {
  expect(findFault(data, rules)).toBeUndefined();
});

test.each([
  [ARTICLE, { body: 'Two words' }, /2 words; .* 3 to 5/],
  [ARTICLE, { body: 'Two words', draft: undefined }, /2 words/],
  [ARTICLE, { body: '1 2 3 4 5 6' }, /6 words/],
  [ARTICLE, { description: 'Seven 😀' }, /7 characters; 8/],
  [ARTICLE, { image: 'market/day.jpg' }, /folder/],
  [ARTICLE, { updated: 'May 2, 2025' }, /before/],
  [FACTS, { social: [{ network: 'x' }, { network: 'x' }] }, /“x” stands twice/],
  [FACTS, { ticker: { symbols: [{ proName: 'A:B' }, { proName: 'A:B' }] } }, /“A:B” stands twice/],
  [
    FACTS,
    { openingHours: [{ from: 'Monday', to: '', opens: '09:00', closes: '05:00' }] },
    /^Opening hours: 05:00 is not after 09:00; .*\.$/,
  ],
])('%j with %j is refused', (data, change, sentence) => {
  expect(findFault({ ...data, ...change }, rules)).toMatch(sentence);
});
