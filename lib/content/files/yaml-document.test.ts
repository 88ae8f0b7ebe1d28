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
  ['a value in a list', ['links', 0, 'path'], 7, 11],
  ['a value in a list on one line', ['links', 1, 'path'], 8, 27],
  ['a missing value: its group', ['hero', 'action'], 4, 3],
  ['a missing value in a list: its entry', ['links', 0, 'icon'], 6, 5],
  ['a missing entry: its list', ['links', 9], 6, 3],
  ['a missing group: the top', ['footer', 'title'], 2, 1],
])('%s %j stands at %i:%i', (_name, keys, line, column) => {
  expect(parseYaml(page, 'content/pages.yaml').locate(keys)).toEqual({ line, column });
});

test.each([
  ['a key', [], 'title', 2, 1],
  ['a key in a group', ['hero'], 'lead', 4, 3],
  ['a key in a list', ['links', 0], 'path', 7, 5],
  ['a key in a list on one line', ['links', 1], 'path', 8, 21],
  ['a key that is not there: its group', ['hero'], 'x', 4, 3],
  ['a key below a text: the text', ['title'], 'x', 2, 8],
])('%s %j %s is written at %i:%i', (_name, parent, key, line, column) => {
  expect(parseYaml(page, 'content/pages.yaml').locateKey(parent, key)).toEqual({ line, column });
});

test.each(['', '# only a comment', '\n\n'])('%j is nothing, without a problem', (text) => {
  const document = parseYaml(text, 'content/faq.yaml');
  expect(document).toMatchObject({ value: null, diagnostics: [] });
  expect(document.locate(['title'])).toEqual({ line: 1, column: 1 });
});

test.each([
  ['a date stays text', 'date: 2025-05-03', '2025-05-03'],
  ['no stays text', 'date: no', 'no'],
  ['a value wrapped over indented lines is one line', 'date: one\n  two', 'one two'],
  ['an apostrophe needs no quotes', "date: the firm's", "the firm's"],
  ['an escape for a line break', 'date: "one\\ntwo"', 'one\ntwo'],
  ['a quoted colon', 'date: "Money: the truth"', 'Money: the truth'],
])('%s', (_name, text, date) => {
  expect(parseYaml(text, 'f').value).toEqual({ date });
});

test.each([
  ['a tab before a field of a group', 'hero:\n\tlead: a', 2, 1, 'tab'],
  ['an unclosed single quote', "title: 'a\ndate: b", 1, 8, 'not closed'],
  ['a quote that is not closed, in an entry', '- a\n- "b', 2, 3, 'not closed'],
  ['a value wrapped without indentation', 'title: a\nb\ndate: c', 2, 1, 'not a field'],
  ['no colon', 'title a\ndate: b', 1, 1, 'not a field'],
  ['quotes in an entry', '- "Fast" today', 1, 10, 'goes on'],
  ['an escaped quote in a field that is there twice', "a: 'It''s'\na: 'It''s'", 2, 1, 'twice'],
  ['an exclamation mark, which YAML drops', 'title: !Big news', 1, 8, 'begins with'],
  ['an ampersand, which YAML drops', 'title: &Big news', 1, 13, 'begins with'],
  ['an ampersand in a list', '- &a b\n- *a', 1, 6, 'begins with'],
])('%s is refused at its place', (_name, text, line, column, word) => {
  const { value, diagnostics } = parseYaml(text, 'a.yaml');
  expect(value).toBeUndefined();
  expect(diagnostics[0]).toMatchObject({ file: 'a.yaml', line, column, field: '' });
  expect(diagnostics[0]?.message).toContain(word);
});

test.each(['a: b # c', "a: b\n# c\nd: 'e' #f", 'a: #b', 'a: b#c'])(
  '%j has a comment at most',
  (text) => {
    expect(parseYaml(text, 'a.yaml').diagnostics).toEqual([]);
    const { diagnostics } = parseYaml(text, 'a.yaml', /^ +(?=#)/);
    expect(diagnostics).toHaveLength(text.includes('b #') ? 1 : 0);
  },
);

test.each([
  ['a bracket', 'title: ]a\ndate: b\nimage: c', [1]],
  ['a list before fields', '- title\ndate: b\nimage: c', [2]],
  ['a field too far to the right', 'title: a\n  date: b\nimage: c\nimage: d', [2]],
  ['a quote and then tabs', 'a: "b" c\n\td: e\n\tf: g', [1, 2]],
  ['two colons', 'a: x: y\nb: 1\nc: x: y', [1, 3]],
  ['two keys written twice', 'a: 1\na: 2\nb: 3\nb: 4', [2, 4]],
  ['an exclamation mark and a key written twice', 'a: !x y\nb: 3\nb: 4', [1, 3]],
])('%s: every fault is reported, and no echo of it', (_name, text, places) => {
  expect(parseYaml(text, 'f').diagnostics.map(({ line }) => line)).toEqual(places);
});
