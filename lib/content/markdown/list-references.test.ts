import { listReferences } from './list-references';
import { parseBody } from './parse-body';

const list = (body: string) => listReferences(parseBody(body));

test('pictures and links come in the order of the text, each with its place', () => {
  expect(list('One [a](/a) and ![b](c).\n\n- See https://d.example')).toEqual([
    { kind: 'link', url: '/a', line: 1, column: 5 },
    { kind: 'image', url: 'c', line: 1, column: 17 },
    { kind: 'link', url: 'https://d.example', line: 3, column: 7 },
  ]);
});

test('an address further down is found; of two of one name the first holds', () => {
  expect(list('[a][x] and ![b][x]\n\n[x]: /first\n\n[x]: /second')).toMatchObject([
    { kind: 'link', url: '/first' },
    { kind: 'image', url: '/first' },
  ]);
});

test.each([
  ['an empty address', '[a]()', ['']],
  ['an address without https', 'www.cbn.gov.ng', ['http://www.cbn.gov.ng']],
  ['in a table', '| a |\n| - |\n| [b](/c) |', ['/c']],
  ['code', '`[a](/b)`', []],
  ['HTML, which is text', '<a href="/b">a</a>', []],
  ['a name that nothing explains', '[a][b]', []],
])('%s', (_what, body, urls) => {
  expect(list(body).map(({ url }) => url)).toEqual(urls);
});
