import { writeExample } from '@/lib/authoring/create-article';
import { parseArticle } from '@/lib/content/article';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { findExampleText } from './example-article';

const example = writeExample({ title: 'Black tax', date: '2025-05-03' });
const parse = (text: string) => parseArticle({ file: 'content/blog/7.md', text });

test('the front matter of the example is right', () => {
  expect(parse(example)).toMatchObject({
    fields: { title: 'Black tax', date: '2025-05-03', draft: true },
    diagnostics: [],
  });
  expect(example).toMatch(/^---\ntitle: Black tax\ndate: May 3, 2025\ndescription: /);
});

/** The messages for text of the example in an article. */
function findIn(text: string): string[] {
  const parsed = parse(text);
  if (!parsed.fields) throw new Error('The file has an error.');
  return findExampleText(parsed).map(formatDiagnostic);
}

test.each([
  ['an overlooked line', '  - A line with a dash is a bullet. ', ['12:1 body: this is still']],
  ['a row that a program has aligned', '| A row |   1,000 |', ['12:1 body: this is still']],
  ['nothing in lines of the editor’s own', '| --- |', []],
])('finds %s', (_what, line, starts) => {
  const frontMatter = example
    .slice(0, example.lastIndexOf('---\n\n'))
    .replaceAll('Replace this with', 'Fifty characters and more that say');
  const text = `${frontMatter}---\n\nMine.\n\n${line}\n\n**Sources**\n\n- Mine.\n`;
  expect(findIn(text)).toEqual(starts.map((start) => expect.stringContaining(start) as string));
});
