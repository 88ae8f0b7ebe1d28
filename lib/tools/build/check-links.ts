import { checkLink, findParameters } from '@/lib/check/check-link';
import { ownUrl } from '@/lib/content/links';
import type { Content } from '@/lib/content/load';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { CSS_URL, OWN_ORIGIN, type Page, urlPathOf } from './page';

/** The ids and the URLs of a page. */
export type PageLinks = { file: string; ids: ReadonlySet<string>; urls: readonly string[] };

/** The attributes with a URL that a visitor follows or a browser fetches. */
const URL_ATTRIBUTES = ['href', 'xlink:href', 'src', 'poster', 'action', 'formaction', 'data'];
/** The attributes with candidates such as `a.webp 400w, b.webp 800w`. */
const SRCSET_ATTRIBUTES = ['srcset', 'imagesrcset'];
/** The form service of `npm start`, which has no file in `out/`. */
const LOCAL_SERVICE = /^\/f\//;

/** Lists the ids and the URLs of a page: all that remains of it when it is written. */
export function collectLinks({ file, $ }: Page): PageLinks {
  const attributes = $.root()
    .find('*')
    .toArray()
    .map(({ attribs }) => attribs);
  const inStyles = [...$('style').text().matchAll(CSS_URL)].map(([, , url = '']) => url);
  const shared = $('meta[property="og:image"]').attr('content') ?? [];
  const urls = [...attributes.flatMap(urlsOf), ...inStyles].concat(shared);
  return {
    file,
    ids: new Set(attributes.flatMap(({ id }) => id ?? [])),
    urls: urls.filter((url) => !LOCAL_SERVICE.test(url)),
  };
}

function urlsOf(attributes: Record<string, string | undefined>): string[] {
  const sets = SRCSET_ATTRIBUTES.flatMap((name) => attributes[name]?.split(',') ?? []);
  return [
    ...URL_ATTRIBUTES.flatMap((name) => attributes[name] ?? []),
    ...sets.map((candidate) => candidate.trim().replace(/\s.*/, '')),
  ];
}

/** What is published only for pages that show it or link to it: pictures, and frames of the site's own. */
const FOR_PAGES = /^(?:images\/.*|embeds\/.*\.html)$/;

/**
 * Finds the pictures and frames that no page shows or links to.
 *
 * @param files relative to `out/`, as the result
 */
export function findUnused(
  pages: readonly PageLinks[],
  files: readonly string[],
  siteUrl: string,
): string[] {
  const urls = pages.flatMap((page) => page.urls);
  const used = new Set(urls.map((url) => ownUrl(url, siteUrl)?.pathname));
  return files.filter((file) => FOR_PAGES.test(file) && !used.has(urlPathOf(file)));
}

/**
 * Finds links within the site whose page, file or id does not exist. A URL has to be the one that hosts
 * serve the page under: `/about`, not `/about/` or `/about.html`, which are redirects.
 *
 * @param files every file of the site, relative to `out/`
 */
export function checkLinks(
  pages: readonly PageLinks[],
  files: readonly string[],
  content: Pick<Content, 'site' | 'pages' | 'services' | 'redirects'>,
): Diagnostic[] {
  const siteUrl = content.site.url;
  const pageFiles = new Set(pages.map(({ file }) => file));
  const targets = {
    siteUrl,
    pages: new Map(pages.map(({ file, ids }) => [urlPathOf(file), ids])),
    // An HTML file of public/, such as a search engine's verification file, is not a page.
    files: new Set(files.filter((file) => !pageFiles.has(file)).map((file) => `/${file}`)),
    parameters: findParameters(content),
    redirects: new Map(content.redirects.map(({ from, to }) => [from, to])),
    articles: new Map(),
    firm: undefined,
    today: '',
  };
  const origins = [OWN_ORIGIN, new URL(siteUrl).origin];
  return pages.flatMap(({ file, urls }) => {
    const page = urlPathOf(file);
    const place = { file: `out/${file}` };
    return [...new Set(urls)].flatMap((written) => {
      if (!URL.canParse(written, OWN_ORIGIN + page))
        return makeError(place.file, `"${written}" is not a URL`);
      const url = new URL(written, OWN_ORIGIN + page);
      if (url.protocol === 'javascript:') return makeError(place.file, SCRIPT);
      if (!origins.includes(url.origin)) return [];
      return checkLink(url.pathname + url.search + url.hash, place, targets, { page });
    });
  });
}

const SCRIPT = 'a link that is a script never runs here; use a behaviour';
