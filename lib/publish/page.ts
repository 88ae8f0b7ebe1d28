import { type CheerioAPI, load } from 'cheerio/slim';
import { html, parse, serialize } from 'parse5';
import { adapter as treeAdapter } from 'parse5-htmlparser2-tree-adapter';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';

/** One page on its way to the visitor. A step may change its document. */
export type Page = {
  /** Relative to `out/`, with slashes: `blog/7.html`. */
  file: string;
  /** The document, as Cheerio's query function. */
  $: CheerioAPI;
};

/** An element of a page's document. */
export type Element = ReturnType<typeof treeAdapter.createElement>;

/**
 * As a browser without script reads and writes: what stands in `<noscript>` is checked like the
 * rest. Cheerio itself would write the text in there without escapes.
 */
const OPTIONS = { treeAdapter, scriptingEnabled: false };

/** Parses a whole document, as browsers do; never fails. */
export function parsePage(file: string, text: string): Page {
  return { file, $: load(parse(text, OPTIONS)) };
}

/** The page as text. */
export function serializePage({ $ }: Page): string {
  const [document] = $.root();
  return document ? serialize(document, OPTIONS) : '';
}

/** Makes an element that belongs to no document yet. */
export function makeElement(name: string, attributes: Record<string, string>, text = ''): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = treeAdapter.createElement(name, html.NS.HTML, attrs);
  if (text) treeAdapter.insertText(element, text);
  return element;
}

/** The URL path under which a host serves a page: `/blog/7` for `blog/7.html`, `/` for `index.html`. */
export function urlPathOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

/** The scripts that a browser runs: speculation rules and JSON are data. */
export function programsOf({ $ }: Page): Element[] {
  return $('script')
    .toArray()
    .filter(({ attribs }) => !DATA_TYPES.has(attribs.type?.trim().toLowerCase() ?? ''));
}

/** Whatever else a type may be, some browser runs it. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json', 'speculationrules']);

/** An error of a finished page, at one of its elements or of the page as a whole. */
export function pageError({ file }: { file: string }, message: string, field = ''): Diagnostic {
  return makeError(`out/${file}`, message, { field });
}

/** The CSS path of an element, from the nearest ancestor that has an id. */
export function cssPath(element: Element): string {
  const { attribs, name, parent } = element;
  if (attribs.id) return `#${attribs.id}`;
  if (!parent || !('name' in parent)) return name;
  const twins = parent.children.filter((child) => 'name' in child && child.name === name);
  const step = twins.length > 1 ? `${name}:nth-of-type(${twins.indexOf(element) + 1})` : name;
  return ['body', 'head'].includes(parent.name) ? step : `${cssPath(parent)} > ${step}`;
}

/** A URL on a page, and the element that it belongs to. */
export type Reference = { url: string; field: string };

/** What checks of the whole site have to know of one page. Each list is as found: one too many shows. */
export type PageSummary = {
  file: string;
  /** Whether search engines may list it: not where they are told not to, or sent on. */
  isIndexable: boolean;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  headings: string[];
  ids: string[];
  references: Reference[];
};

/** The attributes with a URL that a visitor follows or a browser fetches. */
const URL_ATTRIBUTES = ['href', 'src', 'srcset', 'poster'];
const URL_ELEMENTS = 'a, link, img, source, iframe, script, video';

export function summarizePage({ file, $ }: Page): PageSummary {
  const textsOf = (selector: string) =>
    $(selector)
      .map((_, element) => $(element).text())
      .toArray();
  const valuesOf = (selector: string, name: string) =>
    $.root()
      .find(selector)
      .toArray()
      .map(({ attribs }) => attribs[name] ?? '');

  return {
    file,
    isIndexable:
      $('head meta[name=robots][content*=noindex], meta[http-equiv=refresh]').length === 0,
    titles: textsOf('head title'),
    descriptions: valuesOf('head meta[name=description]', 'content'),
    canonicals: valuesOf('head link[rel=canonical]', 'href'),
    headings: textsOf('h1'),
    ids: valuesOf('[id]', 'id'),
    references: [
      ...$(URL_ELEMENTS).toArray().flatMap(referencesOf),
      ...valuesOf('meta[property="og:image"]', 'content').map((url) => ({
        url,
        field: 'og:image',
      })),
      ...$('style')
        .toArray()
        .flatMap((style) =>
          [...$(style).text().matchAll(CSS_URL)].map(([, , url = '']) => ({
            url,
            field: cssPath(style),
          })),
        ),
    ],
  };
}

function referencesOf(element: Element): Reference[] {
  return URL_ATTRIBUTES.flatMap((name) => {
    const value = element.attribs[name];
    if (value === undefined) return [];
    const urls = name === 'srcset' ? parseSrcset(value).map(({ url }) => url) : [value];
    return urls.map((url) => ({ url, field: cssPath(element) }));
  });
}

/** The candidates of a srcset such as `a.webp 400w, b.webp 800w`. */
export function parseSrcset(srcset: string): { url: string; width: number }[] {
  return srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([url = '', size = '0w']) => ({ url, width: Number.parseInt(size, 10) }));
}

/** `url("a")`, `url('a')` or `url(a)`: the quote, and the URL, which may hold the other quotes and brackets. */
export const CSS_URL = /url\((["']?)(.*?)\1\)/g;
