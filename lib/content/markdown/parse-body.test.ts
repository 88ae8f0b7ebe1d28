import { listReferences, parseBody } from './parse-body';

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
