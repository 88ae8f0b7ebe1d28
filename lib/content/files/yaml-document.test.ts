import { parseYaml } from './yaml-document';

test.each(['', '# only a comment', '\n\n'])('%j has no value and no mistake', (text) => {
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

test('a comment after a value is allowed by default, but nothing that looks like text', () => {
  const isAccepted = (text: string, comment?: RegExp) =>
    parseYaml(text, 'f', comment).diagnostics.length === 0;
  expect(isAccepted("a: b # c\n# c\nd: 'e' #f")).toBe(true);
  expect(isAccepted('a: b #c')).toBe(false);
  expect(isAccepted('a: b # c', /^ +(?=#)/)).toBe(false);
});

test.each([
  ['a list before fields', '- title\ndate: b\nimage: c', [2]],
  ['a field too far to the right', 'title: a\n  date: b\nimage: c\nimage: d', [1, 4]],
  ['an anchor and its alias', '- &a b\n- *a', [1, 2]],
  ['an exclamation mark and a key written twice', 'a: !x y\nb: 3\nb: 4', [1, 3]],
])('reports each mistake once, and no echo of it: %s', (_what, text, lines) => {
  const { value, diagnostics } = parseYaml(text, 'f');
  expect(value).toBeUndefined();
  expect(diagnostics.map(({ line }) => line)).toEqual(lines);
});
