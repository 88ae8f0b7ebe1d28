import { inlineStyles } from './inline-styles';
import { parsePage, serializePage } from '../page';
import type { UsedStyles } from './used-styles';

type Options = { isStatic?: boolean; laterWords?: string[]; usedStyles?: UsedStyles };

/** Every rule is used, and each class keeps its name, unless a test says otherwise. */
const all: UsedStyles = (css) => Promise.resolve({ css, classNames: new Map([['lead', 'lead']]) });

/** The page after the step. */
async function transform(
  head: string,
  sheets: Record<string, string>,
  { usedStyles = all, isStatic = true, laterWords = [] }: Options = {},
  body = '<p class="lead">Words</p>',
): Promise<string> {
  const page = parsePage('blog/7.html', `<head>${head}</head>${body}`);
  const readAsset = (url: string) =>
    sheets[url] === undefined ? undefined : Buffer.from(sheets[url]);
  await inlineStyles(page, { readAsset, usedStyles, isStatic, laterWords });
  return serializePage(page);
}

const inline = async (...args: Parameters<typeof transform>) =>
  /<head>(.*)<\/head>/s.exec(await transform(...args))?.[1] ?? '';

const link = (href: string) => `<link rel="stylesheet" href="${href}">`;

test('the sheets become one style, in their order, where the first of them was', async () => {
  const head = `<meta name="a">${link('/a.css')}<meta name="b">${link('/b.css')}<meta name="c">`;
  expect(await inline(head, { '/b.css': 'p{b:1}', '/a.css': 'p{a:1}' })).toBe(
    '<meta name="a"><style>p{a:1}p{b:1}</style><meta name="b"><meta name="c">',
  );
});

test('a sheet for print stays a file', async () => {
  const print = '<link rel="stylesheet" href="/print.css" media="print">';
  expect(await inline(link('/a.css') + print, { '/a.css': 'p{a:1}' })).toBe(
    `<style>p{a:1}</style>${print}`,
  );
});

test('a page without a style sheet stays as it is', async () => {
  const head = '<link rel="icon" href="/a.css"><style>p{a:1}</style>';
  expect(await inline(head, {})).toBe(head);
});

test('on an interactive page the links, for which React looks, stay disabled', async () => {
  expect(await inline(link('/a.css'), { '/a.css': 'p{a:1}' }, { isStatic: false })).toBe(
    '<link rel="stylesheet" href="/a.css" disabled=""><style>p{a:1}</style>',
  );
});

test.each([
  [true, ''],
  [false, '<link rel="stylesheet" href="/a.css" disabled="">'],
])('a sheet that is in the page is not asked for early (static: %s)', async (isStatic, kept) => {
  const hint = (href: string) => `<link rel="preload" href="${href}" as="style">`;
  const head = `${hint('/a.css')}<meta name="a">${link('/a.css')}<meta name="b">${hint('/a.css?v=1')}`;
  expect(await inline(head, { '/a.css': 'p{a:1}' }, { isStatic })).toBe(
    `<meta name="a">${kept}<style>p{a:1}</style><meta name="b">`,
  );
});

test.each([
  '<link rel="preload" href="/a.woff2" as="font" crossorigin="">',
  '<link rel="preload" href="/style.js" as="script">',
  '<link rel="prefetch" href="/b.css" as="style">',
])('another hint stays: %s', async (hint) => {
  expect(await inline(hint + link('/a.css'), { '/a.css': 'p{a:1}' })).toBe(
    `${hint}<style>p{a:1}</style>`,
  );
});

test('the styles are those for the elements, ids and classes of the page, and for later words', async () => {
  const asked: [string, string[], boolean][] = [];
  const usedStyles: UsedStyles = (css, names, isStatic) => {
    asked.push([css, [...names], isStatic]);
    return Promise.resolve({ css: 'used{}', classNames: new Map([['wide', '_0']]) });
  };
  const body =
    '<p id="x" class=" lead\n wide " title="no">table</p><i id="of-this-page" class="lead"></i>';
  const script = String.raw`<script>document.createElement("button");"\u003ctd>"</script>`;
  const sheets = { '/a.css': '#x{a:1}' };
  const html = await transform(
    link('/a.css'),
    sheets,
    { usedStyles, laterWords: ['thanks'] },
    body + script,
  );
  expect(asked).toEqual([
    [
      '#x{a:1}',
      [
        'button',
        'td',
        'html',
        'head',
        'link',
        'body',
        'p',
        'x',
        'lead',
        'wide',
        'i',
        'script',
        'thanks',
      ],
      true,
    ],
  ]);
  // A class that no style names is dropped.
  expect(html).toContain('<style>used{}</style>');
  expect(html).toContain(
    '<body><p id="x" class="_0" title="no">table</p><i id="of-this-page"></i><script>',
  );
  const interactive = await transform(
    link('/a.css'),
    sheets,
    { usedStyles, isStatic: false },
    body,
  );
  expect(interactive).toContain('class=" lead\n wide "');
});

test('a script that names a class which gets another name stops the build', async () => {
  const usedStyles: UsedStyles = (css) =>
    Promise.resolve({ css, classNames: new Map([['x1_open', '_0']]) });
  const body = '<p class="x1_open"></p><script>find(".x1_open")</script>';
  await expect(
    transform(link('/a.css'), { '/a.css': 'p{}' }, { usedStyles }, body),
  ).rejects.toThrow('out/blog/7.html: a script names the class "x1_open"');
});

test.each([
  ['url(../media/a.woff2)', 'url(/assets/media/a.woff2)'],
  ['url("../media/a.woff2")', 'url("/assets/media/a.woff2")'],
  ["url('a.svg')", "url('/assets/chunks/a.svg')"],
  ['url(/images/a.svg)', 'url(/images/a.svg)'],
  ['url(https://cdn.example/a.svg)', 'url(https://cdn.example/a.svg)'],
  ['url("data:image/svg+xml,<svg>ọ</svg>")', 'url("data:image/svg+xml,<svg>ọ</svg>")'],
  [
    'url("data:image/svg+xml,%3Csvg fill=\'url(%23a)\'/%3E")',
    'url("data:image/svg+xml,%3Csvg fill=\'url(%23a)\'/%3E")',
  ],
  ['url(a.svg), url(#clip)', 'url(/assets/chunks/a.svg), url(#clip)'],
  ['url(shapes.svg#blur)', 'url(/assets/chunks/shapes.svg#blur)'],
  ['url(a.woff2?dpl=1)', 'url(/assets/chunks/a.woff2?dpl=1)'],
])('%s of a sheet is %s of the page', async (before, after) => {
  const address = '/assets/chunks/s.css';
  expect(await inline(link(address), { [address]: `p{background:${before}}` })).toBe(
    `<style>p{background:${after}}</style>`,
  );
});

test('a sheet that is not there stops the build with the page and the sheet', async () => {
  await expect(inline(link('/gone.css'), {})).rejects.toThrow(
    'out/blog/7.html: there is no style sheet /gone.css',
  );
});

test('an empty sheet is a sheet', async () => {
  expect(await inline(link('/a.css') + link('/b.css'), { '/a.css': '', '/b.css': 'p{a:1}' })).toBe(
    '<style>p{a:1}</style>',
  );
});
