import { findProvider } from '@/lib/site/providers';
import { findElements, getAttribute, placeOf, type Element } from '../html';
import type { Fault, Page } from '../page';

/** Finds frames that could hurt the page they stand on, hold it up, or say nothing of themselves. */
export function checkFrames({ file, document }: Page): Fault[] {
  return findElements(document, 'iframe').flatMap((frame) =>
    faultsOf(frame).map((message) => ({ page: file, place: placeOf(frame), message })),
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
