/**
 * Reads the escapes of a selector's names: `\38 ` stands for `8`. CSS Modules make names by hashes,
 * and an identifier may not begin with a digit, not even behind a hyphen.
 */
export function unescapeCss(text: string): string {
  return text.replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
