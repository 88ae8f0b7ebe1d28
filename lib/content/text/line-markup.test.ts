import { normalizeBody } from './line-markup';

test.each([
  ['a line wrapped in double asterisks is a heading', '**What it costs**', '## What it costs'],
  ['a heading keeps a number sign at its end', '**Issue #**', String.raw`## Issue \#`],
  ['two bold words are no heading', '**a** and **b**', '**a** and **b**'],
  ['a line that only begins bold is not a heading', '**Note:** read on', '**Note:** read on'],
  ['the space after the dash may be missing', '-Save', '- Save'],
  ['a bold bullet stays a bullet', '- **Save**', '- **Save**'],
  ['a number in a bullet is text', '- 1. Save', String.raw`- 1\. Save`],
  ['spaced dashes are a rule', '- - -', '- - -'],
  ['a line in straight quotes is a quotation', '"Ask for it."', '> “Ask for it.”'],
  ['a sentence with two quotes is a paragraph', '"Yes," she said, "no."', '"Yes," she said, "no."'],
  ['a number and a dot is a small heading', '1. Pay', '### 1. Pay'],
  ['the space after the dot may be missing', '1.Pay', '### 1.Pay'],
  ['a decimal is not a heading', '2.5 per cent', '2.5 per cent'],
  ['an indented line is a paragraph', '    Plain words.', 'Plain words.'],
  ['each line of a paragraph is a paragraph', 'one\ntwo', 'one\n\ntwo'],
  ['a quote after a bullet', '- one\n"two"', '- one\n\n> “two”'],
  ['bullets are one list across a blank line', '- one\n\n- two', '- one\n- two'],
  ['an indented bullet is a bullet of the one above', '- one\n  - two', '- one\n  - two'],
  ['an indented line goes on with its bullet', '- one\n  more', '- one\n  more'],
  ['a table stays whole', '|a|b|\n|-|-|\n|1|2|', '|a|b|\n|-|-|\n|1|2|'],
  ['a paragraph after a table', '|a|b|\n|-|-|\nafter', '|a|b|\n|-|-|\n\nafter'],
  [
    'a table row that looks like a heading',
    '|a|b|\n|-|-|\n|**x**|1. y|',
    '|a|b|\n|-|-|\n|**x**|1. y|',
  ],
  ['a Markdown quote stays whole', '> one\n> two', '> one\n> two'],
])('%s', (_rule, body, markdown) => {
  const lines = normalizeBody(body).map(({ text }) => text);
  expect(lines.join('\n')).toBe(markdown);
});

test('each line of the Markdown has its line in the body', () => {
  const lines = normalizeBody('one\n\n\n**Two**\n- three').filter(({ text }) => text !== '');
  expect(lines.map(({ line }) => line)).toEqual([1, 4, 5]);
});
