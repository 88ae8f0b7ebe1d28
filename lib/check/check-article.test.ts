import { parseArticle } from '@/lib/content/article';
import {
  type FieldsAsWritten,
  makeArticleText,
  makeImages,
  makeWords,
} from '@/lib/content/test-content';
import { checkArticle } from './check-article';
import { makeTargets } from './test-targets';

const context = {
  images: makeImages('tax.svg', 'credit.png'),
  people: [{ id: 'ada' }],
  topics: [{ id: 'credit' }],
  targets: makeTargets(),
};

function check(fields: FieldsAsWritten, body = makeWords(800)) {
  const text = makeArticleText(fields, body);
  return checkArticle(parseArticle({ file: 'content/blog/7.md', text }), context);
}

/** The problems in the text of a draft, which may be short and hard to read; its first line is 1. */
function problemsIn(body: string): string[] {
  return check({ draft: 'true' }, body).map(
    ({ severity, line, column, message }) => `${severity} ${line - 7}:${column} ${message}`,
  );
}

const startingWith = (starts: string[]) =>
  starts.map((start) => expect.stringContaining(start) as string);

test.each([
  [799, 1],
  [800, 0],
  [1300, 0],
  [1301, 1],
])('an article of %d words gets %d warnings', (count, warnings) => {
  expect(check({}, makeWords(count))).toHaveLength(warnings);
});

test.each([
  ['the text of the example, in a draft', '- A line with a dash is a bullet.'],
  ['small headings below a main one', '**One**\n1. First\n2. Second\n**Two**\n1. First'],
  ['marks and comparisons', '**One**\n\nA *b* [c](/blog) <https://a.example> 3 < 4 > 2\n\n- d'],
  ['a table with its caption', 'Table: One\n\n| a | b |\n| - | - |\n| 1 | 2 |\n| 3 ||'],
  ['asterisks of sums', '2 * 3 is 6, 2*3 too, and 2**3 is 8'],
  ['asterisks of a note', 'Pay ₦5,000*, or ₦6,000**.\n\n*In Lagos.'],
  ['asterisks after a backslash', String.raw`A \*note and \*\*two`],
  ['asterisks in code', '`**a` and *b*\n\n```\n**c\n```'],
  ['emphasis in a word and beside marks', 'Un*believ*able (*so*), “*it*” – **it**: ***all***'],
  ['code with its end', '```\n- <b>\n[a](b c)\n```\n\nafter'],
  [
    'a bracket that is not a link',
    'He said [sic] (and meant it), [a] ([b](/about)) and [c] (**d**)',
  ],
  ['words that begin like a caption', 'Table: of contents?\n\n| a |\n| - |'],
  ['an image by its name', '![Taxes](tax)'],
  ['words that are the name with a capital', '![Credit](credit.png)'],
  ['words that begin like a file name', '![Image of a stall](tax) ![Photo 51, of DNA](tax)'],
  ['brackets after a backslash', String.raw`\[not a link](/x)`],
  ['a bar in a sum', '|x| is the absolute value of x.'],
  ['a tab after a colon', 'Note:\tafter a tab'],
  ['an exclamation before a link', 'Read this! [Credit](/services#credit)'],
])('accepts %s', (_what, body) => {
  expect(problemsIn(body)).toEqual([]);
});

test.each([
  [
    'rows without a line of dashes, once for each table',
    'a\n\n| a | b |\n| 1 | 2 |\n| 3 | 4 |\n\nb\n\n| c |',
    ['error 3:1 this table is shown as text', 'error 9:1 this table'],
  ],
  ['open marks, one a line', 'A *b and c.\n\nd **e', ['warning 1:3 ', 'warning 3:3 ']],
  [
    'directives in a sentence',
    'See ::chart[F]{type=bars}.\n\n“::chart[F]{type=bars}”',
    ['error 1:5 this line is shown as text', 'error 3:2 this line'],
  ],
  [
    'marks that lead to no line',
    'One[^9] and [fees][fees].',
    ['error 1:4 this is shown as text, because no line begins with [^9]:'],
  ],
  ['a link without words', '[](/about)', ['error 1:1 this link has no words']],
  [
    'Markdown in a caption',
    '![A stem](tax "**Taxes**")',
    ['warning 1:1 readers would see the marks'],
  ],
  ['a heading that is not closed', '**Costs', ['warning 1:1 readers would see this **']],
])('finds %s', (_what, body, starts) => {
  expect(problemsIn(body)).toEqual(startingWith(starts));
});

test.each([
  ['a missing image in a bullet', '- one\n- ![x](nothing)', '2:3 there is no image "nothing"'],
  ['a name for its words', '![tax](tax.svg)', '1:1 "tax" is a file name'],
  ['any file for its words', '![a b.JPG](tax)', '1:1 "a b.JPG" is a file name'],
  ['a camera’s name for its words', '![DSC01234](tax)', '1:1 "DSC01234" is a file name'],
])('finds %s', (_what, body, start) => {
  expect(problemsIn(body)).toEqual(startingWith([`error ${start}`]));
});

test.each<[string, FieldsAsWritten, string[]]>([
  ['a correction of today', { updated: '2025-06-01' }, []],
  [
    'a correction on a future day of publication',
    { date: '2025-07-01', updated: '2025-07-01' },
    [],
  ],
  ['a date within a year', { date: '2026-06-02' }, []],
  ['a link', { imageAlt: "'[a](/b)'" }, ['warning imageAlt: readers would see "]("']],
])('front matter with %s', (_what, fields, starts) => {
  const diagnostics = check(fields, fields.draft ? 'Short.' : undefined);
  expect(
    diagnostics.map(({ severity, field, message }) => `${severity} ${field}: ${message}`),
  ).toEqual(startingWith(starts));
});
