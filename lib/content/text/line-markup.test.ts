import { convertLineMarkup } from './line-markup';

test.each([
  ['turns a line in double asterisks into a heading', '**What it costs**', '## What it costs'],
  ['escapes a number sign at the end of a heading', '**Issue #**', String.raw`## Issue \#`],
  ['does not turn two bold words into a heading', '**a** and **b**', '**a** and **b**'],
  [
    'does not turn a line that only begins in bold into a heading',
    '**Note:** read on',
    '**Note:** read on',
  ],
  ['adds a missing space after the dash of a bullet', '-Save', '- Save'],
  ['keeps a bold bullet a bullet', '- **Save**', '- **Save**'],
  ['escapes a number at the start of a bullet', '- 1. Save', String.raw`- 1\. Save`],
  ['keeps spaced dashes, which are a thematic break', '- - -', '- - -'],
  ['turns a line in straight quotes into a quote', '"Ask for it."', '> “Ask for it.”'],
  [
    'does not turn a sentence with two quotes into a quote',
    '"Yes," she said, "no."',
    '"Yes," she said, "no."',
  ],
  ['turns a number and a dot into a heading of level 3', '1. Pay', '### 1. Pay'],
  ['accepts a numbered heading without a space', '1.Pay', '### 1.Pay'],
  ['does not turn a decimal into a heading', '2.5 per cent', '2.5 per cent'],
  ['removes the indentation of a paragraph', '    Plain words.', 'Plain words.'],
  ['makes each line a paragraph', 'one\ntwo', 'one\n\ntwo'],
  ['separates a quote from the bullet above', '- one\n"two"', '- one\n\n> “two”'],
  ['joins bullets across a blank line', '- one\n\n- two', '- one\n- two'],
  ['keeps the indentation of a nested bullet', '- one\n  - two', '- one\n  - two'],
  ['keeps an indented line in the bullet above', '- one\n  more', '- one\n  more'],
  ['keeps the rows of a table together', '|a|b|\n|-|-|\n|1|2|', '|a|b|\n|-|-|\n|1|2|'],
  ['separates a paragraph from the table above', '|a|b|\n|-|-|\nafter', '|a|b|\n|-|-|\n\nafter'],
  [
    'keeps a table row whose cells look like headings',
    '|a|b|\n|-|-|\n|**x**|1. y|',
    '|a|b|\n|-|-|\n|**x**|1. y|',
  ],
  ['keeps the lines of a Markdown quote together', '> one\n> two', '> one\n> two'],
])('%s', (_rule, body, markdown) => {
  const lines = convertLineMarkup(body).map(({ text }) => text);
  expect(lines.join('\n')).toBe(markdown);
});

test('returns the line in the body for each line of the Markdown', () => {
  const lines = convertLineMarkup('one\n\n\n**Two**\n- three').filter(({ text }) => text !== '');
  expect(lines.map(({ line }) => line)).toEqual([1, 4, 5]);
});
