import { type CheerioAPI, load } from 'cheerio';
import { escapeHtml } from '@/lib/site/escape';

/** An exported page. `file` is relative to the site's folder, with forward slashes even on Windows: `blog/7.html`. */
export type Page = {
  file: string;
  $: CheerioAPI;
};

/** Parses a page like a browser with scripting disabled, so that Cheerio finds the elements in `<noscript>`. */
export function parsePage(file: string, text: string): Page {
  return { file, $: load(text, { scriptingEnabled: false }) };
}

/**
 * Returns the page as HTML. Modifies the document: it escapes the text in `<noscript>`, because Cheerio does not. Call
 * this function only once, as the last step, because a second call would escape the text again.
 */
export function serializePage({ $ }: Page): string {
  for (const node of $('noscript').contents().toArray())
    if ('data' in node) node.data = escapeHtml(node.data);
  return $.html();
}

/** Placeholder for the site's origin when resolving relative URLs. The real origin differs between hosts. */
export const PLACEHOLDER_ORIGIN = 'https://own.invalid';
