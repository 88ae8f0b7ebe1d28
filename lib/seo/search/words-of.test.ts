import fc from 'fast-check';
import { searchLetters } from './search-part';
import { wordsOf } from './words-of';

test.each([
  ['Tax, tax; TAX!', ['tax', 'tax', 'tax']],
  ['long-term debt/equity', ['long', 'term', 'debt', 'equity']],
  ['ọjà Ọjà ỌJÀ oja', ['oja', 'oja', 'oja', 'oja']],
  ["Ṣọlá’s shop, don’t, don't", ['solas', 'shop', 'dont', 'dont']],
  ['ɓauna Ɗan ƙasa ƴaƴa', ['bauna', 'dan', 'kasa', 'yaya']],
  ['I put a naira in', ['put', 'naira', 'in']],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
  expect(wordsOf(text.normalize('NFD'))).toEqual(words);
});

test.each([
  ['₦400,000 and ₦80m', ['400000', 'and', '80m']],
  ['₦1,250,000.', ['1250000']],
  ['27.5% of 5%, at 10.', ['27.5', 'of', '5', 'at', '10']],
  ['in 2025,2026 then', ['in', '20252026', 'then']],
  ['in 2025, 2026 then', ['in', '2025', '2026', 'then']],
  ['the 3rd, form A1', ['the', '3rd', 'form', 'a1']],
])('the numbers of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('signs and letters of other scripts are no words', () => {
  expect(wordsOf('₦ – % … 日本 عربي a')).toEqual([]);
});

test('every word begins with a letter that has a part, and is its own only word', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string()), (text) => {
      for (const word of wordsOf(text)) {
        expect(searchLetters).toContain(word.charAt(0));
        expect(wordsOf(word)).toEqual([word]);
      }
    }),
  );
});
