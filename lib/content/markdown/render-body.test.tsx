import { renderToStaticMarkup } from 'react-dom/server';
import { parseBody } from './parse-body';
import { renderBody } from './render-body';

const html = (body: string) => renderToStaticMarkup(renderBody(body, {})).replaceAll('\n', '');

test.each([
  ['a bold heading', '**Costs**', '<h2>Costs</h2>'],
  ['a small heading with its number', '1. Pay', '<h3>1. Pay</h3>'],
  ['a small heading that is bold', '1. **Pay**', '<h3>1. <strong>Pay</strong></h3>'],
  ['a year and a dot', '2025. The year', '<h3>2025. The year</h3>'],
  ['bullets', '- one\n- **two**', '<ul><li>one</li><li><strong>two</strong></li></ul>'],
  ['bullets under a bullet', '- one\n  - two', '<ul><li>one<ul><li>two</li></ul></li></ul>'],
  ['a number in a bullet', '- 1. one', '<ul><li>1. one</li></ul>'],
  ['a quote', '"Ask."', '<blockquote><p>“Ask.”</p></blockquote>'],
  [
    'a quote right after a bullet',
    '- one\n"two"',
    '<ul><li>one</li></ul><blockquote><p>“two”</p></blockquote>',
  ],
  ['each line a paragraph', 'one\ntwo', '<p>one</p><p>two</p>'],
  ['an indented line is no code', '    one', '<p>one</p>'],
  ['a rule under a line is no heading', 'one\n---', '<p>one</p><hr/>'],
  [
    'emphasis',
    '*one* **two** ~~three~~',
    '<p><em>one</em> <strong>two</strong> <del>three</del></p>',
  ],
  ['a link', '[a](/blog/5)', '<p><a href="/blog/5">a</a></p>'],
  ['an ordered list by brackets', '1) one\n2) two', '<ol><li>one</li><li>two</li></ol>'],
  ['a Markdown heading of level 1 is one of level 2', '# One', '<h2>One</h2>'],
  ['a Markdown heading of level 3', '### One', '<h3>One</h3>'],
  ['a box is no checkbox', '- [ ] one', '<ul><li>[ ] one</li></ul>'],
  [
    'a table with right-aligned figures',
    '|a|b|\n|-|-:|\n|x|1|',
    '<table><thead><tr><th>a</th><th align="right">b</th></tr></thead><tbody><tr><td>x</td><td align="right">1</td></tr></tbody></table>',
  ],
])('%s', (_rule, body, expected) => {
  expect(html(body)).toBe(expected);
});

test.each([
  ['a script', '<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  [
    'an image with a handler',
    '<img src=x onerror=alert(1)>',
    '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
  ],
  ['an element among words', 'a <b>c</b>', '<p>a &lt;b&gt;c&lt;/b&gt;</p>'],
  ['a comment', '<!-- a -->', '<p>&lt;!-- a --&gt;</p>'],
  ['a closed script in a heading', '**</script>**', '<h2>&lt;/script&gt;</h2>'],
])('raw HTML is shown as text: %s', (_what, body, expected) => {
  expect(html(body)).toBe(expected);
});

test.each([
  ['javascript:', '[a](javascript:alert(1))'],
  ['data:', '[a](data:text/html,x)'],
  ['javascript: in capitals', '[a](JaVaScRiPt:alert(1))'],
])('a link to %s leads nowhere', (_scheme, body) => {
  expect(html(body)).toBe('<p><a>a</a></p>');
});

test.each([
  [
    'a picture with a title is a figure',
    '![A stem](growth "How it grows")',
    '<figure><img src="growth" alt="A stem"/><figcaption>How it grows</figcaption></figure>',
  ],
  [
    'markup in a caption is text',
    '![A stem](growth "5 < 6 & **bold**")',
    '<figure><img src="growth" alt="A stem"/><figcaption>5 &lt; 6 &amp; **bold**</figcaption></figure>',
  ],
  [
    'a picture without a title is none',
    '![A stem](growth)',
    '<p><img src="growth" alt="A stem"/></p>',
  ],
  [
    'nor is one with an empty title',
    '![A stem](growth " ")',
    '<p><img src="growth" alt="A stem" title=" "/></p>',
  ],
  [
    'nor is one among words',
    'See ![A stem](growth "How") here.',
    '<p>See <img src="growth" alt="A stem" title="How"/> here.</p>',
  ],
])('figures: %s', (_rule, body, expected) => {
  // React asks for pictures ahead of the text.
  expect(html(body).replace(/^<link[^>]*>/, '')).toBe(expected);
});

test('an empty heading of a table is a plain cell', () => {
  expect(html('| | b |\n| --- | --- |\n| x | 1 |')).toContain(
    '<thead><tr><td></td><th>b</th></tr></thead>',
  );
});

