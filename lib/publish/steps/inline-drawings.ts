import type { Page, ReadAsset } from '../page';

/** In bytes: a logo, an icon. A larger picture stays a file, so that the text is not late. */
const MAX_BYTES = 600;

/**
 * Inlines the small SVG images that visitors see first: they are painted with the text, and save a round
 * trip.
 */
export function inlineDrawings(page: Page, readAsset: ReadAsset): Page {
  const { $, isInteractive } = page;
  // React compares the images of an interactive page with its own.
  if (isInteractive) return page;
  for (const { attribs } of $('img[src$=".svg"]:not([loading=lazy])').toArray()) {
    const { src = '' } = attribs;
    const svg = readAsset(src);
    if (!svg || svg.length > MAX_BYTES) continue;
    attribs.src = dataUrl(svg.toString());
    // React preloads what is seen first; a file that is in the page must not be fetched as well.
    $('link[rel=preload]')
      .filter((_, { attribs: { href } }) => href === src)
      .remove();
  }
  return page;
}

/**
 * Escapes only what a URL must not contain: base64 would hide the text from compression. Quotes around
 * attributes become single ones, which need no escape, unless a quote is anywhere else.
 */
function dataUrl(svg: string): string {
  const hasOtherQuotes = /'|>[^<]*"/.test(svg);
  const escaped = (hasOtherQuotes ? svg : svg.replaceAll('"', "'"))
    .trim()
    .replace(/[%#<>"\s]/g, (character) => encodeURIComponent(character));
  return `data:image/svg+xml,${escaped}`;
}
