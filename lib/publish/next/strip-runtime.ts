import { findComments, findElements, getAttribute, removeNode } from '../html';
import type { Page } from '../page';
import { findScriptPreloads, findScripts } from './scripts';

/**
 * Takes the framework out of a page that has no client component: its scripts, its inline data, its
 * hints, and the marks by which it would find its way through the document.
 */
export function stripRuntime(page: Page): Page {
  const { document } = page;
  const scripts = findScripts(document, 'chunk', 'polyfill', 'payload');
  for (const node of [...scripts, ...findScriptPreloads(document), ...findComments(document)]) {
    removeNode(node);
  }
  // Next opens a connection to the page's own host, which is open.
  for (const link of findElements(document, 'link')) {
    if (getAttribute(link, 'rel') === 'preconnect' && getAttribute(link, 'href') === '/')
      removeNode(link);
  }
  // Next renders the metadata into an empty hidden <div> at the top of the body.
  const [placeholder] = findElements(document, 'div');
  if (placeholder && isEmptyPlaceholder(placeholder)) removeNode(placeholder);
  return page;
}

function isEmptyPlaceholder(element: ReturnType<typeof findElements>[number]): boolean {
  return getAttribute(element, 'hidden') !== undefined && element.childNodes.length === 0;
}
