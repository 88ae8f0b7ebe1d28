import { parsePage, serializePage } from '../page';
import { inlineStyles } from './inline-styles';
import type { UsedStyles } from './used-styles';

const SHEETS: Record<string, string> = {
  '/a.css': 'p{a:1}',
  '/b.css': 'p{b:1}',
  '/empty.css': '',
};

/** Every rule is used, and each class keeps its name, unless a test says otherwise. */
const all: UsedStyles = (css) => Promise.resolve({ css, classNames: new Map([['lead', 'lead']]) });

/** The page after the step. */
async function transform(
  html: string,
  { sheets = SHEETS, usedStyles = all, isStatic = true, laterWords = [] as string[] } = {},
): Promise<string> {
  const page = parsePage('blog/7.html', html);
  const readAsset = (url: string) =>
    sheets[url] === undefined ? undefined : Buffer.from(sheets[url]);
  await inlineStyles(page, { readAsset, usedStyles, isStatic, laterWords });
  return serializePage(page);
}

/** The head of the page after the step. */
const inline = async (head: string, options?: Parameters<typeof transform>[1]) =>
  /<head>(.*)<\/head>/s.exec(await transform(`<head>${head}</head>`, options))?.[1];

const link = (href: string) => `<link rel="stylesheet" href="${href}">`;
const hint = (href: string) => `<link rel="preload" href="${href}" as="style">`;
const STYLE = '<style>p{a:1}</style>';
const PRINT = '<link rel="stylesheet" href="/print.css" media="print">';
const ICON = '<link rel="icon" href="/a.css"><style>p{a:1}</style>';
const FONT = '<link rel="preload" href="/a.woff2" as="font" crossorigin="">';
const SCRIPT = '<link rel="preload" href="/style.js" as="script">';

test.each([
  [
    'all sheets become one style, in their order, in the place of the first',
    `<meta name="a">${link('/b.css')}<meta name="b">${link('/a.css')}<meta name="c">`,
    '<meta name="a"><style>p{b:1}p{a:1}</style><meta name="b"><meta name="c">',
  ],
  ['an empty sheet is a sheet', link('/empty.css') + link('/a.css'), STYLE],
  ['a print sheet stays a file', link('/a.css') + PRINT, STYLE + PRINT],
  ['a page without a sheet stays as it is', ICON, ICON],
  ['an inlined sheet is not preloaded', hint('/a.css') + link('/a.css') + hint('/b.css'), STYLE],
  ['other files are preloaded', FONT + SCRIPT + link('/a.css'), FONT + SCRIPT + STYLE],
])('%s', async (_what, head, expected) => {
  expect(await inline(head)).toBe(expected);
});

test('on an interactive page the links, for which React looks, stay disabled', async () => {
  expect(await inline(hint('/a.css') + link('/a.css'), { isStatic: false })).toBe(
    `<link rel="stylesheet" href="/a.css" disabled="">${STYLE}`,
  );
});

test('a sheet that is missing stops the build', async () => {
  await expect(inline(link('/gone.css'))).rejects.toThrow(
    'out/blog/7.html: there is no style sheet /gone.css',
  );
});

test('the styles are chosen by elements, ids and classes of the page, and by later words', async () => {
  const asked: [string, string, boolean][] = [];
  const usedStyles: UsedStyles = (css, names, isStatic) => {
    asked.push([css, [...names].join(' '), isStatic]);
    return Promise.resolve({ css: 'used{}', classNames: new Map([['wide', '_0']]) });
  };
  const body =
    '<p id="x" class=" lead\n wide " title="no">table</p><i id="of-this-page" class="lead"></i>';
  const script = String.raw`<script>document.createElement("button");"\u003ctd>"</script>`;
  const options = { sheets: { '/a.css': '#x{a:1}' }, usedStyles, laterWords: ['thanks'] };
  const html = await transform(`<head>${link('/a.css')}</head>${body}${script}`, options);
  const names = 'button td html head link body p x lead wide i script thanks';
  expect(asked).toEqual([['#x{a:1}', names, true]]);
  // A class that no style names is dropped.
  expect(html).toContain(
    '<style>used{}</style></head><body><p id="x" class="_0" title="no">table</p><i id="of-this-page"></i><script>',
  );
  const interactive = { ...options, isStatic: false };
  expect(await transform(`<head>${link('/a.css')}</head>${body}`, interactive)).toContain(body);
});

test.each([
  ['url(../media/a.woff2)', 'url(/assets/media/a.woff2)'],
  ['url("../media/a.woff2")', 'url("/assets/media/a.woff2")'],
  ["url('a.svg'), url(#clip)", "url('/assets/chunks/a.svg'), url(#clip)"],
  ['url(/images/a.svg)', 'url(/images/a.svg)'],
  ['url(https://cdn.example/a.svg)', 'url(https://cdn.example/a.svg)'],
  ['url("data:image/svg+xml,<svg>ọ</svg>")', 'url("data:image/svg+xml,<svg>ọ</svg>")'],
  [
    'url("data:image/svg+xml,%3Csvg fill=\'url(%23a)\'/%3E")',
    'url("data:image/svg+xml,%3Csvg fill=\'url(%23a)\'/%3E")',
  ],
  ['url(shapes.svg?dpl=1#blur)', 'url(/assets/chunks/shapes.svg?dpl=1#blur)'],
])('%s in a sheet becomes %s in the page', async (before, after) => {
  const url = '/assets/chunks/s.css';
  expect(await inline(link(url), { sheets: { [url]: `p{background:${before}}` } })).toBe(
    `<style>p{background:${after}}</style>`,
  );
});
