import { countWords, readingMinutes } from './count-words';

test.each([
  ['no text', '', 0],
  ['marks', '- **word** | *two* | --- |', 2],
  ['amounts and figures', '₦97,487 on the 28th, or 2.5%', 6],
  ['the words of a link, not its address', 'See [the bank](https://www.cbn.gov.ng/rates) now', 4],
  ['the words of a picture, not its name', '![A tall house](property "Two houses")', 3],
])('counts the words of %s', (_what, body, count) => {
  expect(countWords(body)).toBe(count);
});

test.each([
  ['a short text takes a minute', 100, 1],
  ['1,000 words take four', 1000, 4],
])('reading time: %s', (_what, words, minutes) => {
  expect(readingMinutes({ words })).toBe(minutes);
});
