import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@/lib/content/test-folder';
import { parseRedirectRules } from '@/lib/serve/host-rules';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { listFiles } from '@/lib/site/list-files';
import { parsePage } from './page';
import { writeRedirects } from './write-redirects';

/** Writes redirects, on line 1 and on, into a folder of these files. */
async function write(entries: [from: string, to: string][], files: string[] = []) {
  const outDir = await makeFolder();
  const redirects = entries.map(([from, to], index) => ({ from, to, line: index + 1 }));
  const result = await writeRedirects(
    outDir,
    { redirects, siteUrl: 'https://www.site.example' },
    files,
  );
  const read = (name: string) => readFile(path.join(outDir, name), 'utf8');
  return { ...result, written: await listFiles(outDir), read };
}

test('without redirects nothing is written', async () => {
  expect(await write([])).toMatchObject({ pages: [], diagnostics: [], written: [] });
});

test.each([
  ['/blog/30', '/blog/30', 'https://www.site.example/blog/30'],
  [
    '/blog?a=1&b="<2>"#ẹ',
    '/blog?a=1&b=%22%3C2%3E%22#%E1%BA%B9',
    'https://www.site.example/blog?a=1&b=%22%3C2%3E%22#%E1%BA%B9',
  ],
  [
    'https://a.example?a=1&b="2"#x',
    'https://a.example/?a=1&b=%222%22#x',
    'https://a.example/?a=1&b=%222%22#x',
  ],
])('to %s: as a rule for hosts and as a page', async (to, address, canonical) => {
  const { pages, written, read } = await write([['/blog/12', to]]);
  expect(written).toEqual(['_redirects', 'blog/12.html']);
  expect(pages).toEqual(['blog/12.html']);
  expect(await read('_redirects')).toBe(`/blog/12 ${address} 301!\n/blog/12 ${address} 301\n`);
  expect(parseRedirectRules(await read('_redirects')).get('/blog/12')).toEqual({
    to: address,
    status: 301,
  });

  const { $ } = parsePage('blog/12.html', await read('blog/12.html'));
  expect($('link').attr()).toEqual({ rel: 'canonical', href: canonical });
  expect($('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=${address}`);
  // A search engine that is told not to list it would not look where it leads.
  expect($('meta[name=robots]')).toHaveLength(0);
  expect([$('a').attr('href'), $('a').text()]).toEqual([address, 'Go to its new address']);
});

test('each has a line and a page of its own; of two that differ in capitals, the second is an error', async () => {
  const { written, read, pages, diagnostics } = await write([
    ['/old/page.php', '/about'],
    ['/Old', '/blog'],
    ['/old', '/blog'],
  ]);
  expect(written).toEqual(['Old.html', '_redirects', 'old/page.php.html']);
  expect(pages).toEqual(['old/page.php.html', 'Old.html']);
  expect(await read('_redirects')).toBe(
    '/old/page.php /about 301!\n/old/page.php /about 301\n/Old /blog 301!\n/Old /blog 301\n',
  );
  expect(diagnostics.map(formatDiagnostic)).toEqual([
    'content/redirects.yaml:3:1 /old is sent on, but out/Old.html is in the way; take one of the two out',
  ]);
});

test('they go before the rules that a site has already', async () => {
  const outDir = await makeFolder();
  const file = path.join(outDir, '_redirects');
  await writeFile(file, '/blog/* /blog/not-found.html 404\n');
  const redirects = [{ from: '/old', to: '/', line: 1 }];
  await writeRedirects(outDir, { redirects, siteUrl: 'https://www.site.example' }, ['_redirects']);
  expect(await readFile(file, 'utf8')).toBe(
    '/old / 301!\n/old / 301\n/blog/* /blog/not-found.html 404\n',
  );
});

test.each([
  ['/About', 'about.html'],
  ['/404', '404.html'],
  ['/robots.txt', 'robots.txt'],
  ['/robots.txt/more', 'robots.txt'],
])('for %s a file is in the way, which stays', async (from, page) => {
  const files = ['404.html', 'about.html', 'robots.txt'];
  const { pages, diagnostics, written } = await write([[from, '/blog']], files);
  expect(diagnostics.map(formatDiagnostic)).toEqual([
    `content/redirects.yaml:1:1 ${from} is sent on, but out/${page} is in the way; take one of the two out`,
  ]);
  expect([pages, written]).toEqual([[], []]);
});
