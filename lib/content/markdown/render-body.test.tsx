import type { Nodes } from 'hast';
import { renderToStaticMarkup } from 'react-dom/server';
import { visit } from 'unist-util-visit';
import { buildBodyTree, listHeadings, renderBody } from './render-body';

// React asks for images ahead of the text, by a link that is not the body's. The ids of headings have
// tests of their own.
const html = (body: string) =>
  renderToStaticMarkup(renderBody(buildBodyTree(body), {}))
    .replaceAll('\n', '')
    .replaceAll(/(?<=<h2) id="h-[^"]*"/g, '')
    .replace(/^<link[^>]*>/, '');

const TABLE = '|a|b|\n|-|-:|\n|x|1|';
const CELLS =
  '<thead><tr><th>a</th><th align="right">b</th></tr></thead><tbody><tr><td>x</td><td align="right">1</td></tr></tbody>';

test.each([
  ['a bold heading', '**Costs**', '<h2>Costs</h2>'],
  ['bullets', '- one\n- **two**', '<ul><li>one</li><li><strong>two</strong></li></ul>'],
  ['a quote', '"Ask."', '<blockquote><p>“Ask.”</p></blockquote>'],
  ['an indented line is no code', '    one', '<p>one</p>'],
  ['a rule under a line is no heading', 'one\n---', '<p>one</p><hr/>'],
  ['emphasis', '*a* **b** ~~c~~', '<p><em>a</em> <strong>b</strong> <del>c</del></p>'],
  ['a link', '[a](/blog/5)', '<p><a href="/blog/5">a</a></p>'],
  ['a Markdown heading of level 1 is one of level 2', '# One', '<h2>One</h2>'],
  ['a box is no checkbox', '- [ ] one', '<ul><li>[ ] one</li></ul>'],
  ['a table with right-aligned figures', TABLE, `<table>${CELLS}</table>`],
  ['an image', '![A stem](growth)', '<p><img src="growth" alt="A stem"/></p>'],
])('%s', (_rule, body, expected) => {
  expect(html(body)).toBe(expected);
});

test.each([
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
  ['<!-- a -->', '<p>&lt;!-- a --&gt;</p>'],
  ['**</script>**', '<h2>&lt;/script&gt;</h2>'],
])('raw HTML is shown as text: %s', (body, expected) => {
  expect(html(body)).toBe(expected);
});

test.each(['javascript:alert(1)', 'java&#10;script:alert(1)', 'data:text/html,x'])(
  'a link to %s leads nowhere',
  (address) => {
    expect(html(`[a](${address})`)).toBe('<p><a>a</a></p>');
  },
);

const stem = '<img src="growth" alt="A stem"';

test.each([
  ['"How it *grows* <"', `<figure>${stem}/><figcaption>How it *grows* &lt;</figcaption></figure>`],
  ['" "', `<p>${stem} title=" "/></p>`],
])('an image with the title %s', (title, expected) => {
  expect(html(`![A stem](growth ${title})`)).toBe(expected);
});

test('an image among words is no figure', () => {
  expect(html('See ![A stem](growth "How") here.')).toBe(`<p>See ${stem} title="How"/> here.</p>`);
});

test.each([
  [
    'an empty corner',
    '| | b |',
    '<th scope="row">x</th><td>1</td>',
    '<th scope="row"><strong>y</strong></th>',
  ],
  ['a heading there', '|a|b|', '<td>x</td><td>1</td>', '<td><strong>y</strong></td>'],
  ['another empty heading', '|a| |', '<td>x</td><td>1</td>', '<td><strong>y</strong></td>'],
])('the first cells of a table with %s: what they head', (_what, head, row, total) => {
  const cells = head
    .split('|')
    .slice(1, 3)
    .map((word) => (word.trim() ? `<th>${word.trim()}</th>` : '<td></td>'));
  expect(html(`${head}\n|-|-|\n|x|1|\n|**y**|2|\n||3|`)).toBe(
    `<table><thead><tr>${cells.join('')}</tr></thead><tbody><tr>${row}</tr>` +
      `<tr data-total="">${total}<td>2</td></tr><tr><td></td><td>3</td></tr></tbody></table>`,
  );
});

const captioned = (words: string, caption = words) =>
  `<table aria-label="${words}"><caption>${caption}</caption>${CELLS}</table>`;

test.each([
  ['right before the table', `Table: One\n${TABLE}`, captioned('One')],
  ['with a blank line between', `Table: One\n\n${TABLE}`, captioned('One')],
  ['with spaces around it', `  Table:   One  \n${TABLE}`, captioned('One')],
  [
    'with markup',
    `Table: *Five* factors\n${TABLE}`,
    captioned('Five factors', '<em>Five</em> factors'),
  ],
  [
    'between tables',
    `${TABLE}\n\nTable: B\n\n${TABLE}`,
    `<table>${CELLS}</table>${captioned('B')}`,
  ],
  ['after the last table', `${TABLE}\n\nTable: B`, `<table>${CELLS}</table><p>Table: B</p>`],
  [
    'with words between',
    `Table: A\nWords.\n${TABLE}`,
    `<p>Table: A</p><p>Words.</p><table>${CELLS}</table>`,
  ],
  ['without words', `Table:\n${TABLE}`, `<p>Table:</p><table>${CELLS}</table>`],
  [
    'in the middle of a line',
    `A Table: one\n${TABLE}`,
    `<p>A Table: one</p><table>${CELLS}</table>`,
  ],
])('a caption %s', (_where, body, expected) => {
  expect(html(body)).toBe(expected);
});

