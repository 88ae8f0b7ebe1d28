import matter from 'gray-matter';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { articleId, parseArticle } from './article';
import { type FieldsAsWritten, makeArticleText, makeImages, makeSource } from './test-content';

const images = makeImages('tax.svg', 'credit.png');

/** The problems of a text as an editor reads them, without the file's name. */
function problemsOf(text: string, name = '7.md'): string[] {
  const { article, diagnostics } = parseArticle(makeSource(text, name), images);
  expect(article === undefined).toBe(diagnostics.length > 0);
  return diagnostics.map((diagnostic) =>
    formatDiagnostic(diagnostic).replace(`content/blog/${name}:`, ''),
  );
}

const problemsWith = (fields: FieldsAsWritten) => problemsOf(makeArticleText(fields));

test('an article has the fields of its front matter, the id of its file and its text', () => {
  const source = makeSource(makeArticleText({}, '\n**First**\n\nOne line.\n'), '24.md');
  expect(parseArticle(source, images)).toMatchObject({
    article: {
      id: 24,
      title: 'Diaspora wealth',
      date: '2025-05-03',
      description: 'What families abroad can do with money that they want to work at home.',
      image: { name: 'tax', file: 'tax.svg', width: 1200, height: 675 },
      imageAlt: '',
      draft: false,
      body: '\n**First**\n\nOne line.\n',
      bodyLine: 7,
      file: 'content/blog/24.md',
    },
    references: [
      { file: 'content/blog/24.md', line: 5, column: 8, field: 'image', written: 'tax' },
    ],
    diagnostics: [],
  });
});

test.each<[string, FieldsAsWritten, object]>([
  ['a correction', { updated: 'June 1, 2025' }, { updated: '2025-06-01' }],
  ['a correction on the day itself', { updated: 'May 3, 2025' }, { updated: '2025-05-03' }],
  ['words for the image', { imageAlt: 'A basket' }, { imageAlt: 'A basket' }],
  ['a draft', { draft: 'true' }, { draft: true }],
  ['no draft', { draft: 'false' }, { draft: false }],
  ['an empty optional field', { imageAlt: '""', draft: '' }, { imageAlt: '', draft: false }],
  ['an image with its ending', { image: 'credit.png' }, { image: images.get('credit') }],
  ['an image with spaces around', { image: '" tax "' }, { image: images.get('tax') }],
  ['a title over indented lines', { title: 'Oil\n  and gas' }, { title: 'Oil and gas' }],
])('%s is accepted', (_name, fields, expected) => {
  expect(problemsWith(fields)).toEqual([]);
  expect(parseArticle(makeSource(makeArticleText(fields)), images).article).toMatchObject(expected);
});

const KEYS = 'title, date, description, image, imageAlt, updated, draft';

test.each<[string, FieldsAsWritten, string]>([
  ['no title', { title: undefined }, '2:1 title: is missing; expected a title'],
  ['an empty date', { date: '' }, '3:6 date: is missing; expected a date such as'],
  ['a short description', { description: 'x'.repeat(49) }, '4:14 description: has 49 characters'],
  ['a long description', { description: 'x'.repeat(161) }, '4:14 description: has 161 characters'],
  ['a long title', { title: 'x'.repeat(81) }, '2:8 title: has 81 characters; expected 80 at most'],
  ['no image', { image: '' }, '5:7 image: is missing; expected the name of a picture'],
  ['an unknown image', { image: 'crdit' }, '5:8 image: there is no picture "crdit" in content/'],
  ['a list of images', { image: '[tax]' }, '5:8 image: expected the name of a picture in content/'],
  ['a number for words', { imageAlt: '7' }, '6:11 imageAlt: expected the picture in words, got'],
  ['a quoted truth', { draft: '"true"' }, '6:8 draft: expected true or false without quotes'],
  ['a correction on no day', { updated: 'soon' }, '6:10 updated: expected a date such as "May 3'],
  [
    'a correction before the article',
    { updated: 'May 2, 2025' },
    "6:10 updated: is before the article's date, May 3, 2025; write the day of the correction, or take the line out",
  ],
  [
    'a misspelt field',
    { Draft: 'true' },
    '6:1 Draft: this key is not known. Did you mean "draft"?',
  ],
  ['an unknown field', { id: '7' }, `6:1 id: this key is not known. Expected one of: ${KEYS}`],
])('%s is refused', (_name, fields, diagnostic) => {
  expect(problemsWith(fields)).toEqual([expect.stringContaining(diagnostic)]);
});

test('several problems of one article come at once', () => {
  const text = makeArticleText(
    { title: '', date: '3/5/25', image: 'crdit', autor: 'Ada' },
    '\n![](nothing)\n',
  );
  expect(problemsOf(text, '07.md').map((line) => line.slice(0, 24))).toEqual([
    '1:1 id: the file name mu',
    '2:7 title: is missing; e',
    '3:7 date: expected a dat',
    '6:1 autor: this key is n',
    '5:8 image: there is no p',
    '9:1 body: there is no pi',
    '9:1 body: the picture ha',
  ]);
});

test.each(['1.md', '24.md', '999999999.md'])('%s is the file name of an article', (name) => {
  expect(articleId(name)).toBe(Number.parseInt(name, 10));
});

