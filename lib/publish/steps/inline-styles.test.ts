import { inlineStyles } from './inline-styles';
import { parsePage, serializePage } from '../page';
import type { UsedStyles } from './used-styles';

type Options = { keepLinks?: boolean; laterWords?: string[]; usedStyles?: UsedStyles };

/** Every rule is used, unless a test says otherwise. */
const all: UsedStyles = (css) => Promise.resolve(css);

async function inline(
  head: string,
  sheets: Record<string, string>,
  { usedStyles = all, ...options }: Options = {},
): Promise<string> {
  const page = parsePage('blog/7.html', `<head>${head}</head><p class="lead">Words</p>`);
  const readAsset = (address: string) =>
    sheets[address] === undefined ? undefined : Buffer.from(sheets[address]);
  await inlineStyles(page, { readAsset, usedStyles, ...options });
  return /<head>(.*)<\/head>/s.exec(serializePage(page))?.[1] ?? '';
}

const link = (href: string) => `<link rel="stylesheet" href="${href}">`;

test('the sheets become one style, in their order, where the first of them was', async () => {
  const head = `<meta name="a">${link('/a.css')}<meta name="b">${link('/b.css')}<meta name="c">`;
  expect(await inline(head, { '/b.css': 'p{b:1}', '/a.css': 'p{a:1}' })).toBe(
    '<meta name="a"><style>p{a:1}p{b:1}</style><meta name="b"><meta name="c">',
  );
});

test('a page without a style sheet stays as it is', async () => {
  const head = '<link rel="icon" href="/a.css"><style>p{a:1}</style>';
  expect(await inline(head, {})).toBe(head);
});

test('links that React will look for stay, switched off', async () => {
  expect(await inline(link('/a.css'), { '/a.css': 'p{a:1}' }, { keepLinks: true })).toBe(
    '<link rel="stylesheet" href="/a.css" disabled=""><style>p{a:1}</style>',
  );
});

test.each([
  [false, ''],
  [true, '<link rel="stylesheet" href="/a.css" disabled="">'],
])(
  'a sheet that is in the page is not asked for early (links kept: %s)',
  async (keepLinks, kept) => {
    const hint = (href: string) => `<link rel="preload" href="${href}" as="style">`;
    const head = `${hint('/a.css')}<meta name="a">${link('/a.css')}<meta name="b">${hint('/a.css?v=1')}`;
    expect(await inline(head, { '/a.css': 'p{a:1}' }, { keepLinks })).toBe(
      `<meta name="a">${kept}<style>p{a:1}</style><meta name="b">`,
    );
  },
);

test.each([
  '<link rel="preload" href="/a.woff2" as="font" crossorigin="">',
  '<link rel="preload" href="/a.avif" as="image">',
  '<link rel="preload" href="/style.js" as="script">',
  '<link rel="modulepreload" href="/a.js">',
  '<link rel="prefetch" href="/b.css" as="style">',
])('another hint stays: %s', async (hint) => {
  expect(await inline(hint + link('/a.css'), { '/a.css': 'p{a:1}' })).toBe(
    `${hint}<style>p{a:1}</style>`,
  );
});

test('only the used rules are taken, by the words of the page and of what comes later', async () => {
  const asked: [string, string[]][] = [];
  const usedStyles: UsedStyles = (css, words) => {
    asked.push([css, [...words]]);
    return Promise.resolve('used{}');
  };
  const head = await inline(
    link('/a.css'),
    { '/a.css': 'p{a:1}' },
    { usedStyles, laterWords: ['thanks'] },
  );
  expect(head).toBe('<style>used{}</style>');
  expect(asked).toEqual([['p{a:1}', expect.arrayContaining(['p', 'lead', 'thanks'])]]);
});

test.each([
  ['url(../media/a.woff2)', 'url(/_next/static/media/a.woff2)'],
  ['url("../media/a.woff2")', 'url("/_next/static/media/a.woff2")'],
  ["url('a.svg')", "url('/_next/static/chunks/a.svg')"],
  ['url(/images/a.svg)', 'url(/images/a.svg)'],
  ['url(https://cdn.example/a.svg)', 'url(https://cdn.example/a.svg)'],
  ['url(data:image/png;base64,AA==)', 'url(data:image/png;base64,AA==)'],
  ['url("data:image/svg+xml,<svg>ọ</svg>")', 'url("data:image/svg+xml,<svg>ọ</svg>")'],
  [
    'url("data:image/svg+xml,%3Csvg fill=\'url(%23a)\'/%3E")',
    'url("data:image/svg+xml,%3Csvg fill=\'url(%23a)\'/%3E")',
  ],
  ['url(#clip)', 'url(#clip)'],
  ['url(a.svg), url(../b.svg)', 'url(/_next/static/chunks/a.svg), url(/_next/static/b.svg)'],
  ['url(shapes.svg#blur)', 'url(/_next/static/chunks/shapes.svg#blur)'],
  ['url(a.woff2?dpl=1)', 'url(/_next/static/chunks/a.woff2?dpl=1)'],
])('%s of a sheet is %s of the page', async (before, after) => {
  const address = '/_next/static/chunks/s.css';
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
