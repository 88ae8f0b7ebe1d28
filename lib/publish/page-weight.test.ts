import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@/lib/content/test-folder';
import { writeFiles } from '@/lib/serve/test-site';
import { parsePage } from './page';
import { createReadAsset, measureBrotli, weighPage } from './page-weight';

/** Bytes that cannot be compressed, always the same ones. */
const noise = (length: number) =>
  createHash('shake256', { outputLength: length }).update('').digest();

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

const weigh = (html: string) =>
  weighPage(parsePage('about.html', html), (address) => files[address]);

test('a page without anything else weighs what its text weighs', async () => {
  const html = `<!DOCTYPE html><html><head></head><body><p>${'ọjà '.repeat(500)}</p></body></html>`;
  const weight = await measureBrotli(Buffer.from(html));
  expect(weight).toBeLessThan(200);
  const nothing = { behaviours: 0, scripts: 0, fonts: 0, images: 0 };
  expect(await weigh(html)).toEqual({ html: weight, ...nothing });
});

test('inline scripts are weighed together, data is not', async () => {
  const { behaviours } = await weigh(
    '<script data-behaviour="">run(1)</script><script type="application/ld+json">{"a":"b"}</script><script data-behaviour="">run(2)</script>',
  );
  expect(behaviours).toBe(await measureBrotli(Buffer.from('run(1)run(2)')));
});

test.each([
  ['<script src="/a.js"></script><script src="/a.js"></script>', noise(400)],
  ['<script type="application/json" src="/a.js"></script>', undefined],
])('%s: each script that runs is weighed once', async (html, script) => {
  expect((await weigh(html)).scripts).toBe(script ? await measureBrotli(script) : 0);
});

test.each([
  ['@font-face{src:url("/a.woff2") format("woff2")}@font-face{src:url(\'/b.woff2\')}', 3000],
  ['@font-face{src:url(/a.woff2)}@font-face{src:url(/a.woff2)}', 1000],
  ['@font-face{src:url(/a.woff2)}@font-face{src:url(/b.woff2);unicode-range:U+20A6}', 1000],
  ['@font-face{src:url(/a.woff2)}@font-face{src:url(/b.woff2);unicode-range:U+41-5A}', 3000],
])('%s takes %i bytes of fonts', async (css, bytes) => {
  expect((await weigh(`<style>${css}</style><p>Words`)).fonts).toBe(bytes);
});

const SET = '/small.avif 360w, /large.avif 1200w, /middle.avif 720w';

test.each([
  ['<img src="/photo.jpg">', 5000],
  ['<img src="/photo.jpg" loading="lazy">', 0],
  ['<img src="/photo.jpg"><img src="/photo.jpg">', 5000],
  [`<img src="/photo.jpg" srcset="${SET}">`, 300],
  ['<img src="/photo.jpg" srcset="/small.avif 360w, /large.avif 900w">', 700],
  ['<img src="/photo.jpg" srcset="/small.avif 360w">', 100],
  [`<picture><source srcset="${SET}"><source srcset="/a.js"><img src="/photo.jpg"></picture>`, 300],
  [`<picture><source srcset="${SET}"><img src="/photo.jpg" loading="lazy"></picture>`, 0],
  ['<picture><img src="/photo.jpg"></picture>', 5000],
  ['<img src="data:image/svg+xml,%3Csvg/%3E">', 0],
])('%s: a phone loads %i bytes at once', async (html, bytes) => {
  expect((await weigh(html)).images).toBe(bytes);
});

test('text files weigh what the best compression leaves, fonts what they are', async () => {
  const text = Buffer.from('<path/>'.repeat(500));
  const page = parsePage(
    'about.html',
    '<style>@font-face{src:url(/a.woff2)}</style><img src="/a.svg"><img src="/a.svg">',
  );
  const { fonts, images } = await weighPage(page, () => text);
  expect(images).toBe(await measureBrotli(text));
  expect(fonts).toBe(text.length);
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
