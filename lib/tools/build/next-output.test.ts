import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, writeFiles } from '@/lib/content/test-folder';
import { listFiles } from '@/lib/site/list-files';
import { separateExportedFiles, removeRuntime, requireSupportedNext } from './next-output';
import { serializePage } from './page';

const removeFrom = (html: string) => removeRuntime('about.html', html);

test('removes the scripts, preloads, inline data and comments of Next.js', () => {
  const page = removeFrom(`<!DOCTYPE html><html><head>
    <link rel="preload" as="script" href="/_next/a.js"><link rel="preconnect" href="/">
    <script src="/_next/a.js" async=""></script></head><body><div hidden=""><!--$--><!--/$--></div>
    <p>Words</p><!--$--><script>(globalThis["TURBOPACK"] || []).push({})</script>
    <script>(self.__next_f=self.__next_f||[]).push([0])</script>
    <script>self.__next_f.push([1,"2:\\u003c/script>"])</script></body></html>`);
  expect(serializePage(page).replaceAll(/\s+/g, ' ')).toBe(
    '<!DOCTYPE html><html><head> </head><body> <p>Words</p> </body></html>',
  );
});

test.each([
  '<script type="application/json">{"a":"self.__next_f"}</script>',
  '<script type="module" src="/scripts/site.js"></script>',
  '<script data-inline="">a</script>',
  '<link rel="preload" as="image" href="/a.svg"><img src="/a.svg">',
  '<link rel="preconnect" href="https://a.example">',
  '<div hidden="">content</div>',
])('does not remove the markup %s, which belongs to the site', (html) => {
  expect(serializePage(removeFrom(`<body><p></p>${html}</body>`))).toContain(html);
});

test('removes the preload of an image that is not on the page', () => {
  const html = '<head><link rel="preload" as="image" href="/b.svg"></head><img src="/a.svg">';
  expect(removeFrom(html).$('link')).toHaveLength(0);
});

test('removes all twitter: tags except twitter:card, but no Open Graph tags', () => {
  const tags = ['card', 'title'].map((name) => `<meta name="twitter:${name}" content="a">`);
  const { $ } = removeFrom(`<head><meta property="og:title" content="a">${tags.join('')}</head>`);
  expect($('meta[name]')).toHaveLength(1);
  expect($('[name="twitter:card"], [property="og:title"]')).toHaveLength(2);
});

test.each([
  '<script>(self.__next_s=self.__next_s||[]).push([0,{}])</script>',
  '<script type="module">alert(1)</script>',
  '<script src="//cdn.example/_next/a.js"></script>',
])('throws if the page has the unknown script %s', (script) => {
  expect(() => removeFrom(`<body>${script}</body>`)).toThrow(
    /^about\.html has an unknown script, "/,
  );
});

test('throws if React has moved content into a hidden element', () => {
  expect(() => removeFrom('<body><div hidden id="S:1">x</div>')).toThrow(/<Suspense>/);
});

test('accepts the installed version of Next.js, and rejects the untested version 16.40', () => {
  expect(() => requireSupportedNext()).not.toThrow();
  expect(() => requireSupportedNext('16.40.1')).toThrow('Next 16.40.1 is installed');
});

test('lists the pages and files of the site, and removes the files of Next.js and their empty folders', async () => {
  const siteDir = await makeFolder();
  const site = ['index.html', 'blog/1.html', 'robots.txt', 'scripts/site.js'];
  const inPublic = ['google123.html', 'google123.txt'];
  const font = '_next/static/media/face.woff2';
  const sheet = '_next/static/chunks/b.css';
  const routerFiles = [
    '_not-found.html',
    'blog/1.txt',
    'about/__next._tree.txt',
    '_next/static/a.js',
  ];
  const all = [...site, ...inPublic, font, sheet, ...routerFiles];
  await writeFiles(siteDir, Object.fromEntries(all.map((file) => [file, ''])));

  const { pages, files, removeNextFiles } = await separateExportedFiles(siteDir, inPublic);
  expect(pages).toEqual(['blog/1.html', 'index.html']);
  expect(files).toEqual(expect.arrayContaining([...site, ...inPublic, font, sheet]));

  await writeFile(path.join(siteDir, 'written-later.txt'), '');
  await removeNextFiles();
  const remaining = [...site, ...inPublic, font, 'written-later.txt'];
  expect(await listFiles(siteDir)).toEqual(remaining.sort());
  expect(await readdir(siteDir)).not.toContain('about');
});