test.each([
  ['a bold first cell', '|**Total**|**9**|', true],
  ['a first cell in words and bold', '|**Total** so far|9|', false],
  ['a bold second cell', '|Sum|**9**|', false],
  ['an empty first cell', '||**9**|', false],
])('%s: the row is a total: %#', (_what, row, isTotal) => {
  const rows = html(`${TABLE}\n${row}`).split('<tr').slice(1);
  const totals = rows.map((text) => text.startsWith(' data-total=""'));
  expect(totals).toEqual([false, false, isTotal]);
});

const section = (inside: string) => `<section data-sources="">${inside}</section>`;

test.each([
  [
    'the heading and its text',
    'W.\n**Sources**\n- A',
    `<p>W.</p>${section('<h2>Sources</h2><ul><li>A</li></ul>')}`,
  ],
  ['whatever its capitals', '**SOURCES**\nA', section('<h2>SOURCES</h2><p>A</p>')],
  [
    'up to the next heading',
    '**Sources**\nA\n**B**\nC',
    `${section('<h2>Sources</h2><p>A</p>')}<h2>B</h2><p>C</p>`,
  ],
  ['with small headings', '**Sources**\n1. A', section('<h2>Sources</h2><h3>1. A</h3>')],
  ['not another heading', '**Sources of income**\nA', '<h2>Sources of income</h2><p>A</p>'],
  ['not a word in the text', 'Sources', '<p>Sources</p>'],
])('sources are a section: %s', (_rule, body, expected) => {
  expect(html(body)).toBe(expected);
});

test('footnotes stay outside of the sources', () => {
  expect(html('A[^1]\n\n[^1]: Note\n\n**Sources**\nB')).toContain(
    `${section('<h2>Sources</h2><p>B</p>')}<section data-footnotes`,
  );
});

test('a footnote and its mark lead to each other, by ids that no page has', () => {
  const tree = buildBodyTree('A claim.[^1]\n\n[^1]: Its source.');
  const ids = valuesOf(tree, 'id');
  const links = valuesOf(tree, 'href');
  expect(links).toEqual(['#note-fn-1', '#note-fnref-1']);
  expect(ids).toEqual(expect.arrayContaining(links.map((link) => link.slice(1))));
  expect(ids).toEqual(expect.arrayContaining(valuesOf(tree, 'ariaDescribedBy')));
});

function valuesOf(tree: Nodes, property: string): string[] {
  const values: string[] = [];
  visit(tree, 'element', ({ properties }) => {
    const value = properties[property];
    if (value !== undefined) values.push(String(value));
  });
  return values;
}

test.each([
  ['words', ['What it costs: fees & rates'], ['h-what-it-costs-fees-rates']],
  ['an apostrophe', ["The bank’s rate, or the bank's"], ['h-the-banks-rate-or-the-banks']],
  ['markup', ['A *new* [loan](/blog/5)'], ['h-a-new-loan']],
  ['letters with marks', ['Ọjà àti owó'], ['h-ọjà-àti-owó']],
  ['other scripts', ['الزكاة', '税金 2026'], ['h-الزكاة', 'h-税金-2026']],
  ['the same words', ['Tax', 'Tax 2', 'Tax'], ['h-tax', 'h-tax-2', 'h-tax-3']],
  ['no words', ['?', '…'], ['h-', 'h--2']],
  ['a word that is an id of the page', ['Disclaimer'], ['h-disclaimer']],
])('headings of %s: the ids', (_what, headings, ids) => {
  const body = headings.map((heading) => `**${heading}**\nWords.`).join('\n');
  expect(valuesOf(buildBodyTree(body), 'id')).toEqual(ids);
  expect(listHeadings(buildBodyTree(body)).map(({ id }) => id)).toEqual(ids);
});

test('the list of headings has those of level 2 in their words, without that of footnotes', () => {
  const body = '**Pay *on* time**\n1. A step\nA claim.[^1]\n\n**Sources**\nB\n\n[^1]: Note';
  expect(listHeadings(buildBodyTree(body))).toEqual([
    { id: 'h-pay-on-time', text: 'Pay on time' },
    { id: 'h-sources', text: 'Sources' },
  ]);
});

test('a component replaces its element', () => {
  const body = renderBody(buildBodyTree('[a](/b)'), {
    a: ({ children }) => <mark>{children}</mark>,
  });
  expect(renderToStaticMarkup(body)).toBe('<p><mark>a</mark></p>');
});
