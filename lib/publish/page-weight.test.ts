import { createHash } from 'node:crypto';
import { makeFolder } from '@/lib/content/test-folder';
import { writeFiles } from '@/lib/serve/test-site';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parsePage } from './page';
import {
  createReadAsset,
  firstView,
  measureBrotli,
  type PageWeight,
  QUICK,
  weighPage,
} from './page-weight';

/** Bytes that cannot be compressed, always the same ones. */
function noise(length: number, seed = ''): Buffer {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, index) =>
    createHash('sha256').update(`${seed}${index}`).digest(),
  );
  return Buffer.concat(blocks).subarray(0, length);
}

/** Files of different sizes, so that a weight tells which of them were counted. */
const files: Record<string, Buffer> = {
  '/a.woff2': noise(1000),
  '/b.woff2': noise(2000),
  '/small.avif': noise(100),
  '/middle.avif': noise(300),
  '/large.avif': noise(700),
  '/photo.jpg': noise(5000),
  '/a.js': noise(400),
};

const weigh = (html: string): Promise<PageWeight> =>
  weighPage(parsePage('about.html', html), (address) => files[address]);

const NOTHING = { raw: 0, brotli: 0 };

test('a page without anything else weighs what its text weighs', async () => {
  const html = `<!DOCTYPE html><html><head></head><body><p>${'ọjà '.repeat(500)}</p></body></html>`;
  const weight = await weigh(html);
  expect(weight).toEqual({
    html: { raw: Buffer.byteLength(html), brotli: await measureBrotli(Buffer.from(html)) },
    behaviours: NOTHING,
    scripts: NOTHING,
    fonts: NOTHING,
    images: NOTHING,
  });
  expect(weight.html.brotli).toBeLessThan(200);
});

test('inline scripts are weighed together, data is not', async () => {
  const weight = await weigh(
    '<script data-behaviour="">run(1)</script><script type="application/ld+json">{"a":"b"}</script><script data-behaviour="">run(2)</script>',
  );
  expect(weight.behaviours.raw).toBe('run(1)run(2)'.length);
});

test.each([
  ['<script src="/a.js"></script>', 400],
  ['<script src="/a.js"></script><script src="/a.js"></script>', 400],
  ['<script type="application/json" src="/a.js"></script>', 0],
])('%s loads %i bytes of script', async (html, raw) => {
  expect((await weigh(html)).scripts.raw).toBe(raw);
});

test.each([
  ['@font-face{src:url(/a.woff2)}', 1000],
  ['@font-face{src:url("/a.woff2") format("woff2")}@font-face{src:url(\'/b.woff2\')}', 3000],
  ['@font-face{src:url(/a.woff2)}@font-face{src:url(/a.woff2)}', 1000],
  ['p{background:url(/photo.jpg)}', 0],
  ['@font-face{src:url(/a.woff2)}@font-face{src:url(/b.woff2);unicode-range:U+20A6}', 1000],
  ['@font-face{src:url(/a.woff2)}@font-face{src:url(/b.woff2);unicode-range:U+41-5A}', 3000],
  ['@font-face{src:local(Roboto)}', 0],
])('%s takes %i bytes of fonts', async (css, raw) => {
  expect((await weigh(`<style>${css}</style><p>Words`)).fonts.raw).toBe(raw);
});

const SET = '/small.avif 360w, /large.avif 1200w, /middle.avif 720w';

test.each([
  ['<img src="/photo.jpg">', 5000],
  ['<img src="/photo.jpg" loading="eager">', 5000],
  ['<img src="/photo.jpg" loading="lazy">', 0],
  ['<img src="/photo.jpg"><img src="/photo.jpg">', 5000],
  [`<img src="/photo.jpg" srcset="${SET}">`, 300],
  ['<img src="/photo.jpg" srcset="/small.avif 360w, /large.avif 900w">', 700],
  ['<img src="/photo.jpg" srcset="/small.avif 360w">', 100],
  [`<picture><source srcset="${SET}"><source srcset="/a.js"><img src="/photo.jpg"></picture>`, 300],
  [`<picture><source srcset="${SET}"><img src="/photo.jpg" loading="lazy"></picture>`, 0],
  ['<picture><img src="/photo.jpg"></picture>', 5000],
  ['<img src="data:image/svg+xml,%3Csvg/%3E">', 0],
])('%s: a phone loads %i bytes at once', async (html, raw) => {
  expect((await weigh(html)).images.raw).toBe(raw);
});

test('the first view is the page with its scripts, fonts and images; behaviours are in the page', () => {
  const weight: PageWeight = {
    html: { raw: 1, brotli: 10 },
    behaviours: { raw: 1000, brotli: 10000 },
    scripts: { raw: 2, brotli: 20 },
    fonts: { raw: 4, brotli: 40 },
    images: { raw: 8, brotli: 80 },
  };
  expect(firstView(weight)).toEqual({ raw: 15, brotli: 150 });
});

test('text files weigh what the best compression leaves, fonts what they are', async () => {
  const text = Buffer.from('<path/>'.repeat(500));
  const page = parsePage(
    'about.html',
    '<style>@font-face{src:url(/a.woff2)}</style><img src="/a.svg"><img src="/a.svg">',
  );
  const { fonts, images } = await weighPage(page, () => text);
  expect(images).toEqual({ raw: text.length, brotli: await measureBrotli(text) });
  expect(fonts).toEqual({ raw: text.length, brotli: text.length });
});

test('the best compression gives fewer bytes than the quick one', async () => {
  const bytes = Buffer.from(noise(3000).toString('hex'));
  expect(await measureBrotli(bytes)).toBeLessThan(await measureBrotli(bytes, QUICK));
});

test.each([
  ['/a.svg', 'drawing'],
  ['/fonts/a.css', 'styles'],
  ['/%E1%BB%8Dj%C3%A0%201.svg', 'market'],
  ['/empty.css', ''],
  ['/gone.svg', undefined],
  ['/fonts', undefined],
  // An error that another check reports.
  ['/100%.svg', undefined],
])('the file %s is %j, and is read once', async (urlPath, text) => {
  const folder = await makeFolder();
  await writeFiles(folder, {
    'a.svg': 'drawing',
    'fonts/a.css': 'styles',
    'ọjà 1.svg': 'market',
    'empty.css': '',
  });
  const readAsset = createReadAsset(folder);
  expect(readAsset(urlPath)?.toString()).toBe(text);
  await rm(path.join(folder, 'a.svg'));
  expect(readAsset(urlPath)?.toString()).toBe(text);
});
