import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { listFiles } from '@/lib/site/list-files';
import { ownArticles, ownContent } from '../own-content';
import { expect, test } from '../test';

// The files of `out/`. The build itself checks that each page has one title, description, canonical
// and main heading, and that its links lead somewhere.

const unlisted = ['404.html', 'blog/404.html', 'blog/not-found.html', 'embeds/newsletter.html'];

const files = await listFiles('out');
const isText = (file: string) => !/\.(?:woff2|avif|webp|jpg|png|ico)$/.test(file);
const texts = new Map(
  await Promise.all(
    files
      .filter(isText)
      .map(async (file) => [file, await readFile(path.join('out', file), 'utf8')] as const),
  ),
);
const pages = [...texts].filter(([file]) => file.endsWith('.html'));

/** What a page's meta elements of a name say. */
function meta(html: string, name: string): string[] {
  const tags = html.match(/<meta [^>]*>/g) ?? [];
  return tags
    .filter((tag) => tag.includes(`name="${name}"`) || tag.includes(`property="${name}"`))
    .map((tag) => /content="([^"]*)"/.exec(tag)?.[1] ?? '');
}

test('each listed page can be shared: address, words, and an image of 1200 x 630', async () => {
  const listed = pages.filter(([file]) => !unlisted.includes(file));
  expect(listed.length).toBe(5 + ownArticles.length);
  for (const [file, html] of listed) {
    const article = ownArticles.find(({ id }) => file === `blog/${id}.html`);
    const [canonical = ''] = /(?<=rel="canonical" href=")[^"]*/.exec(html) ?? [];
    for (const [name, value] of [
      ['og:url', canonical],
      ['og:title', /\S/],
      ['og:description', /\S/],
      ['og:site_name', /\S/],
      ['og:locale', 'en_NG'],
      ['og:type', article ? 'article' : 'website'],
      ['og:image:alt', /\w{3}/],
      ['twitter:card', 'summary_large_image'],
      ['robots', 'max-image-preview:large'],
      ['theme-color', /^#/],
      ...(article ? [['article:published_time', `${article.date}T00:00:00+01:00`] as const] : []),
    ] as const) {
      const matching = typeof value === 'string' ? value : expect.stringMatching(value);
      expect.soft(meta(html, name), `${file} ${name}`).toEqual([matching]);
    }
    const { origin, pathname } = new URL(meta(html, 'og:image')[0] ?? '');
    expect.soft(origin, file).toBe(ownContent.site.url);
    const bytes = await readFile(path.join('out', pathname));
    const image = await sharp(bytes).metadata();
    expect.soft(image, file).toMatchObject({ width: 1200, height: 630 });
    expect.soft(['jpeg', 'png'], file).toContain(image.format);
    expect.soft(bytes.length, file).toBeLessThan(300_000);
  }
});

test('what is not for search engines says so, and has no canonical', () => {
  for (const [file, html] of pages.filter(([name]) => unlisted.includes(name))) {
    // Next says it twice of its 404 page.
    expect.soft([...new Set(meta(html, 'robots'))], file).toEqual(['noindex']);
    expect.soft(html, file).not.toContain('rel="canonical"');
  }
});

test('the JSON-LD of each page joins by its ids, and every address in it exists', () => {
  const exists = (address: string) => {
    const name = decodeURIComponent(new URL(address).pathname).slice(1) || 'index';
    return files.includes(name) || files.includes(`${name}.html`);
  };
  for (const [file, html] of pages) {
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect.soft(blocks.length, file).toBe(unlisted.includes(file) ? 0 : 1);
    for (const [, json = ''] of blocks) {
      // An article says less of the firm: all of it is on the home page.
      const firm = file.startsWith('blog/') ? 'Organization' : 'FinancialService';
      expect.soft(json, file).toContain(`"@type":"${firm}"`);
      const nodes = new Set<string>();
      const references = new Set<string>();
      JSON.parse(json, (_, value: unknown) => {
        if (typeof value === 'string' && value.startsWith(ownContent.site.url)) {
          expect.soft(exists(value), `${file}: ${value}`).toBe(true);
        }
        if (typeof value === 'object' && value !== null && '@id' in value) {
          const isReference = Object.keys(value).length === 1;
          (isReference ? references : nodes).add(String(value['@id']));
        }
        return value;
      });
      expect
        .soft(
          [...references].filter((id) => !nodes.has(id)),
          file,
        )
        .toEqual([]);
    }
  }
});

test('nothing names the machine that built it, or holds what is kept for the owner', () => {
  const traces = [process.cwd(), `${homedir()}/`, 'process.env', 'sourceMappingURL'];
  const found = [...texts].filter(([, text]) => traces.some((trace) => text.includes(trace)));
  expect(found.map(([file]) => file)).toEqual([]);
  const kept = /\.(?:map|ts|tsx|md|mdx|yaml|jsonl|env|lock)$|(?:^|\/)\.(?!well-known)/;
  expect(files.filter((file) => kept.test(file))).toEqual([]);
});

test('only the e-mail addresses of the content are published', async () => {
  const sources = (await listFiles('content')).filter((file) => /\.(?:yaml|mdx?)$/.test(file));
  const written = await Promise.all(
    sources.map((file) => readFile(path.join('content', file), 'utf8')),
  );
  const named = [...texts.values()].flatMap(
    (text) => text.match(/[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}/gi) ?? [],
  );
  expect(named.length).toBeGreaterThan(0);
  const isWritten = (address: string) => written.some((text) => text.includes(address));
  expect(named.filter((address) => !isWritten(address))).toEqual([]);
});

test('new windows cannot reach back; fields say what they are for; no page asks for a login', () => {
  const tags = (pattern: RegExp) => pages.flatMap(([, html]) => html.match(pattern) ?? []);
  const windows = tags(/<a [^>]*target="_blank"[^>]*>/g);
  expect(windows.length).toBeGreaterThan(0);
  expect(windows.filter((tag) => !/rel="noopener[ "]/.test(tag))).toEqual([]);
  const fields = tags(/<input [^>]*type="(?:email|tel)"[^>]*>|<input [^>]*name="name"[^>]*>/g);
  expect(fields.length).toBeGreaterThan(3);
  expect(fields.filter((tag) => !/autocomplete="(?:name|email|tel)"/i.test(tag))).toEqual([]);
  expect(tags(/type="password"|>(?:Log ?in|Sign in)</gi), 'Spec 6').toEqual([]);
});
