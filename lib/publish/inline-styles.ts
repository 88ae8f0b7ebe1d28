import {
  createElement,
  findElements,
  getAttribute,
  insertAfter,
  removeNode,
  setAttribute,
  type Document,
  type Element,
} from './html';
import type { Page } from './page';
import type { ReadAsset } from './read-asset';
import { wordsOf, type UsedStyles } from './used-styles';

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
      return resolveUrls(styles.toString(), address);
    })
    .join('');
  const words = wordsOf(page.document);
  for (const word of laterWords) words.add(word);
  insertAfter(first, createElement('style', {}, await usedStyles(css, words)));
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

/** Addresses in a style sheet are relative to it; in a page they would be relative to the page. */
function resolveUrls(css: string, address: string): string {
  return css.replace(
    /url\((["']?)(?!data:|#)([^"')]+)\1\)/g,
    (_match, quote: string, url: string) => {
      const { href, origin, pathname } = new URL(url, new URL(address, 'https://site.invalid'));
      return `url(${quote}${origin === 'https://site.invalid' ? pathname : href}${quote})`;
    },
  );
}
