import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { listFiles } from '@/lib/site/list-files';
import { urlPathOf, parsePage, type Page } from '@/lib/publish/page';
import { listArticles, ownContent } from '../own-content';
import { expect, test } from '../test';

const { url: SITE, shortName } = ownContent.site;
const unlisted = ['404.html', 'blog/404.html', 'blog/not-found.html', 'embeds/newsletter.html'];

async function readPages(folder: string): Promise<Page[]> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  return Promise.all(
    files.map(async (file) => parsePage(file, await readFile(path.join(folder, file), 'utf8'))),
  );
}

function meta({ $ }: Page, name: string): string[] {
  return $(`meta[name="${name}"], meta[property="${name}"]`)
    .toArray()
    .map(({ attribs }) => attribs.content ?? '');
}

test('every listed page has one title, description, canonical of its own, and main heading', async () => {
  const pages = (await readPages('out')).filter(({ file }) => !unlisted.includes(file));
  expect(pages.length).toBe(5 + listArticles().length);
  for (const page of pages) {
    const { $, file } = page;
    const address = new URL(urlPathOf(file), SITE).href;
    const canonicals = $('link[rel=canonical]')
      .toArray()
      .map(({ attribs }) => new URL(attribs.href ?? '').href);
    expect.soft(canonicals, file).toEqual([address]);
    expect.soft(meta(page, 'og:url').map((url) => new URL(url).href)).toEqual([address]);
    expect.soft($('h1').length, file).toBe(1);
    expect.soft($(`title:contains("${shortName}")`).length).toBe(1);
    for (const name of ['description', 'og:title', 'og:description', 'og:site_name']) {
      const values = meta(page, name);
      expect.soft(values.length, `${file} ${name}`).toBe(1);
      expect.soft(values[0]?.trim(), `${file} ${name}`).not.toBe('');
    }
    expect.soft(meta(page, 'robots'), file).toEqual(['max-image-preview:large']);
    expect.soft(meta(page, 'og:locale'), file).toEqual(['en_NG']);
    expect.soft(meta(page, 'twitter:card'), file).toEqual(['summary_large_image']);
    expect.soft(meta(page, 'theme-color'), file).toHaveLength(1);
  }
});

test('what is not for search engines says so, and has no canonical', async () => {
  const pages = (await readPages('out')).filter(({ file }) => unlisted.includes(file));
  expect(pages).toHaveLength(unlisted.length);
  for (const page of pages) {
    // Next says it of its 404 page once more.
    expect.soft([...new Set(meta(page, 'robots'))], page.file).toEqual(['noindex']);
    expect.soft(page.$('link[rel=canonical]').length, page.file).toBe(0);
  }
});

test('every shared link has a picture: a JPEG of 1200 x 630 under 300 KB, with words', async () => {
  for (const page of await readPages('out')) {
    if (unlisted.includes(page.file)) continue;
    const [image = ''] = meta(page, 'og:image');
    const { origin, pathname } = new URL(image);
    expect.soft(origin, page.file).toBe(SITE);
    const bytes = await readFile(path.join('out', pathname));
    const { format, width, height } = await sharp(bytes).metadata();
    expect
      .soft({ format, width, height }, image)
      .toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect.soft(bytes.length, image).toBeLessThan(300_000);
    expect.soft(meta(page, 'og:image:alt')[0], page.file).toMatch(/\w{3}/);
    expect
      .soft([meta(page, 'og:image:width'), meta(page, 'og:image:height')])
      .toEqual([['1200'], ['630']]);
  }
});

test('the JSON-LD of each page joins by its ids, and every address in it exists', async () => {
  const files = new Set(await listFiles('out'));
  const exists = (address: string) => {
    const { pathname } = new URL(address);
    const name = decodeURIComponent(pathname).slice(1) || 'index';
    return files.has(name) || files.has(`${name}.html`);
  };
  for (const page of await readPages('out')) {
    const blocks = page.$('script[type="application/ld+json"]').toArray();
    expect.soft(blocks.length, page.file).toBe(unlisted.includes(page.file) ? 0 : 1);
    for (const block of blocks) {
      const { '@graph': graph } = JSON.parse(page.$(block).text()) as { '@graph': object[] };
      const types = graph.map((node) => Object.entries(node).find(([key]) => key === '@type')?.[1]);
      expect
        .soft(types, page.file)
        .toEqual(expect.arrayContaining(['FinancialService', 'WebSite']));
      const [nodes, references, addresses] = [
        new Set<string>(),
        new Set<string>(),
        new Set<string>(),
      ];
      const walk = (value: unknown): void => {
        if (typeof value === 'string' && value.startsWith(SITE)) addresses.add(value);
        if (typeof value !== 'object' || value === null) return;
        const entries = Object.entries(value);
        for (const [key, inner] of entries) {
          if (key === '@id') (entries.length > 1 ? nodes : references).add(String(inner));
          walk(inner);
        }
      };
      walk(graph);
      expect
        .soft(
          [...references].filter((id) => !nodes.has(id)),
          page.file,
        )
        .toEqual([]);
      expect
        .soft(
          [...addresses].filter((one) => !exists(one)),
          page.file,
        )
        .toEqual([]);
    }
  }
});

test('every article says its day in the zone of Lagos', async () => {
  for (const page of await readPages('out')) {
    if (unlisted.includes(page.file)) continue;
    const article = listArticles().find(({ id }) => page.file === `blog/${id}.html`);
    expect.soft(meta(page, 'og:type'), page.file).toEqual([article ? 'article' : 'website']);
    const times = article ? [`${article.date}T00:00:00+01:00`] : [];
    expect.soft(meta(page, 'article:published_time'), page.file).toEqual(times);
  }
});
