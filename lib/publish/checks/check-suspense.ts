import { findElements, getAttribute, placeOf } from '../html';
import type { Fault, Page } from '../page';

const OUTLINED = /^[BPS]:/;

/**
 * Finds content that React has moved out of its place: a finished Suspense boundary above some
 * 12.8 KB lies in a hidden element at the page's end, and only a script would put it back.
 */
export function checkSuspense({ file, document }: Page): Fault[] {
  return findElements(document, 'div', 'template')
    .filter((element) => OUTLINED.test(getAttribute(element, 'id') ?? ''))
    .map((element) => ({
      page: file,
      place: placeOf(element),
      message:
        'content that only a script would show; take the <Suspense> or loading file around it away',
    }));
}
