import { parseYaml } from './yaml-document';

/** Joins lines, so that a test shows what an editor sees. */
const lines = (...texts: string[]) => texts.join('\n');

const page = lines(
  '# A comment',
  'title: Home',
  'hero:',
  '  lead: Advice',
  'links:',
  '  - label: Blog',
  '    path: /blog',
  '  - { label: About, path: /about }',
);

test.each([
  ['a value', ['title'], 2, 8],
  ['a value in a group', ['hero', 'lead'], 4, 9],
  ['a group', ['hero'], 4, 3],
  ['a value in a list', ['links', 0, 'path'], 7, 11],
  ['a value in a list on one line', ['links', 1, 'path'], 8, 27],
  ['an entry of a list', ['links', 1], 8, 5],
  ['a missing value: its group', ['hero', 'action'], 4, 3],
  ['a missing value in a list: its entry', ['links', 0, 'icon'], 6, 5],
  ['a missing entry: its list', ['links', 9], 6, 3],
  ['a missing group: the top', ['footer', 'title'], 2, 1],
  ['the whole', [], 2, 1],
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

test.each([[''], ['# only a comment'], ['\n\n']])('%j is nothing, without a problem', (text) => {
  const document = parseYaml(text, 'content/faq.yaml');
  expect(document).toMatchObject({ value: null, diagnostics: [] });
  expect(document.locate(['title'])).toEqual({ line: 1, column: 1 });
});

test.each([
  ['a date stays text', 'date: 2025-05-03', '2025-05-03'],
  ['no stays text', 'date: no', 'no'],
  ['a value wrapped over indented lines is one line', 'date: one\n  two', 'one two'],
  ['an apostrophe needs no quotes', "date: the firm's", "the firm's"],
  ['a colon without a space needs no quotes', 'date: 10:30', '10:30'],
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
const UNREADABLE =
  'this cannot be read; a text with signs such as @ [ { # " needs quotes around the whole of it';

test.each([
  ['a tab before a field', lines('\ttitle: a'), 1, 1, TAB],
  ['a tab before a field of a group', lines('hero:', '\tlead: a'), 2, 1, TAB],
  ['an unclosed double quote', lines('title: "a', 'date: b'), 1, 8, QUOTE],
  ['an unclosed single quote', lines("title: 'a", 'date: b'), 1, 8, QUOTE],
  [
    'a key written twice',
    lines('a: 1', 'b: 2', 'a: 3'),
    3,
    1,
    'this key is written twice; keep one',
  ],
  ['a value with a colon', lines('title: Money: the truth'), 1, 8, COLON],
  ['a field too far to the right', lines('title: a', '  date: b'), 1, 8, COLON],
  ['no space after the colon', lines('title:a', 'date: b'), 1, 1, NO_FIELD],
  ['no colon', lines('title a', 'date: b'), 1, 1, NO_FIELD],
  ['an equals sign', lines('title = a', 'date: b'), 1, 1, NO_FIELD],
  ['a value wrapped without indentation', lines('title: a', 'b', 'date: c'), 2, 1, NO_FIELD],
  ['emphasis of a word', lines('title: *Big* news'), 1, 8, SIGN],
  ['emphasis of it all', lines('title: **Big**'), 1, 8, SIGN],
  ['an exclamation mark, which YAML drops', lines('title: !Big news'), 1, 8, SIGN],
  ['an ampersand, which YAML drops', lines('title: &Big news'), 1, 13, SIGN],
  ['an ampersand in a list', lines('- &a b', '- *a'), 1, 6, SIGN],
  [
    'a backslash in quotes',
    lines('title: "a\\q"'),
    1,
    10,
    'a backslash in double quotes has a meaning of its own; write it twice',
  ],
  [
    'three dashes among the fields',
    lines('a: 1', '---', 'b: 2'),
    2,
    1,
    'a line of three dashes or dots stands among the fields; take it out',
  ],
  [
    'a space of a word processor',
    lines('title:\u00A0a', 'date: b'),
    1,
    1,
    'this line has a space of another kind, which word processors write; type its spaces anew',
  ],
  [
    'curly quotation marks',
    lines('title: “Money: the truth”'),
    1,
    8,
    'curly quotation marks hold no value together; put straight ones around it, such as "a value"',
  ],
  [
    'brackets in brackets',
    lines(`title: ${'['.repeat(10_000)}`, 'date: b'),
    1,
    1,
    'too many brackets or dashes stand in each other; a text that has them needs double quotes around it',
  ],
  ['an at sign', lines('title: @big'), 1, 8, UNREADABLE],
  ['brackets before text', lines('title: [Draft] Big'), 1, 16, UNREADABLE],
  ['quotes around the first word only', lines('title: "Big" news'), 1, 14, UNREADABLE],
])('%s is refused in plain words', (_name, text, line, column, message) => {
  const { value, diagnostics } = parseYaml(text, 'content/blog/7.md');
  expect(diagnostics[0]).toMatchObject({
    file: 'content/blog/7.md',
    line,
    column,
    field: '',
    message,
  });
  expect(value).toBeUndefined();
});

test.each([
  ['a bracket', lines('title: ]a', 'date: b', 'image: c')],
  ['a list before fields', lines('- title', 'date: b', 'image: c')],
  ['a field too far to the right', lines('title: a', '  date: b', 'image: c')],
])('%s is one problem, without the echoes of a parser that lost its place', (_name, text) => {
  expect(parseYaml(text, 'f').diagnostics).toHaveLength(1);
});

test.each([
  ['two colons', lines('a: x: y', 'b: 1', 'c: x: y'), [1, 3]],
  ['two keys written twice', lines('a: 1', 'a: 2', 'b: 3', 'b: 4'), [2, 4]],
  ['an exclamation mark and a key written twice', lines('a: !x y', 'b: 3', 'b: 4'), [1, 3]],
])('%s are reported at once', (_name, text, places) => {
  expect(parseYaml(text, 'f').diagnostics.map(({ line }) => line)).toEqual(places);
});
