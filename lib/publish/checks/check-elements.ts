import { findElements, getAttribute, placeOf } from '../html';
import type { Fault, Page } from '../page';

/** Finds ids that are there twice: a link, a label or a script would reach the first only. */
export function checkIds({ file, document }: Page): Fault[] {
  const seen = new Set<string>();
  return findElements(document).flatMap((element) => {
    const id = getAttribute(element, 'id');
    if (id === undefined || !seen.has(id)) {
      if (id !== undefined) seen.add(id);
      return [];
    }
    const message = `the id "${id}" is there already, further up`;
    return [{ page: file, place: `${element.tagName}#${id}`, message }];
  });
}

/** Finds pictures without a size, which move the page when they arrive, or without words. */
export function checkImages({ file, document }: Page): Fault[] {
  return findElements(document, 'img').flatMap((image) => {
    const missing = ['width', 'height', 'alt'].filter(
      (name) => getAttribute(image, name) === undefined,
    );
    if (missing.length === 0) return [];
    const message = `the picture ${getAttribute(image, 'src') ?? ''} has no ${missing.join(' and no ')}`;
    return [{ page: file, place: placeOf(image), message }];
  });
}

/** Finds style attributes: the page's policy would not let them work. */
export function checkStyleAttributes({ file, document }: Page): Fault[] {
  return findElements(document)
    .filter((element) => getAttribute(element, 'style') !== undefined)
    .map((element) => ({
      page: file,
      place: placeOf(element),
      message: `style="${getAttribute(element, 'style') ?? ''}" would not work under the page's policy; use a class`,
    }));
}
