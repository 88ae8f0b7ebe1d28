/** In bytes: a larger SVG would make the text late. */
const MAX_BYTES = 4096;

/**
 * Writes an SVG of at most 4 KB as a data URL: what visitors see first is painted with the text. Base64
 * would hide the text from compression. Quotes around attributes become single ones, which need no
 * escape, unless a quote is anywhere else.
 */
export function svgDataUrl(svg: string): string | undefined {
  if (Buffer.byteLength(svg) > MAX_BYTES) return undefined;
  const hasOtherQuotes = /'|>[^<]*"/.test(svg);
  const escaped = (hasOtherQuotes ? svg : svg.replaceAll('"', "'"))
    .trim()
    .replace(/[%#<>"\s]/g, (character) => encodeURIComponent(character));
  return `data:image/svg+xml,${escaped}`;
}
