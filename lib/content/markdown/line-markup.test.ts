import { convertLineMarkup } from './line-markup';

test.each([
  ['a line in double asterisks to a heading', '**What it costs**', '## What it costs'],
  ['a bold line that ends with # to a heading that shows #', '**Issue #**', '## Issue \\#'],
  ['a line with two bold words to a paragraph', '**a** and **b**', '**a** and **b**'],
  ['a line that only begins in bold to a paragraph', '**Note:** read on', '**Note:** read on'],
  ['a dash without a space to a bullet', '-Save', '- Save'],
  ['a bold bullet to a bullet, not to a heading', '- **Save**', '- **Save**'],
  ['a bullet that begins with a number to a bullet, not to a list', '- 1. Save', '- 1\\. Save'],
  ['spaced dashes to a thematic break', '- - -', '- - -'],
  ['a line in straight quotes to a quote', '"Ask for it."', '> “Ask for it.”'],
  ['a sentence with two quotes to a paragraph', '"Yes," she said, "no."', '"Yes," she said, "no."'],
  ['a line that begins with a number and a dot to a level 3 heading', '1. Pay', '### 1. Pay'],
  ['a numbered heading without a space to a level 3 heading', '1.Pay', '### 1.Pay'],
  ['a line that begins with a decimal number to a paragraph', '2.5 per cent', '2.5 per cent'],
  ['an indented line to a paragraph without indentation', '    Plain words.', 'Plain words.'],
  ['two lines to two paragraphs', 'one\ntwo', 'one\n\ntwo'],
  ['a quote directly below a bullet to a separate block', '- one\n"two"', '- one\n\n> “two”'],
  ['bullets separated by a blank line to one list', '- one\n\n- two', '- one\n- two'],
  ['a nested bullet to a bullet with the same indentation', '- one\n  - two', '- one\n  - two'],
  ['an indented line below a bullet to part of that bullet', '- one\n  more', '- one\n  more'],
  ['table rows to one table', '|a|b|\n|-|-|\n|1|2|', '|a|b|\n|-|-|\n|1|2|'],
  ['a line directly below a table to a paragraph', '|a|b|\n|-|-|\nafter', '|a|b|\n|-|-|\n\nafter'],
  ['the lines of a Markdown quote to one quote', '> one\n> two', '> one\n> two'],
])('converts %s', (_rule, body, markdown) => {
  const lines = convertLineMarkup(body).map(({ text }) => text);
  expect(lines.join('\n')).toBe(markdown);
});

test('returns for each line of Markdown its line number in the body of the article', () => {
  const lines = convertLineMarkup('one\n\n\n**Two**\n- three').filter(({ text }) => text !== '');
  expect(lines.map(({ line }) => line)).toEqual([1, 4, 5]);
});
