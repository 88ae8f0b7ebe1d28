import { readingMinutes } from './reading-time';

test.each([
  ['no text takes a minute', '', 1],
  ['a short text takes a minute', 'word '.repeat(100), 1],
  ['1,000 words take four', 'word '.repeat(1000), 4],
  ['marks are no words', '- **word** | '.repeat(238), 1],
  ['letters with marks under them are letters', 'ọmọ ẹ̀gbọ́n '.repeat(238), 2],
])('%s', (_what, body, minutes) => {
  expect(readingMinutes(body)).toBe(minutes);
});
