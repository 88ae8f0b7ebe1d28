import { load } from 'cheerio';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { parseText } from './parse-text';

// React asks for images ahead of the text, by a link that is not the body's. The ids of headings have
// tests of their own.
const html = (body: string) =>
  renderToStaticMarkup(
    toJsxRuntime(parseText(body).html, { Fragment, jsx, jsxs, tableCellAlignToStyle: false }),
  )
    .replaceAll('\n', '')
    .replaceAll(/(?<=<h2) id="h-[^"]*"/g, '')
    .replace(/^<link[^>]*>/, '');

const TABLE = '|a|b|\n|-|-:|\n|x|1|';
const CELLS =
  '<thead><tr><th>a</th><th align="right">b</th></tr></thead><tbody><tr><td>x</td><td align="right">1</td></tr></tbody>';

test('a script ends as text wherever it is written', () => {
  const script = `"'></script><script>alert(1)</script>&<b>`;
  const title = script.replace('"', String.raw`\"`);
  const lines = [
    ...[script, `**${script}**`, `1. ${script}`, `- ${script}`, `“${script}”`],
    ...[`[${script}](/blog/5)`, `\`${script}\``, `Table: ${script}`, `|${script}|\n|-|\n|a|`],
    `![${script}](growth "${title}")`,
  ];
  const $ = load(html(lines.join('\n')));
  expect($('script, b').length).toBe(0);
  expect($.text().split(script)).toHaveLength(lines.length + 1);
  expect($('table').attr('aria-label')).toBe(script);
  expect($('img').attr('alt')).toBe(script);
});

const stem = '<img src="growth" alt="A stem"';

test.each([
  [
    'a title, alone on its line, is a figure',
    '![A stem](growth "How *it* <")',
    `<figure>${stem}/><figcaption>How *it* &lt;</figcaption></figure>`,
  ],
  [
    'words around it is none',
    'See ![A stem](growth "How") here.',
    `<p>See ${stem} title="How"/> here.</p>`,
  ],
])('an image with %s', (_what, body, expected) => {
  expect(html(body)).toBe(expected);
});

test('below an empty corner, the first cells are headings; other empty cells have a dash', () => {
  const rows = '|-|-|\n|x|1|\n|**y**|2|\n||3|';
  expect(html(`| |b|\n${rows}`)).toBe(
    '<table><thead><tr><td></td><th>b</th></tr></thead><tbody>' +
      '<tr><th scope="row">x</th><td>1</td></tr>' +
      '<tr data-total=""><th scope="row"><strong>y</strong></th><td>2</td></tr>' +
      '<tr><td data-empty="">–</td><td>3</td></tr></tbody></table>',
  );
  for (const head of ['|a|b|', '|a| |']) expect(html(`${head}\n${rows}`)).not.toContain('scope');
});

const captioned = (words: string, caption = words) =>
  `<table aria-label="${words}"><caption>${caption}</caption>${CELLS}</table>`;
const plain = `<table>${CELLS}</table>`;

test.each([
  ['right before the table', `Table: One\n${TABLE}`, captioned('One')],
  ['with markup', `Table: *Five* parts\n${TABLE}`, captioned('Five parts', '<em>Five</em> parts')],
  ['not after the last table', `${TABLE}\n\nTable: B`, `${plain}<p>Table: B</p>`],
])('a caption is a line %s', (_where, body, expected) => {
  expect(html(body)).toBe(expected);
});

test('a verdict is a section of its title, a heading, and the table below it', () => {
  const { html: tree, headings } = parseText(
    `::verdict[A year]\nTable: One\n${TABLE.replace('x', '**x**')}\nB`,
  );
  expect(headings).toEqual([{ id: 'h-a-year', text: 'A year' }]);
  const written = renderToStaticMarkup(toJsxRuntime(tree, { Fragment, jsx, jsxs }));
  expect(written).toMatch(
    /^<section data-verdict=""><h2 id="h-a-year">A year<\/h2><table[^]*<\/table><\/section>\n<p>B<\/p>$/,
  );
});

const section = (inside: string) => `<section data-sources="">${inside}</section>`;

test.each([
  ['end the article', 'W.\n**Sources**\nA', `<p>W.</p>${section('<h2>Sources</h2><p>A</p>')}`],
  [
    'end at the next heading, whatever their capitals',
    '**SOURCES**\n1. A\n**B**\nC',
    `${section('<h2>SOURCES</h2><h3>1. A</h3>')}<h2>B</h2><p>C</p>`,
  ],
  ['are no other heading', '**Sources of income**\nA', '<h2>Sources of income</h2><p>A</p>'],
])('sources %s', (_rule, body, expected) => {
  expect(html(body)).toBe(expected);
});

test.each([
  ['words', ['What it costs: fees & rates'], ['h-what-it-costs-fees-rates']],
  ['letters with marks', ['Ọjà àti owó'], ['h-ọjà-àti-owó']],
  ['the same words', ['Tax', 'Tax 2', 'Tax'], ['h-tax', 'h-tax-2', 'h-tax-3']],
  ['no words', ['?', '…'], ['h-', 'h--2']],
])('headings with %s have ids', (_what, headings, ids) => {
  const body = headings.map((heading) => `**${heading}**\nWords.`).join('\n');
  const text = parseText(body);
  expect(text.ids).toEqual(ids);
  expect(text.headings.map(({ id }) => id)).toEqual(ids);
});

test('the list of headings has those of level 2 as plain words, and the titles of calculators', () => {
  const body =
    '::calculator[Your pay]{name=paye}\n\n**Pay *on* time**\n1. A step\n\n**Sources**\nB';
  expect(parseText(body).headings).toEqual([
    { id: 'paye', text: 'Your pay' },
    { id: 'h-pay-on-time', text: 'Pay on time' },
    { id: 'h-sources', text: 'Sources' },
  ]);
});
