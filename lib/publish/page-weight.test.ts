import { makeFolder, writeFiles } from '@/lib/content/test-folder';
import { parsePage } from './page';
import { createReadAsset, measureBrotli, weighPage } from './page-weight';

test('a page weighs its HTML, scripts, fonts and first images', async () => {
  const files: Record<string, Buffer> = {
    '/a.js': Buffer.from('run()'),
    '/a.woff2': Buffer.alloc(1000),
    '/small.avif': Buffer.alloc(100),
    '/middle.avif': Buffer.alloc(300),
    '/photo.jpg': Buffer.alloc(5000),
  };
  const html = [
    '<!DOCTYPE html><html><head><style>@font-face{src:url(/a.woff2)}</style></head><body>',
    '<picture><source srcset="/small.avif 360w, /middle.avif 720w"><img src="/photo.jpg"></picture>',
    '<img src="/photo.jpg" loading="lazy"><script data-behaviour="">go()</script>',
    '<script src="/a.js"></script></body></html>',
  ].join('');
  expect(await weighPage(parsePage('about.html', html), (url) => files[url])).toEqual({
    html: await measureBrotli(Buffer.from(html)),
    behaviours: await measureBrotli(Buffer.from('go()')),
    scripts: await measureBrotli(Buffer.from('run()')),
    fonts: 1000,
    images: 300,
  });
});

test.each([
  ['/fonts/a.css', 'styles'],
  ['/%E1%BB%8Dj%C3%A0%201.svg', 'market'],
  ['/empty.css', ''],
  ['/gone.svg', undefined],
  ['/fonts', undefined],
  // A broken encoding; the link check reports it.
  ['/100%.svg', undefined],
])('the file %s is %j, and is read once', async (urlPath, text) => {
  const folder = await makeFolder();
  await writeFiles(folder, { 'fonts/a.css': 'styles', 'ọjà 1.svg': 'market', 'empty.css': '' });
  const readAsset = createReadAsset(folder);
  expect(readAsset(urlPath)?.toString()).toBe(text);
  await writeFiles(folder, { 'fonts/a.css': 'changed' });
  expect(readAsset(urlPath)?.toString()).toBe(text);
});
