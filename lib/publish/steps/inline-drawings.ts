import { type Page, serializePage } from '../page';
import { measureBrotli, QUICK, type ReadAsset } from '../page-weight';
import { FIRST_DRAWINGS } from './content-security-policy';

/** The best compression saves about a tenth over the quick one: a guess, which decides only whether to measure. */
const SAVING = 0.87;

/**
 * Writes the drawings that are seen first into the page itself, while the page stays within `limit`
 * bytes after brotli: they are painted with the text, one round trip earlier. On a phone in the
 * country that is half a second, for a few hundred bytes.
 */
export async function inlineDrawings(
  page: Page,
  readAsset: ReadAsset,
  limit: number,
): Promise<void> {
  const { $ } = page;
  for (const drawing of $(FIRST_DRAWINGS).toArray()) {
    const { src = '' } = drawing.attribs;
    const bytes = readAsset(src);
    if (!bytes) continue;
    drawing.attribs.src = dataUrl(bytes.toString());
    // React asks for what is seen first in the head. Without that, a page can be heavier: what is left
    // compresses less well.
    const link = $('link[rel=preload]').filter((_, { attribs }) => attribs.href === src);
    const place = link.prev();
    link.remove();
    if (await isWithin(serializePage(page), limit)) continue;
    drawing.attribs.src = src;
    place.after(link);
  }
}

async function isWithin(html: string, limit: number): Promise<boolean> {
  const bytes = Buffer.from(html);
  const quick = await measureBrotli(bytes, QUICK);
  if (quick <= limit) return true;
  return quick * SAVING <= limit && (await measureBrotli(bytes)) <= limit;
}

/**
 * Escapes only what a URL must not contain: base64 would hide the text from compression. Of its spaces
 * most stand between two numbers, where SVG takes a comma, which needs no escape.
 */
function dataUrl(svg: string): string {
  const escaped = svg
    .trim()
    .replace(/ (?:d|points|viewBox)="[^"]*"/g, (attribute) =>
      attribute.replace(/(?<=\d) (?=[\d.-])/g, ','),
    )
    .replace(/[%#<>"\s]/g, (character) => encodeURIComponent(character));
  return `data:image/svg+xml,${escaped}`;
}
