import matter from 'gray-matter';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { articleId, parseArticle } from './article';
import { normalizeText } from './files/source';
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

const DATE = 'a date such as "May 3, 2025" or 2025-05-03';
const DESCRIPTION = 'a description of 50 to 160 characters';
const PICTURE = 'the name of a picture in content/images';

test('an article has the fields of its head, the id of its file and its text', () => {
  const source = makeSource(makeArticleText({}, '\n**First**\n\nOne line.\n'), '24.md');
  expect(parseArticle(source, images)).toMatchObject({
    article: {
      id: 24,
      title: 'Diaspora wealth',
      date: '2025-05-03',
      updated: undefined,
      description: 'What families abroad can do with money that they want to work at home.',
      image: { name: 'tax', file: 'tax.svg', width: 1200, height: 675 },
      imageAlt: '',
      draft: false,
      body: '\n**First**\n\nOne line.\n',
      bodyLine: 7,
      file: 'content/blog/24.md',
    },
    diagnostics: [],
  });
});

test.each<[string, FieldsAsWritten, object]>([
  ['a correction', { updated: 'June 1, 2025' }, { updated: '2025-06-01' }],
  ['words for the picture', { imageAlt: 'A basket' }, { imageAlt: 'A basket' }],
  ['a draft', { draft: 'true' }, { draft: true }],
  ['no draft', { draft: 'false' }, { draft: false }],
  [
    'optional fields left empty',
    { updated: '', imageAlt: '""', draft: '' },
    { updated: undefined, imageAlt: '', draft: false },
  ],
  ['an ISO date', { date: '2025-05-03' }, { date: '2025-05-03' }],
  ['a quoted date', { date: '"May 3, 2025"' }, { date: '2025-05-03' }],
  ['a picture with its ending', { image: 'credit.png' }, { image: images.get('credit') }],
  ['a picture with spaces around', { image: '" tax "' }, { image: images.get('tax') }],
  ['a title of digits in quotes', { title: '"2026"' }, { title: '2026' }],
  ['a title with a colon in quotes', { title: '"Naira: why"' }, { title: 'Naira: why' }],
  [
    'a title wrapped over indented lines',
    { title: 'Naira\n  and oil' },
    { title: 'Naira and oil' },
  ],
  ['a title in several scripts', { title: 'Ọjà 市場 ₦' }, { title: 'Ọjà 市場 ₦' }],
  ['a word that others take for false', { title: 'no' }, { title: 'no' }],
  ['a comment behind a value', { image: 'tax # for now' }, { image: images.get('tax') }],
])('%s is accepted', (_name, fields, expected) => {
  const { article, diagnostics } = parseArticle(makeSource(makeArticleText(fields)), images);
  expect(diagnostics).toEqual([]);
  expect(article).toMatchObject(expected);
});

test.each([
  ['title', 'a title'],
  ['date', DATE],
  ['description', DESCRIPTION],
  ['image', PICTURE],
])('%s is required: missing, empty, null and blank are refused', (field, what) => {
  const missing = `${field}: is missing; expected ${what}`;
  expect(problemsWith({ [field]: undefined })).toEqual([`2:1 ${missing}`]);
  for (const empty of ['', '""', 'null', '~', '# later']) {
    const [diagnostic, ...others] = problemsWith({ [field]: empty });
    expect(diagnostic).toMatch(new RegExp(`^[2-5]:\\d+ ${field}: is missing; expected `));
    expect(others).toEqual([]);
  }
});

const QUOTE = 'put double quotes around it';

