import { addressOf } from './page';
import type { PageFacts } from './page-facts';

/**
 * The addresses of those pages that are there to stay: each says of its own address that it is the
 * one to keep, which frames, answers and redirects do not.
 */
export function publishedAddresses(pages: readonly PageFacts[]): string[] {
  return pages
    .filter(({ file, canonicals }) =>
      canonicals.some((url) => URL.canParse(url) && new URL(url).pathname === addressOf(file)),
    )
    .map(({ file }) => addressOf(file));
}
