import { listReferences, parseBody } from './parse-body';

test('the tree knows the line of each block', () => {
  const lines = parseBody('one\ntwo\n\n**Three**\n![four](five)').children.map(
    ({ type, position }) => `${type} ${position?.start.line}-${position?.end.line}`,
  );
  expect(lines).toEqual(['paragraph 1-1', 'paragraph 2-2', 'heading 4-4', 'paragraph 5-5']);
});

test('lists images and links in the order of the text, each with its place', () => {
  const tree = parseBody('One [a](/a) and ![b](c).\n\n- See https://d.example');
  expect(listReferences(tree)).toEqual([
    { kind: 'link', url: '/a', alt: '', line: 1, column: 5 },
    { kind: 'image', url: 'c', alt: 'b', line: 1, column: 17 },
    { kind: 'link', url: 'https://d.example', alt: '', line: 3, column: 7 },
  ]);
});

test.each([
  ['two links to an address further down', '[a][x] ![b][x]\n\n[x]: /1\n\n[x]: /2', ['/1', '/1']],
  ['an empty address', '[a]()', ['']],
  ['a bare address', 'www.cbn.gov.ng', ['http://www.cbn.gov.ng']],
  ['a link in a table', '| a |\n| - |\n| [b](/c) |', ['/c']],
  ['no link in code', '`[a](/b)`', []],
  ['no link in HTML, which is text', '<a href="/b">a</a>', []],
  ['no link to a name that nothing explains', '[a][b]', []],
])('lists %s', (_what, body, urls) => {
  expect(listReferences(parseBody(body)).map(({ url }) => url)).toEqual(urls);
});
