import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { loadContent } from '@/lib/content/load';
import { MOST_ENTRIES } from '@/lib/feed/atom-feed';
import { findAtomFaults } from '@/lib/feed/test-atom';
import { listFiles } from '@/lib/publish/list-files';
import { addressOf, parsePage } from '@/lib/publish/page';
import { factsOf } from '@/lib/publish/page-facts';
import { siteFolder } from './build-sites';
import { expect, test } from './test';

/** The site itself, and those of no article and of one. */
const sites = [
  { name: 'the site', count: undefined, outDir: 'out' },
  { name: 'a site without articles', count: 0, outDir: path.join(siteFolder(0), 'out') },
  { name: 'a site with one article', count: 1, outDir: path.join(siteFolder(1), 'out') },
] as const;

const types = [
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  // Browsers save application/atom+xml to disk instead of showing it.
  ['/feed.xml', 'application/xml; charset=utf-8'],
  ['/feed.css', 'text/css; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
] as const;

const siteUrl = async () => (await loadContent(process.cwd())).site.url;

/** Every address of the site in a text, as paths of it. */
function pathsIn(text: string, origin: string): string[] {
  return text
    .split(origin)
    .slice(1)
    .map((rest) => new URL(/^[^\s"<>&)]*/.exec(rest)?.[0] ?? '', origin).pathname);
}

/** The addresses at which a host serves the files of a site. */
async function listAddresses(outDir: string): Promise<string[]> {
  const files = await listFiles(outDir);
  return files.map((file) => (file.endsWith('.html') ? addressOf(file) : `/${file}`));
}

/** The canonical addresses of all pages, each once: a page that only leads on has that of another. */
async function listCanonicals(outDir: string): Promise<string[]> {
  const files = (await listFiles(outDir)).filter((file) => file.endsWith('.html'));
  const facts = files.map(async (file) =>
    factsOf(parsePage(file, await readFile(path.join(outDir, file), 'utf8'))),
  );
  return [...new Set((await Promise.all(facts)).flatMap(({ canonicals }) => canonicals))];
}

for (const { name, count, outDir } of sites) {
  const read = (file: string) => readFile(path.join(outDir, file), 'utf8');

  test.describe(name, () => {
    test('answers for each machine file with its type', async ({ request, site, siteWith }) => {
      const { url } = count === undefined ? site : await siteWith(count);
      for (const [address, type] of types) {
        const response = await request.get(url + address);
        expect.soft(response.status(), address).toBe(200);
        expect.soft(response.headers()['content-type'], address).toBe(type);
      }
    });

    test('its sitemap keeps to the schema and lists exactly the pages that are canonical', async () => {
      const xml = await read('sitemap.xml');
      const schema = await readFile('lib/site/sitemap.xsd', 'utf8');
      expect((await validateXML({ xml, schema })).errors).toEqual([]);
      const listed = [...xml.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address = '']) => address);
      expect(listed.toSorted()).toEqual((await listCanonicals(outDir)).toSorted());
      expect(listed.length).toBe(5 + (count ?? (await loadContent('.')).articles.length));
    });

    test('its feed is valid Atom, with the articles the sitemap has, as many as a feed may', async () => {
      const feed = await read('feed.xml');
      expect(await findAtomFaults(feed)).toEqual([]);
      const posts = /<(?:loc|id)>([^<]*\/blog\/\d+)</g;
      const ids = [...feed.matchAll(posts)].map(([, id]) => id);
      const listed = [...(await read('sitemap.xml')).matchAll(posts)].map(([, address]) => address);
      expect(ids).toHaveLength(Math.min(listed.length, MOST_ENTRIES));
      expect(ids.filter((id) => !listed.includes(id))).toEqual([]);
    });

    test('every address of the site in its machine files exists', async () => {
      const addresses = new Set(await listAddresses(outDir));
      const origin = await siteUrl();
      for (const file of types.map(([address]) => address.slice(1))) {
        const named = pathsIn(await read(file), origin);
        if (file !== 'feed.css') expect(named, file).not.toEqual([]);
        expect
          .soft(
            named.filter((address) => !addresses.has(address)),
            file,
          )
          .toEqual([]);
      }
    });
  });
}

test('robots may fetch everything and find the sitemap', async () => {
  expect(await readFile('out/robots.txt', 'utf8')).toBe(
    `User-Agent: *\nAllow: /\n\nSitemap: ${await siteUrl()}/sitemap.xml\n`,
  );
});

test('security.txt says whom to tell, and until when that holds', async () => {
  const text = await readFile('out/.well-known/security.txt', 'utf8');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Expires: \d{4}-0[17]-01T00:00:00\+01:00$/m);
});

test('llms.txt lists every article of the sitemap', async () => {
  const origin = await siteUrl();
  const posts = (text: string) => pathsIn(text, origin).filter((address) => /\d$/.test(address));
  const listed = posts(await readFile('out/sitemap.xml', 'utf8'));
  expect(posts(await readFile('out/llms.txt', 'utf8')).toSorted()).toEqual(listed.toSorted());
});

test.describe('the feed in a browser without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1280]) {
    test(`reads as a list of articles at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/feed.xml');
      const entries = page.locator('entry');
      expect(await entries.count()).toBeGreaterThan(1);
      for (const entry of (await entries.all()).slice(0, 3)) {
        await expect(entry.locator('> title')).toBeVisible();
        await expect(entry.locator('> content')).toBeHidden();
        await expect(entry.locator('> id')).toBeHidden();
        const address = (await entry.locator('> id').textContent()) ?? '';
        await expect(entry.locator('a')).toHaveAttribute('href', address);
      }
      await page.keyboard.press('Tab');
      await expect(entries.first().locator('a')).toBeFocused();
      const box = await page.locator('feed').boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    });
  }
});
