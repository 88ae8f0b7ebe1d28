import { parseBody } from './parse-body';
import { countWords, readingEase, readingMinutes } from './readability';

test.each([
  ['no text', '', 0],
  ['marks', '- **word** | *two* | --- |', 2],
  ['amounts and figures', '₦97,487 on the 28th, or 2.5%', 6],
  ['the words of a link, not its address', 'See [the bank](https://www.cbn.gov.ng/rates) now', 4],
  ['the words of a picture, not its name', '![A tall house](property "Two houses")', 3],
])('counts the words of %s', (_what, body, count) => {
  expect(countWords(body)).toBe(count);
});

const easeOf = (body: string) => readingEase(parseBody(body));

/** 206.835 - 1.015 x words a sentence - 84.6 x syllables a word (Flesch 1948). */
const formula = (words: number, sentences: number, syllables: number) =>
  206.835 - (1.015 * words) / sentences - (84.6 * syllables) / words;

test.each([
  ['one sentence', 'The cat sat on the mat.', formula(6, 1, 6)],
  ['an abbreviation ends no sentence', 'It was 2.5 per cent.', formula(5, 1, 5)],
  ['paragraphs without a full stop end', 'The cat sat\n\nThe dog ran', formula(6, 2, 6)],
  ['a figure is a word of one syllable', 'Pay ₦97,487 now', formula(3, 1, 3)],
])('reading ease: %s', (_what, body, ease) => {
  expect(easeOf(body)).toBeCloseTo(ease, 10);
});

test.each([
  ['headings', '**Extraordinary considerations**\n\n1. Organisational\n\nThe cat sat.'],
  ['tables', '| Organisational |\n| --- |\n| considerations |\n\nThe cat sat.'],
  ['footnotes', 'The cat sat.[^1]\n\n[^1]: Organisational considerations.'],
  ['sources', 'The cat sat.\n\n**Sources**\n\n- Organisational considerations\n\n- More'],
])('%s do not count as sentences', (_what, body) => {
  expect(easeOf(body)).toBeCloseTo(formula(3, 1, 3), 10);
});

test.each([
  ['a short text takes a minute', 'word '.repeat(100), 1],
  ['1,000 words take four', 'word '.repeat(1000), 4],
])('reading time: %s', (_what, body, minutes) => {
  expect(readingMinutes(body)).toBe(minutes);
});
