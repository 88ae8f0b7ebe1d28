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

test('a word leads to the articles that have it', () => {
  const bodies = { 2: 'Rent and tax.', 9: 'Nothing.', 14: '**Tax**\nTax again.', 15: 'A TAX' };
  expect(find(bodies, 'tax')).toEqual([2, 14, 15]);
  expect(find(bodies, 'ta')).toEqual([]);
  expect(find(bodies, 'constructor')).toEqual([]);
  expect(find({ 1: 'A constructor.' }, 'constructor')).toEqual([1]);
});

test('headings, quotes, bullets, tables and captions are indexed, URLs are not', () => {
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

test('a shard is JSON with the words of its letter alone, in the same order in every build', () => {
  const payload = `"'></script><script>alert(1)</script>&<b>`;
  const articles = [{ id: 1, body: `sugar asks Abuja for ₦5m and ${payload}` }];
  expect(JSON.stringify(indexShard(articles, 'a'))).toBe(
    '{"abuja":[1],"alert":[1],"and":[1],"asks":[1]}',
  );
  expect(JSON.stringify(indexShard(articles, 's'))).toBe('{"script":[1],"sugar":[1]}');
  const words = searchLetters.flatMap((letter) => Object.keys(indexShard(articles, letter)));
  expect(words.join(' ')).toBe('abuja alert and asks for script sugar 1 5m');
  expect(indexShard([], 'a')).toEqual({});
});

test.each([
  ['ọjà Ọjà, a long-term Ɗan ƙasa', ['oja', 'oja', 'long', 'term', 'dan', 'kasa']],
  ["Ṣọlá’s shop, don’t, don't", ['solas', 'shop', 'dont', 'dont']],
  ['₦1,250,000. and ₦80m', ['1250000', 'and', '80m']],
  ['27.5% of 5%, at 10.', ['27.5', 'of', '5', 'at', '10']],
  ['₦ – % … 日本 عربي a', []],
])('the words of %j are %j', (text, words) => {
  expect(tokenize(text)).toEqual(words);
  expect(tokenize(text.normalize('NFD'))).toEqual(words);
});
