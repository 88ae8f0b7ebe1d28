import { parseHtml, serializeHtml, type Document } from './html';

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
export function addressOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}
