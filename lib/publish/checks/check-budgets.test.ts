import { createHash } from 'node:crypto';
import { budgetRows, budgets, checkBudgets } from './check-budgets';
import { parsePage } from '../page';
import { QUICK } from '../page-weight';

/** Bytes that cannot be compressed, always the same ones. */
const noise = (length: number, seed = '') =>
  createHash('shake256', { outputLength: Math.round(length) })
    .update(seed)
    .digest();

/** Text of letters and digits that takes about so many bytes after compression. */
const words = (bytes: number, seed = '') => noise(bytes, seed).toString('base64url');

type Content = { file?: string; body?: string; assets?: Record<string, number> };

/** The errors of a page with this body, whose files have these sizes. */
function check({ file = 'about.html', body = '', assets = {} }: Content) {
  const page = parsePage(file, `<!DOCTYPE html><body>${body}</body>`);
  const readAsset = (address: string) => {
    const size = assets[address];
    return size === undefined ? undefined : noise(size);
  };
  return checkBudgets(page, readAsset);
}

const font = '<style>@font-face{src:url(/a.woff2)}</style>';
const photo = '<picture><img src="/a.avif"></picture>';
/** A list of so many articles, the first and the last of them of the given sizes. */
const list = (count: number, { first = 0, last = 0 }) =>
  `<article>${words(first)}</article>${'<article></article>'.repeat(count - 2)}<article>${words(last, 'last')}</article>`;

test('a small page is within every budget', async () => {
  expect(await check({ body: '<p>Words</p>' })).toEqual([]);
});

test.each<[string, number, (size: number) => Content]>([
  ['HTML with its styles', 13_500, (size) => ({ body: `<p>${words(size)}</p>` })],
  ['HTML with its styles', 13_500, (size) => ({ body: `<style>${words(size)}</style>` })],
  [
    'behaviours',
    2_048,
    (size) => ({
      body: `<script data-behaviour="">${words(size / 2)}</script><script data-behaviour="">${words(size / 2, 'b')}</script>`,
    }),
  ],
  ['fonts', 31_000, (size) => ({ body: font, assets: { '/a.woff2': size } })],
  ['fonts', 49_500, (size) => ({ file: 'blog/7.html', body: font, assets: { '/a.woff2': size } })],
  [
    'first view',
    64_000,
    (size) => ({
      body: `${font}<img src="/a.jpg">`,
      assets: { '/a.woff2': 20_000, '/a.jpg': size - 20_000 },
    }),
  ],
  ['first view', 110_000, (size) => ({ body: photo, assets: { '/a.avif': size } })],
  [
    // 200 articles: each beyond the 23rd may take some 94 bytes.
    'HTML with its styles',
    30_060,
    (size) => ({ file: 'blog.html', body: list(200, { first: 10_000, last: size - 10_000 }) }),
  ],
  [
    'HTML up to the end of article 6',
    13_500,
    (size) => ({ file: 'blog.html', body: list(200, { first: size }) }),
  ],
  [
    // What the list may take more, the first view may take more.
    'first view',
    64_000 + 30_060 - 13_500,
    (size) => ({
      file: 'blog.html',
      body: `${list(200, {})}<img src="/a.jpg">`,
      assets: { '/a.jpg': size },
    }),
  ],
])('%s: %i bytes, and no more', async (what, budget, makeContent) => {
  expect(await check(makeContent(budget * 0.98))).toEqual([]);
  const content = makeContent(budget * 1.02);
  expect(await check(content)).toEqual([
    expect.objectContaining({
      file: `out/${content.file ?? 'about.html'}`,
      field: '',
      message: expect.stringMatching(
        new RegExp(`^${what}: \\d+ bytes after brotli, \\d+ over the budget of ${budget}$`),
      ) as string,
    }),
  ]);
});

test('an article that is too heavy says by how many words', async () => {
  const body = Array.from({ length: 9000 }, (_, index) => Math.sin(index)).join(' ');
  const [found] = await check({ file: 'blog/7.html', body });
  const [, over = 0, words = 0] =
    /, (\d+) over .* by about (\d+) words/.exec(found?.message ?? '')?.map(Number) ?? [];
  expect(over).toBeGreaterThan(1000);
  expect(words).toBe(Math.ceil(over / 3));
});

test('the list of articles is a list, and an article is an article, at their own addresses only', async () => {
  const body = list(200, { last: 15_000 });
  expect(await check({ file: 'blog.html', body })).toEqual([]);
  expect(await check({ file: 'about.html', body })).toHaveLength(1);
  const assets = { '/a.woff2': 40_000 };
  expect(await check({ file: 'blog/7.html', body: font, assets })).toEqual([]);
  expect(await check({ file: 'blog.html', body: font, assets })).toHaveLength(1);
});

test('a short list has the budget of any page', async () => {
  const body = list(6, { first: 13_800 });
  expect((await check({ file: 'blog.html', body })).map(({ message }) => message)).toEqual([
    expect.stringContaining('HTML with its styles'),
  ]);
});

test('everything too heavy is said at once', async () => {
  const found = await check({
    body: `${font}<p>${words(14_000)}</p><script data-behaviour="">${words(3_000)}</script><script src="/a.js"></script>`,
    assets: { '/a.woff2': 50_000, '/a.js': 10 },
  });
  expect(found.map(({ message }) => message.split(':')[0])).toEqual([
    'HTML with its styles',
    'behaviours',
    'script before intent',
    'fonts',
    'first view',
  ]);
});

test('the first view is the page with its scripts, fonts and images; behaviours are in the page', async () => {
  const body = `${font}<script src="/a.js"></script><script data-behaviour="">run()</script><img src="/a.jpg">`;
  const rows = await budgetRows(parsePage('about.html', body), () => noise(1_000));
  const [html = 0, , scripts = 0, fonts, firstView] = rows.map(({ bytes }) => bytes);
  expect(fonts).toBe(1_000);
  expect(scripts).toBeGreaterThanOrEqual(1_000);
  expect(firstView).toBe(html + scripts + 2_000);
});

test('a page is weighed by the best compression where the quick one finds it too heavy', async () => {
  const text = Array.from({ length: 4_350 }, (_, index) => `Line ${index} of ${index ** 2}.`).join(
    ' ',
  );
  const page = parsePage('about.html', `<!DOCTYPE html><body><p>${text}</p></body>`);
  const [quick] = await budgetRows(page, () => undefined, QUICK);
  expect(quick?.bytes).toBeGreaterThan(budgets.html);
  expect(await checkBudgets(page, () => undefined)).toEqual([]);
});
