import MiniSearch from 'minisearch';
import { makeArticle } from '@/lib/content/test-content';
import { searchIndex } from './search-index';
import { findMatches, searchOptions, tokenize } from './search-query';

const changes = [{ date: '2025-12-24', text: 'Less [levy](/loans/18).' }];
const find = (body: string, word: string) =>
  MiniSearch.loadJSON(searchIndex([makeArticle({ id: 3, body, changes })]), searchOptions).search(
    word,
    { fuzzy: false, prefix: false },
  ).length > 0;

test('headings, quotes, bullets, tables, captions and changes are indexed, URLs are not', () => {
  const body = [
    '**Costs first**',
    '“Ask twice.”',
    '- one bullet',
    '|Share|Weight|\n|-|-:|\n|Debt|30|',
    '![A stem](growth "Caption")',
    '[Some recovery](/loans/18) [Here](https://cbn.example/rates)',
  ].join('\n');
  const words = 'costs twice bullet weight debt 30 recovery caption levy'.split(' ');
  expect(words.filter((word) => !find(body, word))).toEqual([]);
  const hidden = ['https', 'cbn', 'rates', 'growth', 'loans', '18'];
  expect(hidden.filter((word) => find(body, word))).toEqual([]);
});

test('two builds of the same articles are the same, whatever their order', () => {
  const articles = [makeArticle({ id: 1, body: 'Sugar' }), makeArticle({ id: 2, body: 'Abuja' })];
  expect(searchIndex(articles)).toBe(searchIndex(articles.toReversed()));
});

test.each([
  ['a whole keyword before a title', 'letter of credit', [3, 1, 2, 4]],
  ['a whole keyword in the plural, in capitals', 'LETTERS OF CREDIT', [3, 1, 2, 4]],
  ['a keyword of common words and single letters', 'C of O', [2]],
  ['a title before a text', 'credit', [1, 3, 2, 4]],
  ['nothing for a common word of a keyword', 'of', []],
  ['nothing for signs, although a keyword is in another alphabet', '…', []],
])('a search finds %s', (_what, query, ids) => {
  const keywords = [[], ['C of O', 'IT'], ['letters of credit'], ['LC', '日本']];
  const articles = keywords.map((words, index) =>
    makeArticle({ id: index + 1, keywords: words, body: 'A letter on credit' }),
  );
  const first = makeArticle({ ...articles[0], title: 'Credit and a letter' });
  const json = searchIndex([first, ...articles.slice(1)]);
  const matches = findMatches(MiniSearch.loadJSON(json, searchOptions), query);
  expect(matches).toEqual({ kind: ids.length > 0 ? 'all' : 'noWord', ids });
});

test.each([
  ['ọjà Ọjà, a long-term Ɗan ƙasa', ['oja', 'oja', 'long', 'term', 'dan', 'kasa']],
  ["Ṣọlá’s shop, don’t, don't", ['solas', 'shop', 'dont', 'dont']],
  ['₦1,250,000. and ₦80m, 500k, 27.5%', ['1250000', 'and', '80m', '500000', '27.5']],
  ['₦ – % … 日本 عربي a', []],
])('the words of %j are %j', (text, words) => {
  expect(tokenize(text)).toEqual(words);
  expect(tokenize(text.normalize('NFD'))).toEqual(words);
});
