import { type CheerioAPI, load } from 'cheerio';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { escapeHtml } from '@/lib/site/escape';

/** One page on its way to the visitor. */
export type Page = {
  /** Relative to `out/`, with slashes: `blog/7.html`. */
  file: string;
  /** The document, as Cheerio's query function. Steps change it in place. */
  $: CheerioAPI;
  diagnostics: readonly Diagnostic[];
};

/** Parses a whole document, as browsers do; never fails. */
export function parsePage(file: string, text: string): Page {
  // As browsers without script read it: the content of `<noscript>` is checked like the rest.
  return { file, $: load(text, { scriptingEnabled: false }), diagnostics: [] };
}

/** The page as text. No step can follow: Cheerio writes the text in a `<noscript>` without escapes. */
export function serializePage({ $ }: Page): string {
  for (const node of $('noscript').contents().toArray())
    if ('data' in node) node.data = escapeHtml(node.data);
  return $.html();
}

/** The URL path under which a host serves a page: `/blog/7` for `blog/7.html`, `/` for `index.html`. */
export function urlPathOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

/** Stands for the site's own origin, which is different on every host. */
export const OWN_ORIGIN = 'https://own.invalid';

/** The scripts that a browser runs: speculation rules and JSON are data. */
export function programsOf({ $ }: Page) {
  return $('script')
    .toArray()
    .filter(({ attribs }) => !DATA_TYPES.has(attribs.type?.trim().toLowerCase() ?? ''));
}

/** Some browser runs a script of any other type. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json', 'speculationrules']);

/** The page with one more error. */
export function withError(page: Page, message: string): Page {
  const error = makeError(`out/${page.file}`, message);
  return { ...page, diagnostics: [...page.diagnostics, error] };
}

/** `url("a")`, `url('a')` or `url(a)`: the quote, and the URL, which may contain the other quote and brackets. */
export const CSS_URL = /url\((["']?)(.*?)\1\)/g;
