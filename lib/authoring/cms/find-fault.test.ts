import { findFault, type Rules } from './find-fault';

const rules: Rules = {
  words: { min: 3, max: 5, count: (body) => body.split(' ').length },
  description: 8,
  distinct: [
    ['social', 'network'],
    ['ticker.symbols', 'proName'],
  ],
};
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
  ['a correction on the day itself', { ...ARTICLE, updated: 'May 3, 2025' }],
  ['facts', FACTS],
  ['facts without lists', { name: 'Baobab' }],
])('%s has no fault', (_what, data) => {
  expect(findFault(data, rules)).toBeUndefined();
});

test.each([
  [{ body: 'Two words' }, /2 words; .* 3 to 5/],
  [{ body: 'Two words', draft: undefined }, /2 words/],
  [{ body: '1 2 3 4 5 6' }, /6 words/],
  [{ description: 'Seven 😀' }, /7 characters; 8/],
  [{ image: 'market/day.jpg' }, /folder/],
  [{ updated: 'May 2, 2025' }, /before/],
])('an article with %j is refused', (change, sentence) => {
  expect(findFault({ ...ARTICLE, ...change }, rules)).toMatch(sentence);
});

test.each([
  [{ social: [{ network: 'x' }, { network: 'x' }] }, /“x” stands twice/],
  [{ ticker: { symbols: [{ proName: 'A:B' }, { proName: 'A:B' }] } }, /“A:B” stands twice/],
])('facts with %j are refused', (change, sentence) => {
  expect(findFault({ ...FACTS, ...change }, rules)).toMatch(sentence);
});
