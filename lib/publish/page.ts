import {
  type Document,
  type Element,
  findElements,
  getAttribute,
  headOf,
  parseHtml,
  cssPath,
  serializeHtml,
  textOf,
} from './html';

/** One page on its way to the visitor. A step owns the page it is given and may change its document. */
export type Page = {
  /** Relative to `out/`, with slashes: `blog/7.html`. */
  file: string;
  document: Document;
};

/** One fault of a finished page, with the place where it is. */
export type Fault = {
  /** The page's file, relative to `out/`. */
  page: string;
  /** Where on the page, as a path of elements; empty when it is the page as a whole. */
  place: string;
  /** What is wrong and what to do, as a sentence. */
  message: string;
};

export function parsePage(file: string, html: string): Page {
  return { file, document: parseHtml(html) };
}

export function serializePage(page: Page): string {
  return serializeHtml(page.document);
}

/** The address under which a host serves a page: `/blog/7` for `blog/7.html`, `/` for `index.html`. */
export function urlPathOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

/** An address on a page, and where it stands. */
export type Reference = { address: string; place: string };

/** What the site as a whole has to know of one page. Each list is as found: one too many shows. */
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

/** Addresses by element: what a visitor follows and what a browser fetches. */
const REFERENCES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  link: ['href'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  iframe: ['src'],
  script: ['src'],
  video: ['src', 'poster'],
};

export function summarizePage({ file, document }: Page): PageSummary {
  const head = findElements(headOf(document));
  const contentOf = (key: 'name' | 'property', name: string) =>
    head
      .filter((element) => getAttribute(element, key) === name)
      .map((element) => getAttribute(element, 'content') ?? '');
  const canonicals = head.filter((element) => getAttribute(element, 'rel') === 'canonical');

  return {
    file,
    isIndexable:
      !contentOf('name', 'robots').some((content) => content.includes('noindex')) &&
      !head.some((element) => getAttribute(element, 'http-equiv') === 'refresh'),
    titles: head.filter(({ tagName }) => tagName === 'title').map(textOf),
    descriptions: contentOf('name', 'description'),
    canonicals: canonicals.map((link) => getAttribute(link, 'href') ?? ''),
    headings: findElements(document, 'h1').map(textOf),
    ids: findElements(document).flatMap((element) => getAttribute(element, 'id') ?? []),
    references: [
      ...findElements(document, ...Object.keys(REFERENCES)).flatMap(referencesOf),
      ...contentOf('property', 'og:image').map((address) => ({ address, place: 'og:image' })),
      ...findElements(document, 'style').flatMap((style) =>
        addressesIn(textOf(style)).map((address) => ({ address, place: cssPath(style) })),
      ),
    ],
  };
}

function referencesOf(element: Element): Reference[] {
  return (REFERENCES[element.tagName] ?? []).flatMap((name) => {
    const value = getAttribute(element, name);
    if (value === undefined) return [];
    const addresses = name === 'srcset' ? candidatesOf(value) : [value];
    return addresses.map((address) => ({ address, place: cssPath(element) }));
  });
}

/** The addresses of a srcset: `a.webp 400w, b.webp 800w`. */
function candidatesOf(srcset: string): string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}

/** What a style sheet asks for: `url("a")`, `url('a')` or `url(a)`. */
function addressesIn(css: string): string[] {
  const found = css.matchAll(/url\((?:"([^"]*)"|'([^']*)'|([^"')]*))\)/g);
  return [...found].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}

/**
 * The addresses of those pages that are there to stay: each says of its own address that it is the
 * one to keep, which frames, answers and redirects do not.
 */
export function publishedUrls(pages: readonly PageSummary[]): string[] {
  return pages
    .filter(({ file, canonicals }) =>
      canonicals.some((url) => URL.canParse(url) && new URL(url).pathname === urlPathOf(file)),
    )
    .map(({ file }) => urlPathOf(file));
}
