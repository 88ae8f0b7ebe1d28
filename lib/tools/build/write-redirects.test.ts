import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeSite } from '@/lib/content/test-content';
import { makeFolder } from '@/lib/content/test-folder';
import { parsePage } from './page';
import { writeRedirects } from './write-redirects';

async function writeInto(entries: (readonly [from: string, to: string])[]) {
  const outDir = await makeFolder();
  const redirects = entries.map(([from, to]) => ({ from, to }));
  const site = makeSite({ url: 'https://www.site.example' });
  const pages = await writeRedirects(outDir, { redirects, site });
  const read = (name: string) => readFile(path.join(outDir, name), 'utf8');
  const rules = (await read('_redirects')).trim().split('\n');
  // Cloudflare rejects the whole deployment if a rule is invalid, or if an old URL has two rules.
  for (const rule of rules) expect(rule).toMatch(/^\/[!-~]* (?:\/|https:\/\/)[!-~]* 301$/);
  expect(new Set(rules.map((rule) => rule.split(' ')[0])).size).toBe(rules.length);
  return { pages, rules, read };
}

const HTML_QUERY = `q=%22%27%3E%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E&lt;%3Cb%3E#%E1%BA%B9%22`;

test.each([
  ['an external URL', 'https://a.example?a=1#x', 'https://a.example/?a=1#x', undefined],
  [
    'a path with HTML in its query',
    `/blog?q="'></script><script>alert(1)</script>&lt;<b>#ẹ"`,
    `/blog?${HTML_QUERY}`,
    `https://www.site.example/blog?${HTML_QUERY}`,
  ],
])('writes a redirect to %s as rules and as two pages', async (_, to, url, canonical = url) => {
  const { pages, rules, read } = await writeInto([['/blog/12', to]]);
  expect(pages).toEqual(['blog/12.html', 'blog/12/index.html']);
  expect(rules).toEqual([`/blog/12 ${url} 301`, `/blog/12/ ${url} 301`]);

  const { $ } = parsePage('blog/12.html', await read('blog/12.html'));
  expect($('script, b')).toHaveLength(0);
  expect($('link').attr()).toEqual({ rel: 'canonical', href: canonical });
  expect($('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=${url}`);
  expect([$('a').attr('href'), $('a').text()]).toEqual([url, 'Go to its new address']);
  // If the page had a `noindex` tag, search engines would not follow the redirect.
  expect($('meta[name=robots]')).toHaveLength(0);
});

test('writes one rule for each old URL, and the rule of a folder after the rules for URLs and folders in it', async () => {
  const { pages, rules } = await writeInto([
    ['/2019/*', '/blog'],
    ['/2019/05/*', '/about'],
    ['/2019/Über uns.html', '/'],
    ['/2019/news', '/blog'],
    ['/2019/news', '/blog'],
  ]);
  expect(pages).toEqual(['2019/Über uns.html', '2019/news.html', '2019/news/index.html']);
  expect(rules).toEqual([
    '/2019/%C3%9Cber%20uns.html / 301',
    ...['/2019/news /blog 301', '/2019/news/ /blog 301'],
    ...['/2019/05/* /about 301', '/2019/* /blog 301'],
  ]);
});

test('writes no page that a web server could send instead of the home page', async () => {
  const from = ['/index.php/about-us.html', '/index.htm', '/Default.aspx', '/old/index.php'];
  const { pages, rules } = await writeInto(from.map((url) => [url, '/about']));
  expect(pages).toEqual([]);
  expect(rules).toHaveLength(2 * from.length);
});

// Cloudflare rejects the whole deployment if `public/_headers` is invalid.
test('finds only headers that Cloudflare accepts in public/_headers', async () => {
  const text = await readFile('public/_headers', 'utf8');
  // `_headers` must be ASCII. Comments begin in the first column. Each path has headers, and each header has a value.
  expect(text).toMatch(/^(?:#[ -~]*\n|\n|\/[!-~]*\n(?: {2}[\w-]+: [!-~][ -~]*\n)+)+$/);
  expect(text.match(/^\//gm)?.length).toBeLessThanOrEqual(100);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
  // The contact page must not send this header, because the form service does not. If only the contact page sent the
  // header, Firefox and WebKit would lose the typed message when the visitor goes back from the form service.
  expect(text).not.toContain('Cross-Origin-Opener-Policy');
});
