import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { listFiles } from '@/lib/site/list-files';
import { expect, test } from './support/test';

const URL_ATTRIBUTES = ['href', 'xlink:href', 'src', 'poster', 'data', 'action', 'formaction'];

const urlsInCss = (css: string) =>
  [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url);

const urlsInText = (text: string, origin: string) =>
  text
    .split(origin)
    .slice(1)
    .map((rest) => origin + (rest.split(/[\s"<>&)]/)[0] ?? ''));

function readIdsAndUrls(html: string, origin: string) {
  const $ = load(html, { scriptingEnabled: false });
  const attributes = [...$.root().find('*')].map(({ attribs }) => attribs);
  const candidates = attributes.flatMap(({ srcset, imagesrcset }) =>
    [srcset, imagesrcset].flatMap((set) =>
      /^data:/.test(set ?? '') ? [] : (set?.split(',') ?? []),
    ),
  );
  const metaUrls = [...$(`meta[content^="${origin}"]`)].map(({ attribs }) => attribs.content ?? '');
  return {
    ids: new Set(attributes.map(({ id }) => id)),
    urls: [
      ...attributes.flatMap((all) => URL_ATTRIBUTES.flatMap((name) => all[name] ?? [])),
      ...candidates.map((candidate) => candidate.trim().replace(/\s.*/, '')),
      ...urlsInCss($('style').text()),
      ...metaUrls,
    ],
  };
}

test('serves every internal URL and its fragment without a redirect', async ({ outDir, site }) => {
  const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
  const home = load(await read('index.html'));
  const { origin } = new URL(home('link[rel=canonical]').attr('href') ?? '');
  const idsByPath = new Map<string, Set<string | undefined>>();
  const links = new Map<string, { urlPath: string; url: URL }>();
  for (const file of await listFiles(outDir)) {
    if (!/\.(?:html|css|xml|txt)$/.test(file)) continue;
    const text = await read(file);
    const page = file.endsWith('.html') ? readIdsAndUrls(text, origin) : undefined;
    const urlPath = `/${file.replace(/(?:^index)?\.html$/, '')}`;
    if (page) idsByPath.set(urlPath, page.ids);
    const urls = page?.urls ?? [...urlsInCss(text), ...urlsInText(text, origin)];
    for (const url of urls)
      links.set(`${file}: ${url}`, { urlPath, url: new URL(url, origin + urlPath) });
  }
  const statuses = new Map<string, number>();
  const faults: string[] = [];
  for (const [link, { urlPath, url }] of links) {
    const { pathname } = url;
    // The form service handles requests to `/f/…`, so the site has no files for these URLs.
    if (url.origin !== origin || pathname.startsWith('/f/')) continue;
    // Do not request the page's own path, because a not-found page correctly responds with 404.
    if (pathname !== urlPath && !statuses.has(pathname)) {
      const { status } = await fetch(site.url + pathname, { redirect: 'manual' });
      statuses.set(pathname, status);
    }
    const status = statuses.get(pathname) ?? 200;
    const [id = ''] = decodeURIComponent(url.hash.slice(1)).split(':~:');
    if (status !== 200) faults.push(`${link} responds with the status ${status}`);
    // Most hosts redirect `/about.html` to `/about`, but `npm start` does not.
    else if (pathname.endsWith('.html')) faults.push(`${link} must not end with .html`);
    else if (id && id !== 'top' && !idsByPath.get(pathname)?.has(id))
      faults.push(`${link} has a fragment that matches no id on the page`);
  }
  expect(faults).toEqual([]);
});
