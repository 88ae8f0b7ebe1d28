import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyContent } from '@/lib/content/test-folder';
import { writeFiles } from '@/lib/serve/test-site';
import { summarizePage, parsePage, publishedUrls } from './page';

/** Runs `npm run addresses` beside a site of these pages, each with its canonical path. */
async function runAddresses(listed: string, pages: Record<string, string>) {
  const root = await copyContent();
  const list = path.join(root, 'content/addresses.txt');
  await writeFile(list, listed);
  const files = Object.entries(pages).map(([file, canonical]) => [
    `out/${file}`,
    `<link rel="canonical" href="https://site.example${canonical}">`,
  ]);
  await writeFiles(root, Object.fromEntries(files) as Record<string, string>);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.resolve('node_modules/tsx/dist/cli.mjs'),
      ...['--tsconfig', path.resolve('tsconfig.json')],
      path.resolve('lib/publish/list-addresses.ts'),
    ],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, stdout, stderr, list: await readFile(list, 'utf8') };
}

test('missing pages are added and named; redirects and error pages are not', async () => {
  const pages = {
    'index.html': '',
    'blog/10.html': '/blog/10',
    'blog/9.html': '/blog/9',
    'blog/8.html': '/blog/9',
    'images/a.svg': '/images/a.svg',
  };
  expect(await runAddresses('# published\n/\n/blog/7\n', pages)).toEqual({
    status: 0,
    stdout: 'Added to content/addresses.txt:\n  /blog/10\n  /blog/9\n',
    stderr: '',
    list: '# published\n/\n/blog/7\n/blog/9\n/blog/10\n',
  });
});

test('a list that has them all stays', async () => {
  expect(await runAddresses('/\n/blog/7\n', { 'index.html': '' })).toMatchObject({
    status: 0,
    stdout: 'content/addresses.txt has every address of out/.\n',
    list: '/\n/blog/7\n',
  });
});

test('without a finished site nothing is added', async () => {
  expect(await runAddresses('/\n', {})).toMatchObject({
    status: 1,
    stderr: 'There is no finished site in out/. Run "npm run build" first.\n',
  });
});

test('a list with an error is not overwritten', async () => {
  const { status, stderr, list } = await runAddresses('blog\n', { 'index.html': '' });
  expect([status, list]).toEqual([1, 'blog\n']);
  expect(stderr).toContain('content/addresses.txt:1:1 expected an address of this site');
});

test.each([
  ['the home page', 'index.html', 'https://site.example', ['/']],
  ['a page', 'blog/7.html', 'https://site.example/blog/7', ['/blog/7']],
  ['a page that moved', 'blog/7.html', 'https://site.example/blog/8', []],
  ['a page that moved to another site', 'x.html', 'https://elsewhere.example/', []],
  ['a broken address', 'x.html', '/x', []],
])('%s', (_what, file, canonical, addresses) => {
  const page = parsePage(file, `<link rel="canonical" href="${canonical}">`);
  expect(publishedUrls([summarizePage(page)])).toEqual(addresses);
});

test('a page without a canonical URL is not listed', () => {
  expect(publishedUrls([summarizePage(parsePage('404.html', ''))])).toEqual([]);
});

test('a site that search engines may not list has the same addresses', () => {
  const page = parsePage(
    'about.html',
    '<meta name="robots" content="noindex"><link rel="canonical" href="https://site.example/about">',
  );
  expect(publishedUrls([summarizePage(page)])).toEqual(['/about']);
});
