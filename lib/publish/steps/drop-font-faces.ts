import { findFontFaces, findWantedFaces } from '../font-faces';
import { findElements, setText, textOf } from '../html';
import type { Page } from '../page';

/**
 * Takes the font faces out of the page's styles whose letters it does not show: no browser would
 * fetch them. Not for a page whose components may show other letters later.
 */
export function dropFontFaces(page: Page): Page {
  const wanted = new Set(findWantedFaces(page.document).map(({ rule }) => rule));
  const unused = findFontFaces(page.document).filter(({ rule }) => !wanted.has(rule));
  if (unused.length === 0) return page;
  for (const style of findElements(page.document, 'style')) {
    setText(
      style,
      unused.reduce((css, { rule }) => css.replace(rule, ''), textOf(style)),
    );
  }
  return page;
}
