import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeSite } from '@/lib/content/test-content';
import { makeFolder, writeFiles } from '@/lib/content/test-folder';
import { listFiles } from '@/lib/site/list-files';
import { parsePage } from './page';
import { writeRedirects } from './write-redirects';

async function writeInto(
  entries: (readonly [from: string, to: string])[],
  files: Record<string, string> = {},
) {
  const outDir = await makeFolder();
  await writeFiles(outDir, files);
  const redirects = entries.map(([from, to]) => ({ from, to }));
  const site = makeSite({ url: 'https://www.site.example' });
  const pages = await writeRedirects(outDir, { redirects, site });
  const read = (name: string) => readFile(path.join(outDir, name), 'utf8');
  return { pages, allFiles: await listFiles(outDir), read };
}

test.each([
  [
    'an external URL',
    'https://a.example?a=1#x',
    'https://a.example/?a=1#x',
    'https://a.example/?a=1#x',
  ],
  [
    'a path with HTML in its query',
    `/blog?q="'></script><script>alert(1)</script>&lt;<b>#ẹ"`,
    `/blog?q=%22%27%3E%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E&lt;%3Cb%3E#%E1%BA%B9%22`,
    `https://www.site.example/blog?q=%22%27%3E%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E&lt;%3Cb%3E#%E1%BA%B9%22`,
  ],
])(
  'writes a redirect to %s as rules in _redirects and as two pages',
  async (_target, to, url, canonical) => {
    const { pages, allFiles, read } = await writeInto([['/blog/12', to]]);
    expect(allFiles).toEqual(['_redirects', 'blog/12.html', 'blog/12/index.html']);
    expect(pages).toEqual(['blog/12.html', 'blog/12/index.html']);
    expect((await read('_redirects')).split('\n')).toEqual([
      ...[`/blog/12 ${url} 301!`, `/blog/12 ${url} 301`],
      ...[`/blog/12/ ${url} 301!`, `/blog/12/ ${url} 301`, ''],
    ]);

    const { $ } = parsePage('blog/12.html', await read('blog/12.html'));
    expect($('script, b')).toHaveLength(0);
    expect($('link').attr()).toEqual({ rel: 'canonical', href: canonical });
    expect($('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=${url}`);
    expect([$('a').attr('href'), $('a').text()]).toEqual([url, 'Go to its new address']);
    // If the page had a `noindex` tag, search engines would not follow the redirect.
    expect($('meta[name=robots]')).toHaveLength(0);
  },
);

test('writes no page for the redirect of a folder, but a rule after the rules for URLs and folders in it', async () => {
  const { allFiles, pages, read } = await writeInto(
    [
      ['/2019/*', '/blog'],
      ['/2019/05/*', '/about'],
      ['/2019/Über uns.html', '/'],
      ['/2019/news', '/blog'],
      ['/2019/news.html', '/blog'],
    ],
    { _redirects: '/blog/* /blog/not-found.html 404\n' },
  );
  const files = ['2019/Über uns.html', '2019/news.html', '2019/news/index.html'];
  expect(pages).toEqual(files);
  expect(allFiles).toEqual(expect.arrayContaining([...files, '_redirects']));
  const lines = (await read('_redirects')).split('\n').filter((line) => !line.endsWith('!'));
  expect(lines).toEqual([
    '/2019/%C3%9Cber%20uns.html / 301',
    ...['/2019/news /blog 301', '/2019/news/ /blog 301', '/2019/news.html /blog 301'],
    ...['/2019/05/* /about 301', '/2019/* /blog 301', '/blog/* /blog/not-found.html 404', ''],
  ]);
});