describe('captions of tables', () => {
  const rows = '|a|b|\n|-|-|\n|1|2|';
  const other = '|c|d|\n|-|-|\n|3|4|';
  const start = (label: string) => `<table aria-label="${label}"><caption>${label}</caption>`;

  test.each([
    ['a line right before the table', `Table: Weights\n${rows}`],
    ['a line before it, with a blank one between', `Table: Weights\n\n${rows}`],
    ['a line right after it', `${rows}\nTable: Weights`],
    ['a line after it, with a blank one between', `${rows}\n\nTable: Weights`],
    ['line ends of Windows', `Table: Weights\n\n${rows}`.replaceAll('\n', '\r\n')],
    ['spaces around it', `  Table:   Weights  \n${rows}`],
  ])('%s', (_where, body) => {
    expect(html(body)).toMatch(new RegExp(`^${start('Weights')}<thead>.*</table>$`));
  });

  test('the one before a table comes first; the one after it stays a paragraph', () => {
    expect(html(`Table: One\n${rows}\n\nTable: Two`)).toMatch(
      new RegExp(`^${start('One')}.*</table><p>Table: Two</p>$`),
    );
  });

  test.each([
    ['before', `Table: One\n${rows}\n\nTable: Two\n${other}`],
    ['after', `${rows}\n\nTable: One\n\n${other}\n\nTable: Two`],
  ])('two tables with captions %s them keep their own', (_where, body) => {
    expect(html(body)).toMatch(
      new RegExp(`^${start('One')}.*<td>1</td>.*</table>${start('Two')}.*<td>3</td>.*</table>$`),
    );
  });

  test('a caption may have markup, its name has none', () => {
    expect(html(`Table: *Five* factors\n${rows}`)).toMatch(
      /^<table aria-label="Five factors"><caption><em>Five<\/em> factors<\/caption>/,
    );
  });

  test.each([
    ['without a table', 'Table: Weights', '<p>Table: Weights</p>'],
    ['with words between', 'Table: A\nWords.\n\nMore.', '<p>Table: A</p><p>Words.</p><p>More.</p>'],
    ['without a caption', 'Table:', '<p>Table:</p>'],
    ['in the middle of a line', 'The Table: one', '<p>The Table: one</p>'],
  ])('a line "Table:" %s stays a paragraph', (_what, body, expected) => {
    expect(html(body)).toBe(expected);
  });

  test.each([
    ['words between', `Table: A\nWords.\n${rows}`],
    ['no caption after the mark', `Table:\n${rows}`],
    ['a table and no line', rows],
  ])('%s: the table has no caption', (_what, body) => {
    expect(html(body)).toContain('<table><thead>');
  });
});

test.each([
  ['a bold first cell', '|**Total**|**9**|', true],
  ['a first cell in words and bold', '|**Total** so far|9|', false],
  ['a bold second cell', '|Sum|**9**|', false],
  ['an empty first cell', '||**9**|', false],
])('%s: the row is a total: %#', (_what, row, isTotal) => {
  const rows = html(`|a|b|\n|-|-|\n|x|1|\n${row}`).split('<tr');
  expect(rows.map((text) => text.startsWith(' data-total=""'))).toEqual([
    false,
    false,
    false,
    isTotal,
  ]);
});

describe('sources', () => {
  const section = (inside: string) => `<section data-sources="">${inside}</section>`;

  test.each([
    [
      'the heading and what follows it are a section',
      'Words.\n**Sources**\n- FICO\n- CBN',
      `<p>Words.</p>${section('<h2>Sources</h2><ul><li>FICO</li><li>CBN</li></ul>')}`,
    ],
    ['whatever its capitals', '**SOURCES**\nA', section('<h2>SOURCES</h2><p>A</p>')],
    [
      'up to the next heading',
      '**Sources**\nA\n**B**\nC',
      `${section('<h2>Sources</h2><p>A</p>')}<h2>B</h2><p>C</p>`,
    ],
    ['a small heading stays in it', '**Sources**\n1. A', section('<h2>Sources</h2><h3>1. A</h3>')],
    ['other headings open none', '**Sources of income**\nA', '<h2>Sources of income</h2><p>A</p>'],
    ['nor does a word in the text', 'Sources', '<p>Sources</p>'],
  ])('%s', (_rule, body, expected) => {
    expect(html(body)).toBe(expected);
  });

  test('footnotes stay outside', () => {
    expect(html('A[^1]\n\n[^1]: Note\n\n**Sources**\nB')).toMatch(
      /<section data-sources=""><h2>Sources<\/h2><p>B<\/p><\/section><section data-footnotes/,
    );
  });
});

test('a picture keeps its name and words', () => {
  expect(html('![A stem](growth)')).toContain('<p><img src="growth" alt="A stem"/></p>');
});

test('a component stands for its element', () => {
  const body = renderBody('[a](/b)', { a: ({ children }) => <mark>{children}</mark> });
  expect(renderToStaticMarkup(body)).toBe('<p><mark>a</mark></p>');
});

test('the tree knows the line of each block', () => {
  const lines = parseBody('one\ntwo\n\n**Three**\n![four](five)').children.map(
    ({ type, position }) => `${type} ${position?.start.line}`,
  );
  expect(lines).toEqual(['paragraph 1', 'paragraph 2', 'heading 4', 'paragraph 5']);
});