test.each([
  ...['0.md', '-1.md', '+1.md', '1.5.md', '07.md', '1e3.md', 'a.md', '7a.md', '.md', '7.MD'],
  ...['7.mdx', '7.md.txt', '7', ' 7.md', '7 (1).md', '٧.md', '1000000000.md'],
])('the file name %j is refused', (name) => {
  expect(articleId(name)).toBeUndefined();
  expect(problemsOf(makeArticleText(), name)).toEqual([
    '1:1 id: the file name must be a whole number from 1 up and ".md", such as 24.md',
  ]);
});

const BEGIN = '1:1 the file must begin with a line of three dashes and the fields of the article.';
const CLOSE = '1:1 the fields at the top are not closed; put a line of three dashes under them';

test.each([
  ['an empty file', '', BEGIN],
  ['text alone', 'One line.\n', BEGIN],
  ['a blank line at the top', `\n${makeArticleText()}`, BEGIN],
  ['two dashes', makeArticleText().replace('---', '--'), `${BEGIN} Did you mean "---"?`],
  ['four dashes', makeArticleText().replace('---', '----'), `${BEGIN} Did you mean "---"?`],
  ['JSON', makeArticleText().replace('---', '---json'), BEGIN],
  ['fields that are not closed', makeArticleText().replace('\n---\n', '\n'), CLOSE],
  ['closed by four dashes', makeArticleText().replace('\n---\n', '\n----\n'), CLOSE],
  ['closed by dashes and a word', makeArticleText().replace('\n---\n', '\n--- a\n'), CLOSE],
  ['four, then three', makeArticleText({}, 'a\n---\n').replace('\n---\n', '\n----\n'), CLOSE],
  ['the opening dashes alone', '---', CLOSE],
])('no front matter: %s', (_name, text, diagnostic) => {
  expect(problemsOf(text)).toEqual([diagnostic]);
});

// gray-matter runs what stands after `---js`.
test.each(['---js', '---javascript', '--- js'])('a program after %s is not run', (opening) => {
  const run = jest.spyOn(process, 'emitWarning').mockReturnValue();
  const text = `${opening}\n{ title: (process.emitWarning('run'), 'x') }\n---\n\nOne line.\n`;
  matter(text, {});
  expect(run).toHaveBeenCalledTimes(1);
  expect(problemsOf(text)).toEqual([expect.stringContaining(BEGIN)]);
  expect(run).toHaveBeenCalledTimes(1);
  run.mockRestore();
});

test.each(['---\n---\n\nOne line.\n', '---\n# later\n---\n\nOne line.\n'])(
  'all required fields of %j are missing',
  (text) => {
    const fields = problemsOf(text).map((line) => line.replace(/^\S+ (\w+): is missing.*/, '$1'));
    expect(fields).toEqual(['title', 'date', 'description', 'image']);
  },
);

test.each([
  ['---\nhello\n---\n\nOne line.\n', '"hello"'],
  ['---\n- title\n- date\n---\n\nOne line.\n', 'a list'],
])('%j has no fields', (text, got) => {
  expect(problemsOf(text)).toEqual([
    `2:1 expected a group of fields, each written as name: value, got ${got}`,
  ]);
});

test.each(['', '\n', '\n \n\t\n'])('an article without a text (%j) is refused', (body) => {
  expect(problemsOf(makeArticleText({}, body))).toEqual(['7:1 body: the article has no text']);
});

test('a text that is far too large is refused at its line, and not parsed', () => {
  const source = makeSource(makeArticleText({}, `\nOne.\n\n![](a)${'*a _b '.repeat(1000)}\n`));
  const { parts, diagnostics } = parseArticle(source, images);
  expect(parts).toBeUndefined();
  expect(diagnostics).toMatchObject([
    { line: 10, field: 'body', message: expect.stringMatching(/^more than 1,000 characters/) },
  ]);
});

test.each<[string, string, string, number]>([
  ['right under the dashes', makeArticleText({}, 'One line.\n'), 'One line.\n', 7],
  ['under more fields', makeArticleText({ draft: 'true', imageAlt: 'x' }, '\nA.\n'), '\nA.\n', 9],
  ['under a wrapped value', makeArticleText({ title: 'A\n  b' }, '\nA.\n'), '\nA.\n', 8],
  ['with dashes in it', makeArticleText({}, 'a\n\n---\n\nb\n'), 'a\n\n---\n\nb\n', 7],
  ['without a line end', makeArticleText({}, 'One line.'), 'One line.', 7],
])('the body begins on its line of the file: %s', (_name, text, body, bodyLine) => {
  expect(parseArticle(makeSource(text), images).article).toMatchObject({ body, bodyLine });
});

test('spaces after the dashes do no harm', () => {
  const text = makeArticleText({ title: undefined }).replaceAll('---\n', '---  \n');
  expect(problemsOf(text)).toEqual([expect.stringMatching(/^2:1 title: is missing/)]);
  expect(problemsOf(makeArticleText().replaceAll('---\n', '---  \n'))).toEqual([]);
});

test('a fault of an image in the text leaves the article for other checks', () => {
  const source = makeSource(makeArticleText({}, '![a stall](nothing)'));
  expect(parseArticle(source, images)).toMatchObject({ article: { id: 7 }, diagnostics: [{}] });
});
