import { parseYaml } from './yaml-document';

test.each(['', '# only a comment'])('%j has no value and no mistake', (text) => {
  const document = parseYaml(text, 'content/faq.yaml');
  expect(document).toMatchObject({ value: null, diagnostics: [] });
  expect(document.locate(['title'])).toEqual({ line: 1, column: 1, field: 'title' });
});

test.each([
  ['no stays text', 'a: no', 'no'],
  ['a value may be wrapped over indented lines', 'a: one\n  two', 'one two'],
  ['a number sign may be in a word', 'a: b#c', 'b#c'],
])('%s', (_rule, text, a) => {
  expect(parseYaml(text, 'f').value).toEqual({ a });
});

test('a comment after a value is allowed, but nothing that looks like text', () => {
  const isAccepted = (text: string) => parseYaml(text, 'f').diagnostics.length === 0;
  expect(isAccepted("a: b # c\n# c\nd: 'e' #f")).toBe(true);
  expect(isAccepted('a: b #c')).toBe(false);
});

test('reports each mistake once, without follow-up errors', () => {
  const { value, diagnostics } = parseYaml('title: a\n  date: b\nimage: c\nimage: d', 'f');
  expect(value).toBeUndefined();
  expect(diagnostics.map(({ line }) => line)).toEqual([1, 4]);
});
