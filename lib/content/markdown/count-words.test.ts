import { countWords } from './count-words';

test.each([
  ['no text', '', 0],
  ['marks', '- **word** | *two* | --- |', 2],
  ['letters with marks under them', 'ọmọ ẹ̀gbọ́n', 2],
  ['amounts and figures', '₦97,487 on the 28th, or 2.5%', 6],
  ['contractions and compounds', 'don’t re-send it', 3],
  ['the words of a link, not its address', 'See [the bank](https://www.cbn.gov.ng/rates) now', 4],
  ['the words of a picture, not its name', '![A tall house](property "Two houses")', 3],
])('%s', (_what, body, count) => {
  expect(countWords(body)).toBe(count);
});
