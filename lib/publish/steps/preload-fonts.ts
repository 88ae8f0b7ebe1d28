import { fontFamilies } from '@/lib/brand/fonts/faces';
import { findFontFaces } from '../font-faces';
import { createElement, findElements, getAttribute, insertAfter } from '../html';
import type { Page } from '../page';

const early = new Set(fontFamilies.flatMap(({ family, isEarly }) => (isEarly ? [family] : [])));

/**
 * Asks for the fonts above the fold before the browser has found out that it needs them. The text of
 * an article begins below the fold of a phone, and the files for single letters are small and rare:
 * they would only be in the way.
 *
 * @throws when the page does not name its charset, behind which the links go
 */
export function preloadFonts(page: Page): Page {
  const addresses = findFontFaces(page.document)
    .filter(({ family, ranges }) => early.has(family) && !ranges)
    .map(({ address }) => address);
  if (addresses.length === 0) return page;
  const charset = findElements(page.document, 'meta').find((meta) => getAttribute(meta, 'charset'));
  if (!charset) throw new Error(`out/${page.file}: the page does not name its charset`);
  for (const href of [...new Set(addresses)].reverse()) {
    const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href };
    insertAfter(charset, createElement('link', attributes));
  }
  return page;
}
