import { buildBodyTree } from './body-tree';
import { checkLimits } from './check-limits';
import { parseBody } from './parse-body';
import { textOf } from './rehype-plugins';

test.each([
  ['an article', '**One**\n\nA [link](/blog/1) and *emphasis*.\n'.repeat(100)],
  ['a long line', 'word '.repeat(1900)],
  ['a quote in a quote in a quote', '> > > a'],
  ['many lines', 'a\n\n'.repeat(2000)],
  ['a rule of many dashes', '- '.repeat(2) + '-'.repeat(60)],
  ['a line all in asterisks', '*'.repeat(60)],
  ['many signs with blank lines between them', `${'*a* '.repeat(400)}\n\n`.repeat(4)],
])('%s is read as Markdown', (_what, body) => {
  expect(checkLimits(body)).toBeUndefined();
});

test.each([
  ['a text', 'a word\n'.repeat(5715), 1, /^the text has more than 40,000 characters/],
  ['lines', 'a\n\n'.repeat(2001), 1, /^the text has more than 2,000 lines/],
  ['a line', `a\n${'x'.repeat(10_001)}`, 2, /^this line has more than 10,000 characters/],
  ['a nesting', `a\n\n${'> '.repeat(6)}a`, 3, /^this line begins with more than 5 signs/],
  ['signs of a line', `a\n${'*'.repeat(1001)}`, 2, /^more than 1,000 signs/],
  ['signs of a block', `a\n${'> *a*\n'.repeat(400)}`, 335, /^more than 1,000 signs/],
])('%s beyond measure is not, and its line is told', (_what, body, line, message) => {
  expect(checkLimits(body)).toEqual({ line, message: expect.stringMatching(message) });
  expect(parseBody(body).children.every(({ type }) => type === 'paragraph')).toBe(true);
});

test('what is not read as Markdown is shown as it is written', () => {
  const body = `**One** <b>\n\n${'*a _b '.repeat(2000)}`;
  expect(textOf(buildBodyTree(body))).toContain('**One** <b>');
});
