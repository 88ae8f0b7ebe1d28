import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { findElements, getAttribute, textOf } from '@/lib/publish/html';
import { listFiles } from '@/lib/publish/list-files';
import { addressOf, parsePage, type Page } from '@/lib/publish/page';
import { copyProject } from './build-sites';
import { shortArticle } from './generated-articles';
import { expect, test } from './test';

const SITE = 'https://www.tamarindbridge.example';
const unlisted = ['404.html', 'blog/404.html', 'blog/not-found.html', 'embeds/newsletter.html'];

async function readPages(folder: string): Promise<Page[]> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  return Promise.all(
    files.map(async (file) => parsePage(file, await readFile(path.join(folder, file), 'utf8'))),
  );
}

function meta({ document }: Page, name: string): string[] {
  return findElements(document, 'meta')
    .filter((one) => [getAttribute(one, 'name'), getAttribute(one, 'property')].includes(name))
    .map((one) => getAttribute(one, 'content') ?? '');
}

test('every listed page has one title, description, canonical of its own, and main heading', async () => {
  const pages = (await readPages('out')).filter(({ file }) => !unlisted.includes(file));
  expect(pages.length).toBeGreaterThan(27);
  for (const page of pages) {
    const { document, file } = page;
    const address = new URL(addressOf(file), SITE).href;
    const canonicals = findElements(document, 'link')
      .filter((link) => getAttribute(link, 'rel') === 'canonical')
      .map((link) => new URL(getAttribute(link, 'href') ?? '').href);
    expect.soft(canonicals, file).toEqual([address]);
    expect.soft(meta(page, 'og:url').map((url) => new URL(url).href)).toEqual([address]);
    expect.soft(findElements(document, 'h1').length, file).toBe(1);
    const titles = findElements(document, 'title').filter((title) => title.parentNode);
    expect.soft(titles.filter((title) => textOf(title).includes('Tamarind')).length).toBe(1);
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
    const links = findElements(page.document, 'link').map((link) => getAttribute(link, 'rel'));
    expect.soft(links, page.file).not.toContain('canonical');
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
    const blocks = findElements(page.document, 'script').filter(
      (script) => getAttribute(script, 'type') === 'application/ld+json',
    );
    expect.soft(blocks.length, page.file).toBe(unlisted.includes(page.file) ? 0 : 1);
    for (const block of blocks) {
      const { '@graph': graph } = JSON.parse(textOf(block)) as { '@graph': object[] };
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

test('an article says its day in the zone of Lagos', async () => {
  const html = await readFile('out/blog/5.html', 'utf8');
  const page = parsePage('blog/5.html', html);
  expect(meta(page, 'og:type')).toEqual(['article']);
  expect(meta(page, 'article:published_time')).toEqual(['2025-05-31T00:00:00+01:00']);
});

test('a site for trying out is not indexed, and what is held back is in no byte of it', async () => {
  test.setTimeout(60_000);
  const folder = path.resolve('.tmp/staging');
  await copyProject(folder);
  const held = (id: number, field: string) =>
    shortArticle(id)
      .replace(/^title: .*$/m, `title: Kolanut${id}xyz`)
      .replace(/^date: .*$/m, field);
  for (const [id, text] of [
    [1, shortArticle(1)],
    [2, held(2, 'date: 2025-05-10\ndraft: true')],
    [3, held(3, 'date: 2999-01-01')],
  ] as const) {
    await writeFile(path.join(folder, `content/blog/${id}.md`), text);
  }
  const { status, stderr } = spawnSync('npx', ['next', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SITE_ENV: 'staging' },
  });
  expect(status, stderr).toBe(0);
  const out = path.join(folder, 'out');
  const files = await listFiles(out);
  expect(files).toContain('blog/1.html');
  for (const file of files) {
    const bytes = await readFile(path.join(out, file), 'latin1');
    expect.soft(/kolanut[23]xyz|blog\/[23]\b/i.test(bytes), file).toBe(false);
  }
  for (const page of await readPages(out)) {
    expect.soft([...new Set(meta(page, 'robots'))], page.file).toEqual(['noindex']);
  }
  expect(await readFile(path.join(out, 'robots.txt'), 'utf8')).toMatch(/^Disallow: \/$/m);
  await rm(folder, { recursive: true });
});
