import { type CheerioAPI, load } from 'cheerio';
import { escapeHtml } from '@/lib/site/escape';

/** An exported page. The steps of `finishSite` change its document in place. */
export type Page = {
  /** Relative to the site's folder, with slashes: `blog/7.html`. */
  file: string;
  /** The document, as Cheerio's query function. */
  $: CheerioAPI;
};

/** Parses a page as a browser without scripts does, so that Cheerio sees the content of `<noscript>`. */
export function parsePage(file: string, text: string): Page {
  return { file, $: load(text, { scriptingEnabled: false }) };
}

/** Returns the page as text. It must be the last step, because Cheerio does not escape texts in `<noscript>`. */
export function serializePage({ $ }: Page): string {
  for (const node of $('noscript').contents().toArray())
    if ('data' in node) node.data = escapeHtml(node.data);
  return $.html();
}

/** Stands for the site's own origin, which is different on every host. */
export const OWN_ORIGIN = 'https://own.invalid';

/** Returns the scripts that a browser runs. Speculation rules and JSON are data. */
export function programsOf({ $ }: Page) {
  return $('script')
    .toArray()
    .filter(({ attribs }) => !DATA_TYPES.has(attribs.type?.trim().toLowerCase() ?? ''));
}

const DATA_TYPES = new Set(['application/json', 'application/ld+json', 'speculationrules']);

/** Returns the URL path under which a host serves a page: `/blog/7` for `blog/7.html`, `/` for `index.html`. */
export function urlPathOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}
