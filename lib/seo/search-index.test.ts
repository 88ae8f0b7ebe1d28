import MiniSearch from 'minisearch';
import { makeArticle } from '@/lib/content/test-content';
import { buildSearchIndex } from './search-index';
import { findMatches, searchOptions, tokenize } from './search-query';

const changes = [{ date: '2025-12-24', text: 'Less [levy](/loans/18).' }];
const isIndexed = (body: string, word: string) =>
  MiniSearch.loadJSON(
    buildSearchIndex([makeArticle({ id: 3, body, changes })]),
    searchOptions,
  ).search(word, { fuzzy: false, prefix: false }).length > 0;

test('indexes headings, quotes, list items, tables, captions and notes about changes, but not URLs', () => {
  const body = [
    '**Costs first**',
    '“Ask twice.”',
    '- one bullet',
    '|Share|Weight|\n|-|-:|\n|Debt|30|',
    '![A stem](growth "Caption")',
    '[Some recovery](/loans/18) [Here](https://cbn.example/rates)',
  ].join('\n');
  const words = 'costs twice bullet weight debt 30 recovery caption levy'.split(' ');
  expect(words.filter((word) => !isIndexed(body, word))).toEqual([]);
  const unindexedWords = ['https', 'cbn', 'rates', 'growth', 'loans', '18'];
  expect(unindexedWords.filter((word) => isIndexed(body, word))).toEqual([]);
});

test('returns the same index regardless of the order of the articles', () => {
  const articles = [makeArticle({ id: 1, body: 'Sugar' }), makeArticle({ id: 2, body: 'Abuja' })];
  expect(buildSearchIndex(articles)).toBe(buildSearchIndex(articles.toReversed()));
});

test.each([
  [
    'an article with the query as a keyword before one with the query in its title',
    'letter of credit',
    [3, 1, 2, 4],
  ],
  [
    'an article by its keyword if the query is in the plural and in capitals',
    'LETTERS OF CREDIT',
    [3, 1, 2, 4],
  ],
  ['an article by a keyword that consists of single letters and a common word', 'C of O', [2]],
  [
    'an article with the query in its title before articles with the query in their body',
    'credit',
    [1, 3, 2, 4],
  ],
  ['nothing if the query is a common word', 'of', []],
  ['nothing if the query is punctuation, even if a keyword has no Latin letters', '…', []],
])('finds %s', (_name, query, ids) => {
  const keywords = [[], ['C of O', 'IT'], ['letters of credit'], ['LC', '日本']];
  const articles = keywords.map((words, index) =>
    makeArticle({ id: index + 1, keywords: words, body: 'A letter on credit' }),
  );
  const first = makeArticle({ ...articles[0], title: 'Credit and a letter' });
  const json = buildSearchIndex([first, ...articles.slice(1)]);
  const matches = findMatches(MiniSearch.loadJSON(json, searchOptions), query);
  expect(matches).toEqual({ kind: ids.length > 0 ? 'all' : 'noWord', ids });
});

test.each([
  ['ọjà Ọjà, a long-term Ɗan ƙasa', ['oja', 'oja', 'long', 'term', 'dan', 'kasa']],
  ["Ṣọlá’s shop, don’t, don't", ['solas', 'shop', 'dont', 'dont']],
  ['₦1,250,000. and ₦80m, 500k, 27.5%', ['1250000', 'and', '80m', '500000', '27.5']],
  ['₦ – % … 日本 عربي a', []],
])('splits the text %j into the search terms %j', (text, words) => {
  expect(tokenize(text)).toEqual(words);
  expect(tokenize(text.normalize('NFD'))).toEqual(words);
});
