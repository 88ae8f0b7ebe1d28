import { parseYaml } from './yaml';

test.each([
  ['an empty file', ''],
  ['a file that has only a comment', '# only a comment'],
])('parses %s as null, without diagnostics', (_case, text) => {
  const document = parseYaml(text, 'content/faq.yaml');
  expect(document).toMatchObject({ value: null, diagnostics: [] });
  expect(document.locate(['title'])).toEqual({ line: 1, column: 1, field: 'title' });
});

test('reports each mistake in a YAML file once, without the errors that follow from it', () => {
  const { value, diagnostics } = parseYaml('title: a\n  date: b\nimage: c\nimage: d', 'f');
  expect(value).toBeUndefined();
  expect(diagnostics.map(({ line }) => line)).toEqual([1, 4]);
});
