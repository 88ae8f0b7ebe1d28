import type { Page } from '../page';

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * Removes the `@font-face` rules that the page does not need: those of families that no style names, and
 * those whose range contains no letter of the page. An interactive page may show other letters later.
 */
export function dropFontFaces(page: Page): Page {
  const { $, isInteractive } = page;
  const points = codePointsOf(page);
  for (const style of $('style').toArray()) {
    const css = $(style).text();
    const others = css.replace(FONT_FACE, '');
    const keepNeeded = (face: string) => {
      const [, family = ''] = /font-family:\s*["']?([^"';}]+)/.exec(face) ?? [];
      const isNeeded = others.includes(family) && (isInteractive || hasLetter(face, points));
      return isNeeded ? face : '';
    };
    $(style).text(css.replace(FONT_FACE, keepNeeded));
  }
  return page;
}

/** Whether the range of a rule contains one of these code points. A rule without a range is for all. */
function hasLetter(face: string, points: readonly number[]): boolean {
  const [, ranges] = /unicode-range:([^;}]+)/.exec(face) ?? [];
  return (
    ranges === undefined ||
    ranges.split(',').some((range) => {
      const [first, last] = parseRange(range);
      return points.some((point) => point >= first && point <= last);
    })
  );
}

/** `U+41`, `U+41-5A` or `U+4??`. */
function parseRange(range: string): readonly [first: number, last: number] {
  const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
  return [
    Number.parseInt(first.replaceAll('?', '0'), 16),
    Number.parseInt(last.replaceAll('?', 'F'), 16),
  ];
}

/** Attributes whose text a browser may show. */
const SHOWN = ['alt', 'label', 'placeholder', 'value'];

function codePointsOf({ $ }: Page): number[] {
  const elements = $(':not(script, style)').toArray();
  const attributes = elements.flatMap(({ attribs }) => SHOWN.map((name) => attribs[name] ?? ''));
  const texts = elements
    // The time of Cheerio's `contents` grows with the square of the page's length.
    .flatMap(({ children }) => children)
    .flatMap((node) => (node.type === 'text' && 'data' in node ? node.data : []));
  const characters = new Set([...attributes, ...texts].join(''));
  return Array.from(characters, (character) => character.codePointAt(0) ?? 0);
}
