import type { Pages } from '@/lib/content/collections';
import { parse } from 'yaml';
import { makeArticle, makeService, makeSite, readFixture } from '@/lib/content/test-content';
import { buildSearchIndex } from './search-index';
import { createSearch, type SearchEntry, tokenize } from './search-query';

const pages = parse(readFixture('pages.yaml')) as Pages;
const keywords = ['motor insurance', 'premium'];
const service = makeService({ id: 'risk', title: 'Insurance', lead: 'Cover for cars.', keywords });

function makeSearch(articles = [makeArticle()]) {
  const json = buildSearchIndex({ articles, services: [service], pages, site: makeSite() });
  return createSearch(JSON.parse(json) as SearchEntry[]);
}

test('finds headings, quotes, list items, tables, captions and notes about changes, but not URLs and sources', async () => {
  const body = [
    '**Costs first**',
    '“Ask twice.”',
    '- one bullet',
    '|Share|Weight|\n|-|-:|\n|Debt|30|',
    '![A stem](growth "Caption")',
    '[Some recovery](/loans/18) [Here](https://cbn.example/rates)',
    '**Sources**\n\nThe gazette.',
  ].join('\n');
  const changes = [{ date: '2025-12-24', text: 'Less [levy](/loans/18).' }];
  const search = await makeSearch([makeArticle({ body, changes })]);
  const isFound = (word: string) => search(word)?.some(({ id }) => id === '/blog/7');
  const words = 'costs twice bullet weight debt 30 recovery caption levy'.split(' ');
  expect(words.filter((word) => !isFound(word))).toEqual([]);
  const otherWords = ['https', 'cbn', 'rates', 'growth', 'loans', '18', 'gazette'];
  expect(otherWords.filter(isFound)).toEqual([]);
});

const articles = [
  { title: 'Credit and a letter', keywords: [] },
  { title: 'Land', keywords: ['C of O'], body: 'Credit. No letter. Ten barrels, in trade.' },
  { title: 'Trade', keywords: ['letters of credit'], body: 'Sesame, by letter and on credit.' },
].map((article, index) => makeArticle({ ...article, id: index + 1 }));

test.each<[string, string, string[] | undefined]>([
  ['first an article with the query as a keyword', 'LETTER OF CREDIT', ['/blog/3', '/blog/1']],
  ['first an article with the query in its title', 'trade', ['/blog/3', '/blog/2']],
  ['an article by a keyword of single letters and a common word', 'c of o', ['/blog/2']],
  ['a service by its keyword', 'motor insurance', ['/services#risk']],
  ['a service whose keywords have most of the query', 'motor insurance abroad', ['/services#risk']],
  ['the about page', 'who owns this company', ['/about']],
  ['the about page for a question of only common words', 'Who are you?', ['/about']],
  ['the contact page', 'office address', ['/contact']],
  ['the contact page for a question about the fee', 'how much do you charge', ['/contact']],
  ['an article although one of six letters is wrong', 'sesane', ['/blog/3']],
  ['nothing if one of five letters is wrong', 'lettr', []],
  ['nothing if only a body has one of two words', 'barrels abroad', []],
  ['nothing yet for two letters', 'zz', undefined],
  ['nothing if the query is a common word', 'of …', undefined],
])('finds %s', async (_name, query, ids) => {
  const search = await makeSearch(articles);
  expect(search(query)?.map(({ id }) => id)).toEqual(ids);
});

test('returns the description of a result if none of its sentences has a word of the query', async () => {
  const [result] = (await makeSearch())('premium') ?? [];
  expect(result?.excerpt.map(([text]) => text).join('')).toBe(service.summary);
});

test.each([
  ['ọjà Ọjà, long-term Ɗan ƙasa', ['oja', 'oja', 'long', 'term', 'dan', 'kasa']],
  ["Ṣọlá’s shop, don’t, don't", ['solas', 'shop', 'dont', 'dont']],
  ['₦1,250,000. and ₦80m, 500k, 27.5%', ['1250000', 'and', '80m', '500000', '27.5']],
  ['₦ – % … 日本 عربي', []],
])('splits the text %j into the words %j', (text, words) => {
  expect(tokenize(text)).toEqual(words);
  expect(tokenize(text.normalize('NFD'))).toEqual(words);
});
