import matter from 'gray-matter';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { articleId, parseArticle } from './article';
import {
  type FieldsAsWritten,
  makeArticleText,
  makeImages,
  makePerson,
  makeSource,
} from './test-content';

const images = makeImages('tax.svg', 'credit.png');
const people = [makePerson(), makePerson({ id: 'tunde' })];

/** The problems of a text as an editor reads them, without the file's name. */
function problemsOf(text: string): string[] {
  const { article, diagnostics } = parseArticle(makeSource(text), images, people);
  expect(article === undefined).toBe(diagnostics.length > 0);
  return diagnostics.map((diagnostic) =>
    formatDiagnostic(diagnostic).replace('content/blog/7.md:', ''),
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
    diagnostics: [],
  });
});

test.each<[string, FieldsAsWritten, object]>([
  ['a correction', { updated: 'June 1, 2025' }, { updated: '2025-06-01' }],
  ['a correction on the day itself', { updated: 'May 3, 2025' }, { updated: '2025-05-03' }],
  ['words for the image', { imageAlt: 'A basket' }, { imageAlt: 'A basket' }],
  ['a draft', { draft: 'true' }, { draft: true }],
  ['an empty optional field', { imageAlt: '""', draft: '' }, { imageAlt: '', draft: false }],
  ['an image with its ending', { image: 'credit.png' }, { image: images.get('credit') }],
  ['an image with spaces around', { image: '" tax "' }, { image: images.get('tax') }],
  [
    'an author and a reviewer',
    { author: 'tunde', reviewedBy: 'ada' },
    { author: people[1], reviewedBy: people[0] },
  ],
])('%s is accepted', (_name, fields, expected) => {
  expect(problemsWith(fields)).toEqual([]);
  const source = makeSource(makeArticleText(fields));
  expect(parseArticle(source, images, people).article).toMatchObject(expected);
});

test.each(['1.md', '24.md', '999999999.md'])('%s is the file name of an article', (name) => {
  expect(articleId(name)).toBe(Number.parseInt(name, 10));
});

test.each([
  ...['0.md', '-1.md', '+1.md', '1.5.md', '07.md', '1e3.md', 'a.md', '7a.md', '.md', '7.MD'],
  ...['7.mdx', '7.md.txt', '7', ' 7.md', '7 (1).md', '٧.md', '1000000000.md'],
])('the file name %j is refused', (name) => {
  expect(articleId(name)).toBeUndefined();
  expect(parseArticle(makeSource(makeArticleText(), name), images).article).toBeUndefined();
});

test.each([
  ['closed by four dashes', makeArticleText().replace('\n---\n', '\n----\n')],
  ['closed by dashes and a word', makeArticleText().replace('\n---\n', '\n--- a\n')],
  ['the opening dashes alone', '---'],
])('front matter that does not end: %s', (_name, text) => {
  expect(problemsOf(text)).toEqual([expect.stringContaining('1:1 the front matter is not closed')]);
});

// gray-matter runs what stands after `---js`.
test.each(['---js', '---javascript', '--- js'])('a program after %s is not run', (opening) => {
  const run = jest.spyOn(process, 'emitWarning').mockReturnValue();
  const text = `${opening}\n{ title: (process.emitWarning('run'), 'x') }\n---\n\nOne line.\n`;
  matter(text, {});
  expect(run).toHaveBeenCalledTimes(1);
  expect(problemsOf(text)).toEqual([expect.stringContaining('1:1 the first line')]);
  expect(run).toHaveBeenCalledTimes(1);
  run.mockRestore();
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
