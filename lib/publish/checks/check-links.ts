import { didYouMean } from '@/lib/site/wording';
import { urlPathOf, type Fault, type PageSummary } from '../page';

/** Stands for the site's own address, which is another on every host. */
const OWN = 'https://own.invalid';

/**
 * Finds links, fragments and files within the site that lead nowhere. An address has to be the one
 * the page is served under: `/about`, not `/about/` or `/about.html`, which are redirects.
 *
 * @param files every file of the site, relative to `out/`
 */
export function checkLinks(pages: readonly PageSummary[], files: ReadonlySet<string>): Fault[] {
  const idsOf = new Map(pages.map(({ file, ids }) => [urlPathOf(file), new Set(ids)]));
  const addresses = new Set(
    [...files].map((file) => (file.endsWith('.html') ? urlPathOf(file) : `/${file}`)),
  );

  return pages.flatMap((page) => {
    const siteOrigin = originOf(page.canonicals[0]);
    return page.references.flatMap(({ address, place }) => {
      const url = URL.canParse(address, OWN + urlPathOf(page.file))
        ? new URL(address, OWN + urlPathOf(page.file))
        : undefined;
      const fault = (message: string) => [{ page: page.file, place, message }];
      if (!url) return fault(`"${address}" is no address`);
      if (url.protocol === 'javascript:') {
        return fault('a link that is a script never runs here; use a behaviour');
      }
      if (url.origin !== OWN && url.origin !== siteOrigin) return [];

      const path = decode(url.pathname);
      const fragment = decode(url.hash.slice(1));
      if (path === undefined || fragment === undefined) {
        return fault(`"${address}" is no address: a "%" in it has to be written "%25"`);
      }
      if (!addresses.has(path)) {
        const hint = didYouMean(path, [...idsOf.keys()]);
        return fault(`"${address}" leads nowhere: there is no ${path} on this site.${hint}`);
      }
      const ids = idsOf.get(path);
      // Only pages have ids that are known here: "#page=2" is the business of a PDF.
      if (!ids || ids.has(fragment) || /^(?:$|top$|:~:)/.test(fragment)) return [];
      return fault(`"${address}" leads nowhere: nothing on ${path} has the id "${fragment}"`);
    });
  });
}

function originOf(canonical: string | undefined): string | undefined {
  return canonical !== undefined && URL.canParse(canonical) ? new URL(canonical).origin : undefined;
}

/** Undefined for a broken percent-encoding. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
