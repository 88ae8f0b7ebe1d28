import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, writeFiles } from '@/lib/content/test-folder';
import { listFiles } from '@/lib/site/list-files';
import { openExport, removeRuntime, requireSupportedNext } from './next-output';
import { serializePage } from './page';

/** Removes the runtime from a page with this body. */
const remove = (html: string) => removeRuntime('about.html', html);

test('the scripts, data and marks of Next.js are removed', () => {
  const page = remove(`<!DOCTYPE html><html><head>
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
])('%s belongs to the site, and stays', (html) => {
  expect(serializePage(remove(`<body><p></p>${html}</body>`))).toContain(html);
});

test('an image that the page does not show is not preloaded', () => {
  const html = '<head><link rel="preload" as="image" href="/b.svg"></head><img src="/a.svg">';
  expect(remove(html).$('link')).toHaveLength(0);
});

test('X reads the Open Graph tags, and gets only its card type', () => {
  const tags = ['card', 'title'].map((name) => `<meta name="twitter:${name}" content="a">`);
  const { $ } = remove(`<head><meta property="og:title" content="a">${tags.join('')}</head>`);
  expect($('meta[name]')).toHaveLength(1);
  expect($('[name="twitter:card"], [property="og:title"]')).toHaveLength(2);
});

test.each([
  '<script>(self.__next_s=self.__next_s||[]).push([0,{}])</script>',
  '<script type="module">alert(1)</script>',
  '<script src="//cdn.example/_next/a.js"></script>',
])('%s is an unknown script', (script) => {
  expect(() => remove(`<body>${script}</body>`)).toThrow(/^about\.html has an unknown script, "/);
});

test('content that only a script would show is an error', () => {
  expect(() => remove('<body><div hidden id="S:1">x</div>')).toThrow(/<Suspense>/);
});

test('an untested minor version of Next.js is refused', () => {
  expect(() => requireSupportedNext()).not.toThrow();
  expect(() => requireSupportedNext('16.40.1')).toThrow('Next 16.40.1 is installed');
});

test('the pages and files of the site are separated from those of Next.js, which are removed', async () => {
  const siteDir = await makeFolder();
  const site = ['index.html', 'blog/1.html', 'robots.txt', 'scripts/site.js'];
  const inPublic = ['google123.html', 'google123.txt'];
  const font = '_next/static/media/face.woff2';
  const sheet = '_next/static/chunks/b.css';
  const others = ['_not-found.html', 'blog/1.txt', 'about/__next._tree.txt', '_next/static/a.js'];
  const all = [...site, ...inPublic, font, sheet, ...others];
  await writeFiles(siteDir, Object.fromEntries(all.map((file) => [file, ''])));

  const { pages, files, removeNextFiles } = await openExport(siteDir, inPublic);
  expect(pages).toEqual(['blog/1.html', 'index.html']);
  expect(files).toEqual(expect.arrayContaining([...site, ...inPublic, font, sheet]));

  await writeFile(path.join(siteDir, 'written-later.txt'), '');
  await removeNextFiles();
  const left = [...site, ...inPublic, font, 'written-later.txt'];
  expect(await listFiles(siteDir)).toEqual(left.sort());
  expect(await readdir(siteDir)).not.toContain('about');
});
