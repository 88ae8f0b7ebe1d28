import fc from 'fast-check';
import { searchLetters, indexShard, tokenize } from './search-index';

/** The ids of the articles that have a word, read as the page reads them. */
function find(bodies: Record<number, string>, word: string): number[] {
  const articles = Object.entries(bodies).map(([id, body]) => ({ id: Number(id), body }));
  // Entries: every object has a "constructor".
  const part = new Map(Object.entries(indexShard(articles.toReversed(), word.charAt(0))));
  let id = 0;
  return (part.get(word) ?? []).map((distance) => (id += distance));
}

test('a word knows the articles that have it, whatever their order', () => {
  const bodies = { 2: 'Rent and tax.', 9: 'Nothing.', 14: '**Tax**\nTax again.', 15: 'A TAX' };
  expect(find(bodies, 'tax')).toEqual([2, 14, 15]);
  expect(find(bodies, 'rent')).toEqual([2]);
  expect(find(bodies, 'ta')).toEqual([]);
});

test('headings, quotes, tables, bullets and the words of links are searched', () => {
  const body = [
    '**Costs first**',
    '“Ask twice.”',
    '- one bullet',
    '|Share|Weight|\n|-|-:|\n|Debt|30|',
    '[Some recovery](/blog/18 "Hovered") and ![A stem](growth "Caption")',
  ].join('\n');
  for (const word of ['costs', 'ask', 'bullet', 'weight', 'debt', '30', 'recovery', 'caption']) {
    expect({ word, ids: find({ 3: body }, word) }).toEqual({ word, ids: [3] });
  }
});

test('where links and pictures lead is not', () => {
  const body = '[Here](https://cbn.example/rates) and ![A stem](growth), [there](/blog/18)';
  for (const word of ['https', 'cbn', 'rates', 'growth', 'blog', '18']) {
    expect(find({ 3: body }, word)).toEqual([]);
  }
});

test('words that objects have by themselves are words', () => {
  expect(find({ 1: 'A constructor and a toString.' }, 'constructor')).toEqual([1]);
  expect(find({ 1: 'Nothing.' }, 'constructor')).toEqual([]);
});

test('each part holds the words of its letter alone, in order', () => {
  const articles = [{ id: 1, body: 'bank asks Abuja for ₦5m in 2025 and 2024' }];
  expect(Object.keys(indexShard(articles, 'a'))).toEqual(['abuja', 'and', 'asks']);
  expect(indexShard(articles, '2')).toEqual({ 2024: [1], 2025: [1] });
  expect(searchLetters.flatMap((letter) => Object.keys(indexShard(articles, letter)))).toHaveLength(
    9,
  );
});

test('without articles every part is there and empty', () => {
  expect(searchLetters.map((letter) => indexShard([], letter))).toEqual(
    Array.from({ length: 36 }, () => ({})),
  );
  expect(indexShard([], 'é')).toEqual({});
});

test.each([
  ['Tax, tax; TAX!', ['tax', 'tax', 'tax']],
  ['long-term debt/equity', ['long', 'term', 'debt', 'equity']],
  ['ọjà Ọjà ỌJÀ oja', ['oja', 'oja', 'oja', 'oja']],
  ["Ṣọlá’s shop, don’t, don't", ['solas', 'shop', 'dont', 'dont']],
  ['ɓauna Ɗan ƙasa ƴaƴa', ['bauna', 'dan', 'kasa', 'yaya']],
  ['I put a naira in', ['put', 'naira', 'in']],
])('the words of %j', (text, words) => {
  expect(tokenize(text)).toEqual(words);
  expect(tokenize(text.normalize('NFD'))).toEqual(words);
});

test.each([
  ['₦400,000 and ₦80m', ['400000', 'and', '80m']],
  ['₦1,250,000.', ['1250000']],
  ['27.5% of 5%, at 10.', ['27.5', 'of', '5', 'at', '10']],
  ['in 2025,2026 then', ['in', '20252026', 'then']],
  ['in 2025, 2026 then', ['in', '2025', '2026', 'then']],
  ['the 3rd, form A1', ['the', '3rd', 'form', 'a1']],
])('the numbers of %j', (text, words) => {
  expect(tokenize(text)).toEqual(words);
});

test('signs and letters of other scripts are no words', () => {
  expect(tokenize('₦ – % … 日本 عربي a')).toEqual([]);
});

test('every word begins with a letter that has a part, and is its own only word', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string()), (text) => {
      for (const word of tokenize(text)) {
        expect(searchLetters).toContain(word.charAt(0));
        expect(tokenize(word)).toEqual([word]);
      }
    }),
  );
});