test.each<[string, FieldsAsWritten, string]>([
  [
    'digits for a title',
    { title: '2026' },
    `2:8 title: expected a title, got the number 2026; ${QUOTE}`,
  ],
  ['a truth for a title', { title: 'true' }, `2:8 title: expected a title, got true; ${QUOTE}`],
  [
    'brackets for a title',
    { title: '[Draft]' },
    `2:8 title: expected a title, got a list; ${QUOTE}`,
  ],
  [
    'bullets for a title',
    { title: '\n  - a\n  - b' },
    `3:3 title: expected a title, got a list; ${QUOTE}`,
  ],
  [
    'braces for a title',
    { title: '{a: b}' },
    `2:8 title: expected a title, got a group of fields; ${QUOTE}`,
  ],
  [
    'a number for a picture',
    { image: '7' },
    `5:8 image: expected ${PICTURE}, got the number 7; ${QUOTE}`,
  ],
  [
    'a list of pictures',
    { image: '[tax, credit]' },
    `5:8 image: expected ${PICTURE}, got a list; ${QUOTE}`,
  ],
  [
    'a number for a description',
    { description: '12' },
    `4:14 description: expected ${DESCRIPTION}, got the number 12; ${QUOTE}`,
  ],
  [
    'a number for words',
    { imageAlt: '7' },
    `6:11 imageAlt: expected the picture in words, got the number 7; ${QUOTE}`,
  ],
  ['another form of date', { date: '3/5/25' }, `3:7 date: expected ${DATE}, got "3/5/25"`],
  [
    'February 30',
    { date: 'February 30, 2025' },
    `3:7 date: expected ${DATE}, got "February 30, 2025"; there is no such day`,
  ],
  ['a year for a date', { date: '2025' }, `3:7 date: expected ${DATE}, got the number 2025`],
  ['a wrong correction', { updated: 'soon' }, `6:10 updated: expected ${DATE}, got "soon"`],
  [
    'a quoted false',
    { draft: '"false"' },
    '6:8 draft: expected true or false without quotes (whether the article is a draft), got "false"',
  ],
  [
    'a yes',
    { draft: 'yes' },
    '6:8 draft: expected true or false without quotes (whether the article is a draft), got "yes"',
  ],
  [
    'a short description',
    { description: 'x'.repeat(49) },
    '4:14 description: has 49 characters; expected 50 to 160',
  ],
  [
    'a long description',
    { description: 'x'.repeat(161) },
    '4:14 description: has 161 characters; expected 50 to 160',
  ],
  [
    'a picture that is not there',
    { image: 'crdit' },
    '5:8 image: there is no picture "crdit" in content/images. Did you mean "credit"?',
  ],
  [
    'a picture of another kind',
    { image: 'tax.png' },
    '5:8 image: there is no picture "tax.png" in content/images. Did you mean "tax"?',
  ],
  [
    'a picture like no other',
    { image: 'elephants' },
    '5:8 image: there is no picture "elephants" in content/images.',
  ],
  [
    'a picture with its folder',
    { image: 'images/tax.svg' },
    '5:8 image: there is no picture "images/tax.svg" in content/images. Did you mean "tax"? A name stands alone, without folder or address.',
  ],
  [
    'a misspelt optional field',
    { Draft: 'true' },
    '6:1 Draft: this key is not known. Did you mean "draft"?',
  ],
  [
    'a field of its own',
    { author: 'Ada' },
    '6:1 author: this key is not known. Expected one of: title, date, description, image, imageAlt, updated, draft',
  ],
  [
    'an id, which is the file name',
    { id: '7' },
    '6:1 id: this key is not known. Expected one of: title, date, description, image, imageAlt, updated, draft',
  ],
  [
    'a value with a colon',
    { title: 'Naira: why' },
    '2:8 a value with a colon needs double quotes around it; a new field begins right under the one above',
  ],
  ['an unclosed quote', { image: '"tax' }, '5:8 a quotation mark opens here and is not closed'],
  [
    'emphasis',
    { title: '**Naira**' },
    '2:8 a value that begins with *, & or ! needs double quotes around it',
  ],
])('%s is refused', (_name, fields, diagnostic) => {
  expect(problemsWith(fields)).toEqual([diagnostic]);
});

test.each([50, 160])('a description of %i characters is accepted', (length) => {
  expect(problemsWith({ description: 'x'.repeat(length) })).toEqual([]);
});

test('a misspelt required field is named, and so is the one it stands for', () => {
  expect(problemsWith({ title: undefined, titel: 'Naira' })).toEqual([
    '2:1 title: is missing; expected a title',
    '5:1 titel: this key is not known. Did you mean "title"?',
  ]);
});

test.each([
  ['May 2, 2025', false],
  ['May 3, 2025', true],
  ['May 4, 2025', true],
])('a correction on %s of an article of May 3, 2025', (updated, isAccepted) => {
  const diagnostic =
    "6:10 updated: is before the article's date, May 3, 2025; write the day of the correction, or take the line out";
  expect(problemsWith({ updated })).toEqual(isAccepted ? [] : [diagnostic]);
});

test('a text beyond measure is refused with its line', () => {
  expect(problemsOf(makeArticleText({}, `\nOne.\n\n${'*a _b '.repeat(1000)}\n`))).toEqual([
    '10:1 body: more than 1,000 signs such as * _ [ > ( stand here without a blank line between them; take out what is too many',
  ]);
});

test('several problems of one article come at once', () => {
  const text = makeArticleText(
    { title: '', date: '3/5/25', description: 'Short.', image: 'crdit', autor: 'Ada' },
    '\n \n',
  );
  expect(problemsOf(text, '07.md')).toEqual([
    '1:1 id: the file name must be a whole number from 1 up and ".md", such as 24.md',
    '2:7 title: is missing; expected a title',
    `3:7 date: expected ${DATE}, got "3/5/25"`,
    '4:14 description: has 6 characters; expected 50 to 160',
    '6:1 autor: this key is not known. Expected one of: title, date, description, image, imageAlt, updated, draft',
    '5:8 image: there is no picture "crdit" in content/images. Did you mean "credit"?',
    '8:1 body: the article has no text',
  ]);
});

test.each([
  ['1.md', 1],
  ['7.md', 7],
  ['24.md', 24],
  ['100.md', 100],
  ['999999999.md', 999_999_999],
])('%s is the article %i', (name, id) => {
  expect(articleId(name)).toBe(id);
});

