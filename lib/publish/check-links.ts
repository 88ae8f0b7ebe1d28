import { decode } from '@/lib/content/links';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { didYouMean } from '@/lib/site/wording';
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

/** What links can lead to: the pages, every file relative to `out/`, and the site's URL. */
type Site = { pages: readonly PageLinks[]; files: ReadonlySet<string>; siteUrl: string };

/**
 * Finds links within the site whose page, file or id does not exist. A URL has to be the one that hosts
 * serve the page under: `/about`, not `/about/` or `/about.html`, which are redirects.
 */
export function checkLinks({ pages, files, siteUrl }: Site): Diagnostic[] {
  const siteOrigin = new URL(siteUrl).origin;
  const idsOf = new Map(pages.map(({ file, ids }) => [urlPathOf(file), ids]));
  const pageFiles = new Set(pages.map(({ file }) => file));
  // An HTML file of public/, such as a search engine's verification file, is no page.
  const paths = new Set(
    [...files].map((file) => (pageFiles.has(file) ? urlPathOf(file) : `/${file}`)),
  );
  return pages.flatMap(({ file, urls }) =>
    [...new Set(urls)].flatMap((url) => {
      const message = explain(url, OWN_ORIGIN + urlPathOf(file));
      return message === undefined ? [] : makeError(`out/${file}`, message);
    }),
  );

  function explain(link: string, base: string): string | undefined {
    if (!URL.canParse(link, base)) return `"${link}" is no address`;
    const url = new URL(link, base);
    if (url.protocol === 'javascript:') {
      return 'a link that is a script never runs here; use a behaviour';
    }
    if (url.origin !== OWN_ORIGIN && url.origin !== siteOrigin) return undefined;

    const path = decode(url.pathname);
    // After an id, as in "#id:~:text=words", come words for the browser to highlight.
    const fragment = decode(url.hash.slice(1).replace(/:~:.*/, ''));
    if (path === undefined || fragment === undefined) {
      return `"${link}" is no address: a "%" in it has to be written "%25"`;
    }
    if (!paths.has(path)) {
      const hint = didYouMean(path, [...idsOf.keys()]);
      return `"${link}" leads nowhere: there is no ${path} on this site.${hint}`;
    }
    const ids = idsOf.get(path);
    // The fragment of another file, such as "#page=2" of a PDF, is not an id.
    if (!ids || ids.has(fragment) || /^(?:top)?$/.test(fragment)) return undefined;
    return `"${link}" leads nowhere: nothing on ${path} has the id "${fragment}"`;
  }
}
