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

const COLON =
  'a value with a colon needs double quotes around it; a new field begins right under the one above';
const NO_FIELD =
  'this line is no field; write name: value with a space after the colon, and indent a value that goes on in the next line';
const SIGN = 'a value that begins with *, & or ! needs double quotes around it';
const QUOTE = 'a quotation mark opens here and is not closed';
const TAB = 'a tab stands where YAML wants spaces; indent with spaces';
const TWICE = 'this key is written twice; keep one';
const BACKSLASH = 'a backslash in double quotes has a meaning of its own; write it twice';
const HIDDEN =
  'a backslash writes an invisible character here; take out the backslash and the letters and digits behind it';
const DASHES = 'a line of three dashes or dots stands among the fields; take it out';
const SPACE = 'this line has a special space, which word processors write; type its spaces again';
const CURLY =
  'curly quotation marks hold no value together; put straight ones around it, such as "a value"';
const DEEP =
  'too many brackets or dashes stand in each other; a text that has them needs double quotes around it';
const UNREADABLE =
  'this cannot be read; a text with characters such as @ [ { # " needs quotes around the whole of it';

test.each([
  ['a tab before a field', '\ttitle: a', 1, 1, TAB],
  ['a tab before a field of a group', 'hero:\n\tlead: a', 2, 1, TAB],
  ['an unclosed double quote', 'title: "a\ndate: b', 1, 8, QUOTE],
  ['an unclosed single quote', "title: 'a\ndate: b", 1, 8, QUOTE],
  ['a key written twice', 'a: 1\nb: 2\na: 3', 3, 1, TWICE],
  ['a value with a colon', 'title: Money: the truth', 1, 8, COLON],
  ['a field too far to the right', 'title: a\n  date: b', 1, 8, COLON],
  ['no space after the colon', 'title:a\ndate: b', 1, 1, NO_FIELD],
  ['no colon', 'title a\ndate: b', 1, 1, NO_FIELD],
  ['a value wrapped without indentation', 'title: a\nb\ndate: c', 2, 1, NO_FIELD],
  ['emphasis of a word', 'title: *Big* news', 1, 8, SIGN],
  ['emphasis of it all', 'title: **Big**', 1, 8, SIGN],
  ['an exclamation mark, which YAML drops', 'title: !Big news', 1, 8, SIGN],
  ['an ampersand, which YAML drops', 'title: &Big news', 1, 13, SIGN],
  ['an ampersand in a list', '- &a b\n- *a', 1, 6, SIGN],
  ['a backslash in quotes', 'title: "a\\q"', 1, 10, BACKSLASH],
  ['an escape for a character that nobody sees', 'title: a\ndate: "b\\u202Ec"', 2, 7, HIDDEN],
  ['three dashes among the fields', 'a: 1\n---\nb: 2', 2, 1, DASHES],
  ['a space of a word processor', 'title:\u00A0a\ndate: b', 1, 1, SPACE],
  ['curly quotation marks', 'title: “Money: the truth”', 1, 8, CURLY],
  ['brackets in brackets', `title: ${'['.repeat(10_000)}\ndate: b`, 1, 1, DEEP],
  ['an at sign', 'title: @big', 1, 8, UNREADABLE],
  ['brackets before text', 'title: [Draft] Big', 1, 16, UNREADABLE],
  ['quotes around the first word only', 'title: "Big" news', 1, 14, UNREADABLE],
])('%s is refused in plain words', (_name, text, line, column, message) => {
  const { value, diagnostics } = parseYaml(text, 'a.yaml');
  expect(value).toBeUndefined();
  expect(diagnostics[0]).toMatchObject({ file: 'a.yaml', line, column, field: '', message });
});

test.each([
  ['a bracket', 'title: ]a\ndate: b\nimage: c', [1]],
  ['a list before fields', '- title\ndate: b\nimage: c', [2]],
  ['a field too far to the right', 'title: a\n  date: b\nimage: c', [1]],
  ['two colons', 'a: x: y\nb: 1\nc: x: y', [1, 3]],
  ['two keys written twice', 'a: 1\na: 2\nb: 3\nb: 4', [2, 4]],
  ['an exclamation mark and a key written twice', 'a: !x y\nb: 3\nb: 4', [1, 3]],
])('%s: every fault is reported, and no echo of it', (_name, text, places) => {
  expect(parseYaml(text, 'f').diagnostics.map(({ line }) => line)).toEqual(places);
});