test.each([
  ['0.md'],
  ['-1.md'],
  ['+1.md'],
  ['1.5.md'],
  ['07.md'],
  ['1e3.md'],
  ['a.md'],
  ['7a.md'],
  ['.md'],
  ['7.MD'],
  ['7.mdx'],
  ['7.md.txt'],
  ['7'],
  [' 7.md'],
  ['7 (1).md'],
  ['٧.md'],
  ['1000000000.md'],
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
  ['fields without dashes', makeArticleText().replace('---\n', ''), BEGIN],
  ['fields that are not closed', makeArticleText().replace('\n---\n', '\n'), CLOSE],
  ['fields closed by four dashes', makeArticleText().replace('\n---\n', '\n----\n'), CLOSE],
  [
    'fields closed by four dashes above a line of three',
    makeArticleText({}, 'a\n---\n').replace('\n---\n', '\n----\n'),
    CLOSE,
  ],
  ['the opening dashes alone', '---', CLOSE],
  ['a word behind the opening dashes', makeArticleText().replace('---', '---yaml'), BEGIN],
])('%s is refused', (_name, text, diagnostic) => {
  expect(problemsOf(text)).toEqual([diagnostic]);
});

test.each([
  ['no field', '---\n---\n\nOne line.\n'],
  ['a comment for fields', '---\n# later\n---\n\nOne line.\n'],
])('%s: all required fields are missing', (_name, text) => {
  expect(problemsOf(text).map((diagnostic) => diagnostic.replace(/^\S+ /, ''))).toEqual([
    'title: is missing; expected a title',
    `date: is missing; expected ${DATE}`,
    `description: is missing; expected ${DESCRIPTION}`,
    `image: is missing; expected ${PICTURE}`,
  ]);
});

test.each([
  ['a word', '---\nhello\n---\n\nOne line.\n', '2:1', '"hello"'],
  ['a list', '---\n- title\n- date\n---\n\nOne line.\n', '2:1', 'a list'],
])('%s in the place of the fields is refused', (_name, text, place, got) => {
  expect(problemsOf(text)).toEqual([
    `${place} expected a group of fields, each written as name: value, got ${got}`,
  ]);
});

// gray-matter runs what stands behind `---js`; an article must not be a program.
test.each(['---js', '---javascript', '--- js', '---js '])('a head of %s is not run', (opening) => {
  const run = jest.spyOn(process, 'emitWarning').mockReturnValue();
  const text = `${opening}\n{ title: (process.emitWarning('run'), 'x') }\n---\n\nOne line.\n`;
  matter(text, {});
  expect(run).toHaveBeenCalledTimes(1);
  run.mockClear();
  expect(problemsOf(text)).toEqual([expect.stringContaining(BEGIN)]);
  expect(run).not.toHaveBeenCalled();
  run.mockRestore();
});

test.each(['---json', '--- json', '---toml'])('a head of %s is not accepted', (opening) => {
  const [diagnostic] = problemsOf(`${opening}\n{ "title": "Naira" }\n---\n\nOne line.\n`);
  expect(diagnostic).toContain(BEGIN);
});

test.each(['', '\n', '\n \n\t\n'])('an article without a text (%j) is refused', (body) => {
  expect(problemsOf(makeArticleText({}, body))).toEqual(['7:1 body: the article has no text']);
});

test('an article without a text and without a line end is refused', () => {
  expect(problemsOf(makeArticleText({}, '').trimEnd())).toEqual([
    expect.stringMatching(/^[67]:1 body: the article has no text$/),
  ]);
});

test.each([
  ['\n', makeArticleText()],
  ['\r\n', `\uFEFF${makeArticleText().replaceAll('\n', '\r\n')}`],
  ['\r', makeArticleText().replaceAll('\n', '\r')],
])('an article with the line ends %j is the same article', (_ends, text) => {
  const { article, diagnostics } = parseArticle(makeSource(normalizeText(text)), images);
  expect(diagnostics).toEqual([]);
  expect(article).toMatchObject({ title: 'Diaspora wealth', body: '\nOne line.\n', bodyLine: 7 });
});

test('problems keep their lines with the line ends of Windows', () => {
  const text = `\uFEFF${makeArticleText({ date: 'soon' }).replaceAll('\n', '\r\n')}`;
  expect(problemsOf(normalizeText(text))).toEqual([`3:7 date: expected ${DATE}, got "soon"`]);
});

test.each<[string, FieldsAsWritten, string, number]>([
  ['right under the dashes', {}, 'One line.\n', 7],
  ['below optional fields', { draft: 'true', imageAlt: 'x' }, '\nOne line.\n', 9],
  ['below a wrapped value', { title: 'Naira\n  and oil' }, '\nOne line.\n', 8],
  ['with a line of dashes in it', {}, 'a\n\n---\n\nb\n', 7],
])('the text begins on the line counted in the file: %s', (_name, fields, body, bodyLine) => {
  const { article } = parseArticle(makeSource(makeArticleText(fields, body)), images);
  expect(article).toMatchObject({ body, bodyLine });
});

test('spaces behind the dashes do no harm', () => {
  const text = makeArticleText().replaceAll('---\n', '---  \n');
  const { article, diagnostics } = parseArticle(makeSource(text), images);
  expect(diagnostics).toEqual([]);
  expect(article?.body.trim()).toBe('One line.');
  expect(article?.bodyLine).toBe(6);
});
