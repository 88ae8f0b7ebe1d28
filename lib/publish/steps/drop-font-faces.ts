import type { Page } from '../page';

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * Removes the `@font-face` rules of families that no style names, and of letters that the page does not
 * show. On an interactive page, other letters may appear later.
 */
export function dropFontFaces(page: Page): Page {
  const { $, isInteractive } = page;
  const style = $('head > style');
  const css = style.text();
  const others = css.replace(FONT_FACE, '');
  // The basic letters are in files without a range.
  const letters = $.root()
    .text()
    .replace(/[ -~\s]+/g, '');
  const keepNeeded = (face: string) => {
    const [, family = ''] = /font-family:\s*["']?([^"';}]+)/.exec(face) ?? [];
    const isNeeded = others.includes(family) && (isInteractive || hasLetter(face, letters));
    return isNeeded ? face : '';
  };
  style.text(css.replace(FONT_FACE, keepNeeded));
  return page;
}

/** Whether a text contains a letter of the rule's range, such as `U+143-144,U+1E44`. */
function hasLetter(face: string, text: string): boolean {
  const [, range] = /unicode-range:([^;}]+)/.exec(face) ?? [];
  if (range === undefined) return true;
  const letters = range.replace(
    /\s*U\+([\da-f]+)(?:-([\da-f]+))?\s*,?/gi,
    (_, first: string, last = first) => String.raw`\u{${first}}-\u{${last}}`,
  );
  return new RegExp(`[${letters}]`, 'u').test(text);
}
