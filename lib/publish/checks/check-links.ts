import { ADDRESSES_FILE, type PublishedUrl } from '@/lib/content/published-urls';
import { type Redirect, REDIRECTS_FILE } from '@/lib/content/redirects';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { didYouMean } from '@/lib/site/wording';
import { pageError, type PageSummary, urlPathOf } from '../page';

/** Stands for the site's own origin, which is another on every host. */
const OWN = 'https://own.invalid';

/** A site, for links to lead to: its pages, every file relative to `out/`, and where it is. */
type Site = { pages: readonly PageSummary[]; files: ReadonlySet<string>; siteUrl: string };

/**
 * Finds links, fragments and files within the site that lead nowhere. A URL has to be the one that
 * the page is served under: `/about`, not `/about/` or `/about.html`, which are redirects.
 */
export function checkLinks(site: Site): Diagnostic[] {
  const explain = createLinkCheck(site);
  return site.pages.flatMap((page) =>
    page.references.flatMap(({ url, field }) => {
      const message = explain(url, urlPathOf(page.file));
      return message === undefined ? [] : pageError(page, message, field);
    }),
  );
}

type Registry = { publishedUrls: readonly PublishedUrl[]; redirects: readonly Redirect[] };

/** Finds published URLs that no longer work, and redirects that lead nowhere. */
export function checkPublishedUrls(
  site: Site,
  { publishedUrls, redirects }: Registry,
): Diagnostic[] {
  const working = new Set([
    ...site.pages.map(({ file }) => urlPathOf(file)),
    ...redirects.map(({ from }) => from),
  ]);
  const explain = createLinkCheck(site);
  return [
    ...publishedUrls
      .filter(({ address }) => !working.has(address))
      .map(({ address, line }) =>
        makeError(
          ADDRESSES_FILE,
          `${address} has been published and is no page any more. Put it back, or say in ${REDIRECTS_FILE} where its readers go, such as {from: ${address}, to: /blog}. If it was never online, delete this line`,
          { line },
        ),
      ),
    ...redirects.flatMap(({ from, to, line }) => {
      const message = explain(to, from);
      return message === undefined ? [] : makeError(REDIRECTS_FILE, message, { line });
    }),
  ];
}

/** Makes a function that says what is wrong with a link on the page at a URL path, if anything is. */
function createLinkCheck({ pages, files, siteUrl }: Site) {
  const siteOrigin = new URL(siteUrl).origin;
  const idsOf = new Map(pages.map(({ file, ids }) => [urlPathOf(file), new Set(ids)]));
  const paths = new Set(
    [...files].map((file) => (file.endsWith('.html') ? urlPathOf(file) : `/${file}`)),
  );
  return (link: string, base: string): string | undefined => {
    if (!URL.canParse(link, OWN + base)) return `"${link}" is no address`;
    const url = new URL(link, OWN + base);
    if (url.protocol === 'javascript:') {
      return 'a link that is a script never runs here; use a behaviour';
    }
    if (url.origin !== OWN && url.origin !== siteOrigin) return undefined;

    const path = decode(url.pathname);
    // What follows an id, as in "#id:~:text=words", tells the browser what to mark.
    const fragment = decode(url.hash.slice(1).replace(/:~:.*/, ''));
    if (path === undefined || fragment === undefined) {
      return `"${link}" is no address: a "%" in it has to be written "%25"`;
    }
    if (!paths.has(path)) {
      const hint = didYouMean(path, [...idsOf.keys()]);
      return `"${link}" leads nowhere: there is no ${path} on this site.${hint}`;
    }
    const ids = idsOf.get(path);
    // Only pages have ids that are known here: "#page=2" is the business of a PDF.
    if (!ids || ids.has(fragment) || /^(?:top)?$/.test(fragment)) return undefined;
    return `"${link}" leads nowhere: nothing on ${path} has the id "${fragment}"`;
  };
}

/** Undefined for a broken percent-encoding. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
