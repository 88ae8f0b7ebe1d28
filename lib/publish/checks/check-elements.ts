import { findProvider } from '@/lib/site/providers';
import { type Element, findElements, getAttribute, cssPath } from '../html';
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
    return [{ page: file, place: cssPath(image), message }];
  });
}

/** Finds style attributes: the page's policy would not let them work. */
export function checkStyleAttributes({ file, document }: Page): Fault[] {
  return findElements(document)
    .filter((element) => getAttribute(element, 'style') !== undefined)
    .map((element) => ({
      page: file,
      place: cssPath(element),
      message: `style="${getAttribute(element, 'style') ?? ''}" would not work under the page's policy; use a class`,
    }));
}

/** Finds frames that could hurt the page they stand on, hold it up, or say nothing of themselves. */
export function checkFrames({ file, document }: Page): Fault[] {
  return findElements(document, 'iframe').flatMap((frame) =>
    faultsOf(frame).map((message) => ({ page: file, place: cssPath(frame), message })),
  );
}

function faultsOf(frame: Element): string[] {
  const src = getAttribute(frame, 'src');
  const later = getAttribute(frame, 'data-src');
  const sandboxes = ['sandbox', 'data-sandbox'].map((name) => getAttribute(frame, name));
  const faults: string[] = [];
  if (!getAttribute(frame, 'title')?.trim()) {
    faults.push('a frame without a title: nobody hears what it holds');
  }
  if (getAttribute(frame, 'loading') !== 'lazy') {
    faults.push('a frame that loads before anybody sees it; it needs loading="lazy"');
  }
  if (sandboxes[0] === undefined || /allow-top-navigation/i.test(sandboxes.join(' '))) {
    faults.push('a frame that may lead the page away; it needs a sandbox without allow-top-…');
  }
  if (src !== undefined && !/^\/(?![\\/])/.test(src)) {
    faults.push(
      `the frame ${src} asks another host before the page has loaded; use components/embeds/third-party-frame.tsx`,
    );
  }
  if (later !== undefined && !findProvider(later)) {
    faults.push(
      `the frame ${later} is of no provider that lib/site/providers.ts names, and the page's policy lets in no other`,
    );
  }
  return faults;
}

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
      place: cssPath(element),
      message:
        'content that only a script would show; take the <Suspense> or loading file around it away',
    }));
}
