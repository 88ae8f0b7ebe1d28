import { parseYaml } from './yaml-document';

const page = [
  '# A comment',
  'title: Home',
  'hero:',
  '  lead: Advice',
  'links:',
  '  - label: Blog',
  '    path: /blog',
  '  - { label: About, path: /about }',
].join('\n');

test.each([
  ['a value', ['title'], 2, 8],
  ['a value in a group', ['hero', 'lead'], 4, 9],
  ['a group', ['hero'], 4, 3],
  ['a value in a list on one line', ['links', 1, 'path'], 8, 27],
  ['a missing value by its group', ['hero', 'action'], 4, 3],
  ['a missing value in a list by its entry', ['links', 0, 'icon'], 6, 5],
  ['a missing group by the top', ['footer', 'title'], 2, 1],
])('locates %s: %j at %i:%i', (_what, keys, line, column) => {
  expect(parseYaml(page, 'content/pages.yaml').locate(keys)).toMatchObject({ line, column });
});

test.each([
  ['a key', [], 'title', 2, 1],
  ['a key in a group', ['hero'], 'lead', 4, 3],
  ['a key in a list on one line', ['links', 1], 'path', 8, 21],
  ['a missing key by its group', ['hero'], 'x', 4, 3],
  ['a key below a text by that text', ['title'], 'x', 2, 8],
])('locates %s: %j %s at %i:%i', (_what, parent, key, line, column) => {
  expect(parseYaml(page, 'content/pages.yaml').locate(parent, key)).toMatchObject({ line, column });
});

test.each(['', '# only a comment', '\n\n'])('%j has no value and no mistake', (text) => {
  const document = parseYaml(text, 'content/faq.yaml');
  expect(document).toMatchObject({ value: null, diagnostics: [] });
  expect(document.locate(['title'])).toEqual({ line: 1, column: 1, field: 'title' });
});

test.each([
  ['a date stays text', 'a: 2025-05-03', '2025-05-03'],
  ['no stays text', 'a: no', 'no'],
  ['a value may be wrapped over indented lines', 'a: one\n  two', 'one two'],
  ['an apostrophe needs no quotes', "a: the firm's", "the firm's"],
  ['an escape may be a line break', 'a: "one\\ntwo"', 'one\ntwo'],
  ['a colon may be in quotes', 'a: "Money: the truth"', 'Money: the truth'],
  ['a number sign may be in a word', 'a: b#c', 'b#c'],
])('%s', (_rule, text, a) => {
  expect(parseYaml(text, 'f').value).toEqual({ a });
});

test.each([
  ['a quote that is not closed, in an entry', '- a\n- "b', 2, 3, 'not closed'],
  ['a line without a colon', 'title: a\nb\ndate: c', 2, 1, 'cannot be read'],
  ['an ampersand in a list', '- &a b\n- *a', 1, 6, 'begins with'],
])('refuses %s at its place', (_what, text, line, column, word) => {
  const { value, diagnostics } = parseYaml(text, 'a.yaml');
  expect(value).toBeUndefined();
  expect(diagnostics[0]).toMatchObject({ file: 'a.yaml', line, column, field: '' });
  expect(diagnostics[0]?.message).toContain(word);
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
  ['two colons', 'a: x: y\nb: 1\nc: x: y', [1, 3]],
  ['an exclamation mark and a key written twice', 'a: !x y\nb: 3\nb: 4', [1, 3]],
])('reports each mistake once, and no echo of it: %s', (_what, text, lines) => {
  expect(parseYaml(text, 'f').diagnostics.map(({ line }) => line)).toEqual(lines);
});
