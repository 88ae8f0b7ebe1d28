import type { Article } from '@/lib/content/article';
import { makeArticle, makeWords } from '@/lib/content/test-content';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { checkArticle } from './check-article';

const targets = { articles: new Map(), siteUrl: undefined, today: '2025-06-01' };

/** An article whose text begins on line 7, and whose fields all stand at 2:8. */
function check(body: string, overrides: Partial<Article> = {}) {
  const article = makeArticle({ date: '2025-05-03', body, bodyLine: 7, ...overrides });
  const parts = { ...article, locate: () => ({ line: 2, column: 8 }) };
  return checkArticle({ article, parts }, targets);
}

/** What is said of a draft with this text, the rule of length aside; lines count from 1. */
function findingsIn(body: string): string[] {
  const { diagnostics = [] } = check(body, { draft: true, bodyLine: 1 }) ?? {};
  return diagnostics.map(
    ({ severity, line, column, message }) => `${severity} ${line}:${column} ${message}`,
  );
}

test.each([800, 1000, 1300])('%d words are an article', (count) => {
  expect(check(makeWords(count))).toMatchObject({ words: count, diagnostics: [] });
});

test.each([
  [1, '1'],
  [799, '799'],
  [1301, '1,301'],
])('%d words are a warning', (count, shown) => {
  const { diagnostics = [] } = check(makeWords(count)) ?? {};
  expect(diagnostics.map(formatDiagnostic)).toEqual([
    `content/blog/7.md:7:1 body: has ${shown} words; aim for 800 to 1,300`,
  ]);
  expect(diagnostics[0]?.severity).toBe('warning');
});

test('long sentences and long words are a warning', () => {
  const checked = check(
    'Considerable institutional responsibilities notwithstanding, '.repeat(200),
  );
  expect(checked?.readingEase).toBeLessThan(0);
  expect(checked?.diagnostics).toEqual([
    expect.objectContaining({
      ...{ severity: 'warning', field: 'body', line: 7, column: 1 },
      message: expect.stringMatching(
        /^is hard to read: a Flesch reading ease of -\d+\.\d; expected 40 or more\./,
      ),
    }),
  ]);
});

test.each([
  [51, 'The company tells us of its information today. ', []],
  [30, 'The advisory company tells us of its information. ', ['warning']],
])('a reading ease of %d', (ease, sentence, severities) => {
  const checked = check(sentence.repeat(120));
  expect(checked?.readingEase?.toFixed(0)).toBe(String(ease));
  expect(checked?.diagnostics.map(({ severity }) => severity)).toEqual(severities);
});

test('a draft may be short and hard, but its links and headings are checked', () => {
  expect(findingsIn('1. First\n\nConsiderable responsibilities. See [it](/blog/99).')).toEqual([
    'warning 1:1 a small heading stands here before any main one; put a line all in **bold** above it',
    'error 3:36 there is no article /blog/99',
  ]);
});

test.each([
  [false, ['error']],
  [true, []],
])('text of the example, in an article with draft: %j', (draft, severities) => {
  const checked = check(`${makeWords(800)}\n\n- A line with a dash is a bullet.`, { draft });
  expect(checked?.diagnostics.map(({ severity }) => severity)).toEqual(severities);
});

test('every link is checked, and an image is no link', () => {
  expect(findingsIn('[a](http://a.example) ![b](c)\n\n[d](5.md)')).toEqual([
    expect.stringContaining('error 1:1 the link "http://a.example" is not secure'),
    expect.stringContaining('error 3:1 the link "5.md" leads nowhere'),
  ]);
});

test('front matter that does not end leaves no text to check', () => {
  expect(checkArticle({ article: undefined, parts: undefined }, targets)).toBeUndefined();
});

test.each([
  ['no heading', 'Text.'],
  ['main headings', '**One**\n\n**Two**'],
  ['small headings below a main one', '**One**\n1. First\n2. Second\n**Two**\n1. First'],
  ['a way back of several levels', '## One\n### Two\n#### Three\n## Four'],
  ['a heading of level 1, which is shown as one of level 2', '# One\n### Two'],
  ['marks and comparisons', '**One**\n\nA *b* [c](/blog) <https://a.example> 3 < 4 > 2\n\n- d'],
  ['a table with its caption', 'Table: One\n\n| a | b |\n| - | - |\n| 1 | 2 |\n| 3 ||'],
  ['asterisks of sums', '2 * 3 is 6, 2*3 too, and 2**3 is 8'],
  ['asterisks of notes', 'Pay ₦5,000*, or ₦6,000**.\n\n*In Lagos.\n\n**In Abuja.'],
  ['asterisks of notes in a table', '| a* | b |\n| - | - |\n| 1 | 2** |\n\n*c\n\n**d'],
  ['asterisks that are meant', String.raw`A \*note and \*\*two`],
  ['asterisks in code', '`**a` and *b*\n\n```\n**c\n```'],
  ['emphasis in a word and beside marks', 'Un*believ*able (*so*), “*it*” – **it**: ***all***'],
  ['code with its end', '```\n- <b>\n[a](b c)\n```\n\nafter'],
  ['an image, which has a check of its own', '![a](b c)'],
  ['a bracket that is no link', 'He said [sic] (and meant it), [a] ([b](/about)) and [c] (**d**)'],
  ['a word that begins like a caption', 'Table: of contents?\n\n| a |\n| - |'],
])('nothing is said of %s', (_what, body) => {
  expect(findingsIn(body)).toEqual([]);
});

