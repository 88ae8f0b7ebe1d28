import { normalizeBody } from './line-markup';

const markdownOf = (body: string) => normalizeBody(body).markdown;

describe('a line on its own', () => {
  test.each([
    ['a line wrapped in double asterisks is a heading', '**What it costs**', '## What it costs'],
    ['spaces around it do not matter', '  **What it costs**  ', '## What it costs'],
    ['a heading may have quotes', '**“Later”**', '## “Later”'],
    ['a heading may begin with a number', '**1. First**', '## 1. First'],
    ['a heading keeps a number sign at its end', '**Issue #**', String.raw`## Issue \#`],
    ['two bold words are no heading', '**a** and **b**', '**a** and **b**'],
    ['a line that only begins bold is no heading', '**Note:** read on', '**Note:** read on'],
    ['asterisks around nothing are no heading', '****', '****'],
    ['a line that starts with a dash is a bullet', '- Save', '- Save'],
    ['the space after the dash may be missing', '-Save', '- Save'],
    ['a bold bullet stays a bullet', '- **Save**', '- **Save**'],
    ['a quoted bullet stays a bullet', '- "Save"', '- "Save"'],
    ['a number in a bullet is text', '- 1. Save', String.raw`- 1\. Save`],
    ['a sign in a bullet is text', '- # Save', String.raw`- \# Save`],
    ['a negative number is no bullet', '-5% since May', '-5% since May'],
    ['three dashes are a rule', '---', '---'],
    ['spaced dashes are a rule', '- - -', '- - -'],
    ['a dash alone is text', '-', String.raw`\-`],
    ['straight quotes make a quote', '"Ask for it."', '> “Ask for it.”'],
    ['curly quotes make a quote', '“Ask for it.”', '> “Ask for it.”'],
    ['a quote may be bold inside', '"**Ask**"', '> “**Ask**”'],
    [
      'a sentence with two quotes is a paragraph',
      '"Yes," she said, "no."',
      '"Yes," she said, "no."',
    ],
    ['a quote with its speaker is a paragraph', '“Yes.” A proverb', '“Yes.” A proverb'],
    ['quote marks around nothing are text', '""', '""'],
    ['a number and a dot is a small heading', '1. Pay', '### 1. Pay'],
    ['whatever follows them', '3. **Pay**', '### 3. **Pay**'],
    ['a year and a dot too', '2025. The year', '### 2025. The year'],
    ['the space after the dot may be missing', '1.Pay', '### 1.Pay'],
    ['a decimal is no heading', '2.5 per cent', '2.5 per cent'],
    ['a number alone with its dot is text', '7.', '7.'],
    ['a number with a bracket is a Markdown list', '1) Pay', '1) Pay'],
    ['any other line is a paragraph', 'Plain words.', 'Plain words.'],
    ['an indented line is a paragraph', '    Plain words.', 'Plain words.'],
    ['a telephone number is a paragraph', '+234 800 000 0001', '+234 800 000 0001'],
    ['nothing is nothing', '', ''],
    ['other scripts are words', 'Ọmọ ẹ̀gbọ́n mi', 'Ọmọ ẹ̀gbọ́n mi'],
  ])('%s', (_rule, line, markdown) => {
    expect(markdownOf(line)).toBe(markdown);
  });
});

describe('lines that meet', () => {
  test.each([
    ['each line of a paragraph is a paragraph', 'one\ntwo', 'one\n\ntwo'],
    ['several blank lines are one', 'one\n\n\n\ntwo', 'one\n\ntwo'],
    ['a quote after a bullet', '- one\n"two"', '- one\n\n> “two”'],
    ['a paragraph after a bullet', '- one\ntwo', '- one\n\ntwo'],
    ['a heading after a bullet', '- one\n**Two**', '- one\n\n## Two'],
    ['a small heading after a bullet', '- one\n2. Two', '- one\n\n### 2. Two'],
    ['a bullet after a paragraph', 'one\n- two', 'one\n\n- two'],
    ['bullets are one list', '- one\n- two', '- one\n- two'],
    ['bullets are one list across a blank line', '- one\n\n- two', '- one\n- two'],
    [
      'a bold line between bullets ends the list',
      '- one\n**Two**\n- three',
      '- one\n\n## Two\n\n- three',
    ],
    ['an indented bullet is a bullet of the one above', '- one\n  - two', '- one\n  - two'],
    ['an indented bullet after a paragraph is a bullet', 'one\n  - two', 'one\n\n- two'],
    ['an indented line goes on with its bullet', '- one\n  more', '- one\n  more'],
    ['two quotes are two', '"one"\n"two"', '> “one”\n\n> “two”'],
    ['small headings are no list', '1. one\n2. two', '### 1. one\n\n### 2. two'],
    ['a heading and its paragraph', '**One**\ntwo', '## One\n\ntwo'],
    ['a rule under a paragraph is no heading', 'one\n---', 'one\n\n---'],
    ['a table stays whole', '|a|b|\n|-|-|\n|1|2|', '|a|b|\n|-|-|\n|1|2|'],
    ['a table without outer bars', 'a | b\n--- | ---\n1 | 2', 'a | b\n--- | ---\n1 | 2'],
    ['a table after a bullet', '- one\n|a|b|\n|-|-|', '- one\n\n|a|b|\n|-|-|'],
    ['a paragraph after a table', '|a|b|\n|-|-|\nafter', '|a|b|\n|-|-|\n\nafter'],
    [
      'a table row that looks like a heading',
      '|a|b|\n|-|-|\n|**x**|1. y|',
      '|a|b|\n|-|-|\n|**x**|1. y|',
    ],
    ['a bar in a paragraph is no table', 'a | b\nc | d', 'a | b\n\nc | d'],
    ['a Markdown quote stays whole', '> one\n> two', '> one\n> two'],
    ['a Markdown list stays whole', '* one\n* two', '* one\n* two'],
    [
      'code is left alone',
      '```\n- one\n\n**two**\n```\nthree',
      '```\n- one\n\n**two**\n```\n\nthree',
    ],
    ['code without an end is left alone', '```\n- one', '```\n- one'],
  ])('%s', (_rule, body, markdown) => {
    expect(markdownOf(body)).toBe(markdown);
  });
});

test('every line of the Markdown knows the line it came from', () => {
  const { markdown, sourceLines } = normalizeBody('one\n\n\n**Two**\n- three\n"four"');
  const places = Object.fromEntries(
    markdown.split('\n').flatMap((text, index) => (text ? [[text, sourceLines[index]]] : [])),
  );
  expect(places).toEqual({ one: 1, '## Two': 4, '- three': 5, '> “four”': 6 });
});
