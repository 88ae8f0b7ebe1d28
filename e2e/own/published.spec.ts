import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { listFiles } from '@/lib/site/list-files';
import { ownArticles, ownContent } from '../support/own-content';
import { expect, test } from '../support/test';

// The files of `out/`. `public/` is the owner's: its files are published as they are.

const screens = ['index', 'about', 'services', 'blog', 'contact'];
const listed = [...screens, ...ownArticles.map(({ id }) => `blog/${id}`)];
const read = (file: string) => readFile(path.join('out', file), 'utf8');

/** The contents of a page's meta elements with a name. */
function meta(html: string, name: string): string[] {
  return (html.match(/<meta [^>]*>/g) ?? [])
    .filter((tag) => tag.includes(`name="${name}"`) || tag.includes(`property="${name}"`))
    .map((tag) => /content="([^"]*)"/.exec(tag)?.[1] ?? '');
}

test('each page can be shared: URL, words, and an image of 1200 x 630', async () => {
  for (const name of listed) {
    const html = await read(`${name}.html`);
    const urlPath = name === 'index' ? '' : `/${name}`;
    const [canonical = ''] = /(?<=rel="canonical" href=")[^"]*/.exec(html) ?? [];
    expect.soft(canonical, name).toBe(`${ownContent.site.url}${urlPath}`);
    expect.soft(meta(html, 'og:url'), name).toEqual([canonical]);
    for (const property of ['og:title', 'og:description', 'og:image:alt', 'twitter:card']) {
      const written = [expect.stringMatching(/\w{3}/)];
      expect.soft(meta(html, property), `${name} ${property}`).toEqual(written);
    }
    const { origin, pathname } = new URL(meta(html, 'og:image')[0] ?? '');
    expect.soft(origin, name).toBe(ownContent.site.url);
    const bytes = await readFile(path.join('out', pathname));
    const size = { width: 1200, height: 630 };
    expect.soft(await sharp(bytes).metadata(), name).toMatchObject(size);
    expect.soft(bytes.length, name).toBeLessThan(300_000);
  }
});

test('no file names the machine that built it or is a source', async () => {
  const published = await listFiles('out');
  const owners = new Set(await listFiles('public'));
  const files = published.filter((file) => !owners.has(file));
  const sources = /\.(?:map|ts|tsx|md|mdx|yaml|jsonl|env|lock)$|(?:^|\/)\.(?!well-known)/;
  expect(files.filter((file) => sources.test(file))).toEqual([]);
  const traces = [process.cwd(), `${homedir()}/`, 'process.env', 'sourceMappingURL'];
  // The editing page is another project's program.
  for (const file of files.filter((name) => !name.startsWith('admin/'))) {
    const text = await read(file);
    expect
      .soft(
        traces.filter((trace) => text.includes(trace)),
        file,
      )
      .toEqual([]);
  }
});