const ASIDE =
  'for HTML is not run; write **bold**, *emphasis*, [links](/blog/5) and tables with marks';
const NO_TABLE =
  'this line is shown with its bars and not as a table; under the first row of a table belongs a line such as | --- | --- |, with as many parts as the row has cells';
const NO_END =
  'code begins here and does not end; put a line of ``` under it, or take the three characters out';
const AS_TEXT =
  'this link is shown as text; write [words](/blog/5), the address whole and without spaces';

test.each([
  ['an element', 'A <b>c</b>', `warning 1:3 "<b>" is shown to readers as it is, ${ASIDE}`],
  ['a comment', 'a\n\n<!-- b -->', `warning 3:1 "<!--" is shown to readers as it is, ${ASIDE}`],
  ['a space in an address', 'See [a](/blog/1 2).', `error 1:5 ${AS_TEXT}`],
  ['a link that does not end', '- [a](/blog/1', `error 1:3 ${AS_TEXT}`],
  [
    'rows without the line of dashes, once for all that follow each other',
    'a\n\n| a | b |\n| 1 | 2 |\n| 3 | 4 |\n\nb\n\n| c |',
    `error 3:1 ${NO_TABLE}`,
    `error 9:1 ${NO_TABLE}`,
  ],
  [
    'a cell too many',
    '| a | b |\n| - | - |\n| 1 | 2 |\n| 1 | 2 | 3 |',
    "error 4:1 this row has 3 cells and the table's first row 2; readers would not see the rest",
  ],
  ['code without an end', 'a\n\n```\nb\n', `error 3:1 ${NO_END}`],
  ['code that ends with other characters', '```\nb\n~~~', `error 1:1 ${NO_END}`],
  [
    'a caption below its table',
    '| a |\n| - |\n\nTable: One',
    'warning 4:1 this is no table’s caption, for no table stands right below it',
  ],
  [
    'a caption away from its table',
    'Table: One\n\na\n\n| a |\n| - |',
    'warning 1:1 this is no table’s caption, for no table stands right below it',
  ],
  [
    'levels left out',
    '**One**\n#### Deep\n**Two**\n##### Deeper',
    'warning 2:1 a heading of level 4 stands under one of level 2; make it one of level 3',
    'warning 4:1 a heading of level 5 stands under one of level 2; make it one of level 3',
  ],
])('%s', (_what, body, ...findings) => {
  expect(findingsIn(body)).toEqual(findings);
});

test.each<[string, Partial<Article>, ...string[]]>([
  ['plain words', { title: 'M&A: 5 < 6 & 7 > 3*2', imageAlt: 'A “stall” at 9 am' }],
  ['a correction of today', { updated: '2025-06-01' }],
  ['a correction on the day of an article to come', { date: '2025-07-01', updated: '2025-07-01' }],
  ['an article within a year', { date: '2026-06-02' }],
  ['a correction to come', { updated: '2025-06-02' }, 'error updated: June 2, 2025 has yet to'],
  [
    'a date years ahead',
    { date: '2026-06-03' },
    'warning date: the article waits until June 3, 2026',
  ],
  ['an element', { title: 'A <b>c</b>' }, 'warning title: "<b>" is shown to readers as it is'],
  ['marks', { description: 'A **bold** word' }, 'warning description: "**" is shown'],
  ['a link', { imageAlt: '[a](/b)' }, 'warning imageAlt: "](" is shown'],
  ['an entity', { title: 'Bread &amp; butter' }, 'warning title: "&amp;" is shown'],
])('front matter: %s', (_what, overrides, ...expected) => {
  const { diagnostics = [] } = check(makeWords(800), overrides) ?? {};
  expect(
    diagnostics.map(({ severity, field, message }) => `${severity} ${field}: ${message}`),
  ).toEqual(expected.map((start) => expect.stringContaining(start) as string));
});
