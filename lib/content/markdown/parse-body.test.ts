import { parseBody } from './parse';

test('gives each block in the Markdown tree its line numbers in the body', () => {
  const lines = parseBody('one\ntwo\n\n**Three**\n![four](five)').tree.children.map(
    ({ type, position }) => `${type} ${position?.start.line}-${position?.end.line}`,
  );
  expect(lines).toEqual(['paragraph 1-1', 'paragraph 2-2', 'heading 4-4', 'paragraph 5-5']);
});

test.each([
  ['the words in a line, but not its Markdown syntax', '- **word** | *two* | --- |', 2],
  [
    'an amount, an ordinal number and a percentage as one word each',
    '₦97,487 on the 28th, or 2.5%',
    6,
  ],
  ['the words of a link, but not its URL', 'See [the bank](https://www.cbn.gov.ng/rates) now', 4],
])('counts %s', (_case, body, count) => {
  expect(parseBody(body).words).toBe(count);
});
