import { createHash } from 'node:crypto';
import { budgetRows, budgets, checkBudgets } from './check-budgets';
import { parsePage } from '../page';

/** Bytes that cannot be compressed, always the same ones. */
function noise(length: number, seed = ''): Buffer {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, index) =>
    createHash('sha256').update(`${seed}${index}`).digest(),
  );
  return Buffer.concat(blocks).subarray(0, length);
}

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
  ['fonts', 30_000, (size) => ({ body: font, assets: { '/a.woff2': size } })],
  ['fonts', 48_500, (size) => ({ file: 'blog/7.html', body: font, assets: { '/a.woff2': size } })],
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

test('script before intent: none', async () => {
  const body = '<script src="/a.js" async></script>';
  expect(await check({ body, assets: { '/a.js': 10 } })).toHaveLength(1);
});

test('images further down, and those no phone would take, are no part of the first view', async () => {
  const body =
    '<img src="/far.jpg" loading="lazy"><img src="/wide.jpg" srcset="/small.jpg 720w, /wide.jpg 2000w">';
  const assets = { '/far.jpg': 90_000, '/wide.jpg': 90_000, '/small.jpg': 20_000 };
  expect(await check({ body, assets })).toEqual([]);
});

test('the list of articles is a list, and an article is an article, at their own addresses only', async () => {
  const body = list(200, { last: 15_000 });
  expect(await check({ file: 'blog.html', body })).toEqual([]);
  expect(await check({ file: 'about.html', body })).toHaveLength(1);
  const assets = { '/a.woff2': 40_000 };
  expect(await check({ file: 'blog/7.html', body: font, assets })).toEqual([]);
  expect(await check({ file: 'blog.html', body: font, assets })).toHaveLength(1);
});

test('a font for letters that the page does not show is no weight', async () => {
  const body = `${font}<style>@font-face{src:url(/b.woff2);unicode-range:U+20A6}</style>`;
  const assets = { '/a.woff2': 28_000, '/b.woff2': 3_000 };
  expect(await check({ body: `${body}<p>5m</p>`, assets })).toEqual([]);
  expect(await check({ body: `${body}<p>₦5m</p>`, assets })).toHaveLength(1);
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

test('a page’s account says what each part weighs and may weigh', async () => {
  const page = parsePage('about.html', `${font}<p>Words</p>`);
  const rows = await budgetRows(page, () => noise(1_000));
  expect(rows.map(({ what, budget }) => [what, budget])).toEqual([
    ['HTML with its styles', budgets.html],
    ['behaviours', budgets.behaviours],
    ['script before intent', budgets.scripts],
    ['fonts', budgets.fonts],
    ['first view', budgets.firstView],
  ]);
  const bytesOf = (name: string) => rows.find(({ what }) => what === name)?.bytes ?? 0;
  expect(bytesOf('fonts')).toBeGreaterThanOrEqual(1_000);
  expect(bytesOf('first view')).toBe(bytesOf('HTML with its styles') + bytesOf('fonts'));
});

test('a page is weighed by the best compression, whatever pages came before', async () => {
  // Numbers in words: quick and best weight differ by a sixth, as with text.
  const pageOf = (count: number) => {
    const numbers = noise(count);
    const text = Array.from({ length: count }, (_, index) =>
      Math.floor(((numbers[index] ?? 0) / 256) ** 3 * 2_000 + index / 50).toString(36),
    ).join(' ');
    return parsePage('about.html', `<!DOCTYPE html><body><p>${text}</p></body>`);
  };
  const verdicts: boolean[] = [];
  for (const count of [6_000, 8_000, 9_000, 10_000, 12_000, 8_000]) {
    const page = pageOf(count);
    const [html] = await budgetRows(page, () => undefined);
    const isOver = (html?.bytes ?? 0) > budgets.html;
    expect([count, (await checkBudgets(page, () => undefined)).length]).toEqual([
      count,
      isOver ? 1 : 0,
    ]);
    verdicts.push(isOver);
  }
  expect(new Set(verdicts)).toEqual(new Set([true, false]));
});
