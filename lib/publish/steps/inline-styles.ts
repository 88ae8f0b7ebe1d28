import {
  createElement,
  findElements,
  getAttribute,
  insertAfter,
  removeNode,
  setAttribute,
  type Document,
  type Element,
} from '../html';
import type { Page } from '../page';
import type { ReadAsset } from '../read-asset';
import { selectorWords, type UsedStyles } from './used-styles';

type InlineStylesOptions = {
  readAsset: ReadAsset;
  usedStyles: UsedStyles;
  /** Words that scripts of the page may put into the document later. */
  laterWords?: Iterable<string>;
  /** Keeps the links, switched off: React asks for a style sheet whose link it does not find. */
  keepLinks?: boolean;
};

/**
 * Replaces the page's style sheets by one `<style>` with the rules it uses. That is always smaller
 * for a first visit: a part of the same text, compressed together with the page, and no request.
 */
export async function inlineStyles(page: Page, options: InlineStylesOptions): Promise<Page> {
  const { readAsset, usedStyles, laterWords = [], keepLinks = false } = options;
  const links = findStyleLinks(page.document);
  const [first] = links;
  if (!first) return page;

  const css = links
    .map((link) => {
      const address = getAttribute(link, 'href') ?? '';
      const styles = readAsset(address);
      if (!styles) throw new Error(`out/${page.file}: there is no style sheet ${address}`);
      const css = resolveUrls(styles.toString(), address);
      const media = getAttribute(link, 'media');
      return media ? `@media ${media}{${css}}` : css;
    })
    .join('');
  const words = selectorWords(page.document);
  for (const word of laterWords) words.add(word);
  insertAfter(first, createElement('style', {}, await usedStyles(css, words)));
  // What is in the page need not be asked for early.
  for (const hint of findStylePreloads(page.document)) removeNode(hint);
  for (const link of links) {
    if (keepLinks) setAttribute(link, 'disabled', '');
    else removeNode(link);
  }
  return page;
}

export function findStyleLinks(document: Document): Element[] {
  return findElements(document, 'link').filter(
    (link) => getAttribute(link, 'rel') === 'stylesheet',
  );
}

function findStylePreloads(document: Document): Element[] {
  return findElements(document, 'link').filter(
    (link) => getAttribute(link, 'rel') === 'preload' && getAttribute(link, 'as') === 'style',
  );
}

const OWN = 'https://own.invalid';
/** `url("a")`, `url('a')` or `url(a)`; a quoted one may hold the other quotes and brackets. */
const URL_FUNCTION = /url\((?:"([^"]*)"|'([^']*)'|([^"')]*))\)/g;

/** Addresses in a style sheet are relative to it; in a page they would be relative to the page. */
function resolveUrls(css: string, address: string): string {
  return css.replace(URL_FUNCTION, (written, double?: string, single?: string, bare?: string) => {
    const url = double ?? single ?? bare ?? '';
    if (/^(?:data:|#|$)/.test(url)) return written;
    const { origin, pathname, search, hash, href } = new URL(url, new URL(address, OWN));
    const quote = /["']/.exec(written[4] ?? '')?.[0] ?? '';
    return `url(${quote}${origin === OWN ? pathname + search + hash : href}${quote})`;
  });
}
