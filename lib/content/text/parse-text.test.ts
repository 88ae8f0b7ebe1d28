import type { Image, Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseText } from './parse-text';

/** The links and images of a body, in the order of the text. */
function linksIn(body: string): (Image | Link)[] {
  const found: (Image | Link)[] = [];
  visit(parseText(body).tree, (node) => {
    if (node.type === 'link' || node.type === 'image') found.push(node);
  });
  return found;
}

test('the tree knows the line of each block', () => {
  const lines = parseText('one\ntwo\n\n**Three**\n![four](five)').tree.children.map(
    ({ type, position }) => `${type} ${position?.start.line}-${position?.end.line}`,
  );
  expect(lines).toEqual(['paragraph 1-1', 'paragraph 2-2', 'heading 4-4', 'paragraph 5-5']);
});

test.each([
  ['a bare address', 'www.cbn.gov.ng', ['http://www.cbn.gov.ng']],
  ['no link in code', '`[a](/b)`', []],
  ['no link that is defined further down', '[a][b]\n\n[b]: /1', []],
])('finds %s', (_what, body, urls) => {
  expect(linksIn(body).map(({ url }) => url)).toEqual(urls);
});

test.each([
  ['a heading', '**Pay [one](/a)**', 7],
  ['a bullet without a space', '-Pay [one](/a)', 6],
  ['a quotation', '"Pay [one](/a)"', 6],
])('a link in %s has its column in the file', (_what, line, column) => {
  const { tree } = parseText(`One.\n${line}\n`, 7);
  const places: unknown[] = [];
  visit(tree, 'link', ({ position }) => {
    places.push(position?.start);
  });
  expect(places).toMatchObject([{ line: 8, column }]);
});

test.each([
  ['marks', '- **word** | *two* | --- |', 2],
  ['amounts and figures', '₦97,487 on the 28th, or 2.5%', 6],
  ['the words of a link, not its address', 'See [the bank](https://www.cbn.gov.ng/rates) now', 4],
])('counts the words of %s', (_what, body, count) => {
  expect(parseText(body).words).toBe(count);
});
