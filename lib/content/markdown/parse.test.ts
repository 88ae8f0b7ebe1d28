import { load } from 'cheerio';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { parseHtml } from '../test-content';
import { parseBody } from './parse';

/** Renders a body as HTML. Omits the ids of headings, and the preload `<link>` that React adds for images. */
const render = (body: string) =>
  renderToStaticMarkup(
    toJsxRuntime(parseHtml(body), { Fragment, jsx, jsxs, tableCellAlignToStyle: false }),
  )
    .replaceAll('\n', '')
    .replaceAll(/(?<=<h2) id="h-[^"]*"/g, '')
    .replace(/^<link[^>]*>/, '');

const TABLE = '|a|b|\n|-|-:|\n|x|1|';
const CELLS =
  '<thead><tr><th>a</th><th align="right">b</th></tr></thead><tbody><tr><td>x</td><td align="right">1</td></tr></tbody>';

test('renders a script element as text in every kind of markup', () => {
  const script = `"'></script><script>alert(1)</script>&<b>`;
  const title = script.replace('"', String.raw`\"`);
  const lines = [
    ...[script, `**${script}**`, `1. ${script}`, `- ${script}`, `“${script}”`],
    ...[`[${script}](/blog/5)`, `\`${script}\``, `Table: ${script}`, `|${script}|\n|-|\n|a|`],
    `![${script}](growth "${title}")`,
  ];
  const $ = load(render(lines.join('\n')));
  expect($('script, b').length).toBe(0);
  expect($.text().split(script)).toHaveLength(lines.length + 1);
  expect($('table').attr('aria-label')).toBe(script);
  expect($('img').attr('alt')).toBe(script);
});

const stem = '<img src="growth" alt="A stem"';
const captioned = (label: string, caption = label) =>
  `<table aria-label="${label}"><caption>${caption}</caption>${CELLS}</table>`;
const plain = `<table>${CELLS}</table>`;
const section = (inside: string) => `<section data-sources="">${inside}</section>`;

test.each([
  [
    'an image with a title, alone on its line, as a figure',
    '![A stem](growth "How *it* <")',
    `<figure>${stem}/><figcaption>How *it* &lt;</figcaption></figure>`,
  ],
  [
    'an image with a title inside a sentence as a plain image',
    'See ![A stem](growth "How") here.',
    `<p>See ${stem} title="How"/> here.</p>`,
  ],
  ['“Table:” right before a table as its caption', `Table: One\n${TABLE}`, captioned('One')],
  [
    'emphasis in the caption of a table as HTML, but in its label as plain text',
    `Table: *Five* parts\n${TABLE}`,
    captioned('Five parts', '<em>Five</em> parts'),
  ],
  ['“Table:” after the last table as text', `${TABLE}\n\nTable: B`, `${plain}<p>Table: B</p>`],
  [
    'the heading “Sources” and the text below it as a section',
    'W.\n**Sources**\nA',
    `<p>W.</p>${section('<h2>Sources</h2><p>A</p>')}`,
  ],
  [
    'the heading “SOURCES” and the text before the next level 2 heading as a section',
    '**SOURCES**\n1. A\n**B**\nC',
    `${section('<h2>SOURCES</h2><h3>1. A</h3>')}<h2>B</h2><p>C</p>`,
  ],
  [
    'a heading that only begins with “Sources” without a section',
    '**Sources of income**\nA',
    '<h2>Sources of income</h2><p>A</p>',
  ],
])('renders %s', (_case, body, expected) => {
  expect(render(body)).toBe(expected);
});

test('renders row headers only if the top-left cell of a table is empty, and renders a dash in every other empty cell', () => {
  const rows = '|-|-|\n|x|1|\n|**w**|2|\n|**y**|2|\n||3|';
  expect(render(`| |b|\n${rows}`)).toBe(
    '<table><thead><tr><td></td><th>b</th></tr></thead><tbody>' +
      '<tr><th scope="row">x</th><td>1</td></tr>' +
      '<tr data-total=""><th scope="row"><strong>w</strong></th><td>2</td></tr>' +
      '<tr data-total="last"><th scope="row"><strong>y</strong></th><td>2</td></tr>' +
      '<tr><td data-empty="">–</td><td>3</td></tr></tbody></table>',
  );
  for (const head of ['|a|b|', '|a| |']) expect(render(`${head}\n${rows}`)).not.toContain('scope');
});

test('renders a verdict as a section that contains a heading and the table below it', () => {
  const body = `::verdict[A year]\nTable: One\n${TABLE.replace('x', '**x**')}\nB`;
  expect(parseBody(body).headings).toEqual([{ id: 'h-a-year', text: 'A year' }]);
  const markup = renderToStaticMarkup(toJsxRuntime(parseHtml(body), { Fragment, jsx, jsxs }));
  expect(markup).toMatch(
    /^<section data-verdict=""><h2 id="h-a-year">A year<\/h2><table[^]*<\/table><\/section>\n<p>B<\/p>$/,
  );
});

test.each([
  ['a colon and an ampersand', ['What it costs: fees & rates'], ['h-what-it-costs-fees-rates']],
  ['diacritics', ['Ọjà àti owó'], ['h-ọjà-àti-owó']],
  ['the same text', ['Tax', 'Tax 2', 'Tax'], ['h-tax', 'h-tax-2', 'h-tax-3']],
  ['only punctuation', ['?', '…'], ['h-', 'h--2']],
])('makes unique ids for headings with %s', (_case, headings, ids) => {
  const body = headings.map((heading) => `**${heading}**\nWords.`).join('\n');
  const text = parseBody(body);
  expect(text.ids).toEqual(ids);
  expect(text.headings.map(({ id }) => id)).toEqual(ids);
});

test('lists the titles of calculators and the level 2 headings of an article, all as plain text', () => {
  const body =
    '::calculator[Your pay]{name=paye}\n\n**Pay *on* time**\n1. A step\n\n**Sources**\nB';
  expect(parseBody(body).headings).toEqual([
    { id: 'paye', text: 'Your pay' },
    { id: 'h-pay-on-time', text: 'Pay on time' },
    { id: 'h-sources', text: 'Sources' },
  ]);
});

test('gives each block in the Markdown tree its line numbers in the body', () => {
  const lines = parseBody('one\ntwo\n\n**Three**\n![four](five)').tree.children.map(
    ({ type, position }) => `${type} ${position?.start.line}-${position?.end.line}`,
  );
  expect(lines).toEqual(['paragraph 1-1', 'paragraph 2-2', 'heading 4-4', 'paragraph 5-5']);
});

test.each([
  ['the words in a line, but not its Markdown syntax', '- **word** | *two* | --- |', 2],
  ['an amount, an ordinal and a percentage as one word each', '₦97,487 on the 28th, or 2.5%', 6],
  ['the words of a link, but not its URL', 'See [the bank](https://www.cbn.gov.ng/rates) now', 4],
])('counts %s', (_case, body, count) => {
  expect(parseBody(body).words).toBe(count);
});
