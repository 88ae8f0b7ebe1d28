import fc from 'fast-check';
import { indexShard, searchLetters } from './search-index';
import { tokenize } from './tokenize.behaviour';

/** The ids of the articles that have a word, read as the page reads them. */
function find(bodies: Record<number, string>, word: string): number[] {
  const articles = Object.entries(bodies).map(([id, body]) => ({ id: Number(id), body }));
  // Entries, because every object has a "constructor".
  const shard = new Map(Object.entries(indexShard(articles.toReversed(), word.charAt(0))));
  let id = 0;
  return (shard.get(word) ?? []).map((delta) => (id += delta));
}

test('finds the articles that have a word, in whatever order they come', () => {
  const bodies = { 2: 'Rent and tax.', 9: 'Nothing.', 14: '**Tax**\nTax again.', 15: 'A TAX' };
  expect(find(bodies, 'tax')).toEqual([2, 14, 15]);
  expect(find(bodies, 'rent')).toEqual([2]);
  expect(find(bodies, 'ta')).toEqual([]);
  expect(find(bodies, 'constructor')).toEqual([]);
  expect(find({ 1: 'A constructor.' }, 'constructor')).toEqual([1]);
});

test('indexes headings, quotes, bullets, tables and captions, but not URLs', () => {
  const body = [
    '**Costs first**',
    '“Ask twice.”',
    '- one bullet',
    '|Share|Weight|\n|-|-:|\n|Debt|30|',
    '[Some recovery](/blog/18 "Hovered") and ![A stem](growth "Caption")',
    '[Here](https://cbn.example/rates), [there](/blog/18)',
  ].join('\n');
  const words = 'costs ask bullet weight debt 30 recovery hovered caption'.split(' ');
  expect(words.filter((word) => find({ 3: body }, word)[0] !== 3)).toEqual([]);
  const hidden = ['https', 'cbn', 'rates', 'growth', 'blog', '18'];
  expect(hidden.filter((word) => find({ 3: body }, word).length > 0)).toEqual([]);
});

test('a shard has the words of its letter in alphabetical order', () => {
  const articles = [{ id: 1, body: 'bank asks Abuja for ₦5m in 2025 and 2024' }];
  expect(Object.keys(indexShard(articles, 'a'))).toEqual(['abuja', 'and', 'asks']);
  expect(indexShard(articles, '2')).toEqual({ 2024: [1], 2025: [1] });
  const words = searchLetters.flatMap((letter) => Object.keys(indexShard(articles, letter)));
  expect(words).toHaveLength(9);
});

test('a letter without words has an empty shard', () => {
  expect(searchLetters.map((letter) => indexShard([], letter))).toEqual(
    Array.from({ length: 36 }, () => ({})),
  );
  expect(indexShard([], 'é')).toEqual({});
});

test.each([
  ['long-term debt/equity', ['long', 'term', 'debt', 'equity']],
  ['ọjà Ọjà ỌJÀ oja', ['oja', 'oja', 'oja', 'oja']],
  ["Ṣọlá’s shop, don’t, don't", ['solas', 'shop', 'dont', 'dont']],
  ['ɓauna Ɗan ƙasa ƴaƴa', ['bauna', 'dan', 'kasa', 'yaya']],
  ['I put a naira in', ['put', 'naira', 'in']],
  ['₦400,000 and ₦80m', ['400000', 'and', '80m']],
  ['₦1,250,000.', ['1250000']],
  ['27.5% of 5%, at 10.', ['27.5', 'of', '5', 'at', '10']],
  ['in 2025, 2026 then', ['in', '2025', '2026', 'then']],
  ['the 3rd, form A1', ['the', '3rd', 'form', 'a1']],
  ['₦ – % … 日本 عربي a', []],
])('the words of %j are %j', (text, words) => {
  expect(tokenize(text)).toEqual(words);
  expect(tokenize(text.normalize('NFD'))).toEqual(words);
});

test('every word begins with a search letter, and has itself as its only word', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string()), (text) => {
      for (const word of tokenize(text)) {
        expect(searchLetters).toContain(word.charAt(0));
        expect(tokenize(word)).toEqual([word]);
      }
    }),
    { seed: 1 },
  );
});
