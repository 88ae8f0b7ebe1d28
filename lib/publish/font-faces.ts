import { CSS_URL, type Page } from './page';

/** An `@font-face` rule with a file of its own; rules for local fonts are not listed. */
type FontFace = {
  family: string;
  url: string;
  /** First and last code point of each range; undefined when the file is for all of them. */
  ranges: readonly (readonly [number, number])[] | undefined;
};

/** A rule for a font, as it is written. */
export const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** The faces that a style sheet names. */
export function findFontFaces(css: string): FontFace[] {
  return [...css.matchAll(FONT_FACE)].flatMap(([rule]) => {
    const [[, , url] = []] = rule.matchAll(CSS_URL);
    const [, ranges] = /unicode-range:([^;}]+)/.exec(rule) ?? [];
    return url ? [{ family: familyOf(rule), url, ranges: ranges?.split(',').map(parseRange) }] : [];
  });
}

/** The family that a rule for a font names. */
export function familyOf(rule: string): string {
  return /font-family:\s*["']?([^"';}]+)/.exec(rule)?.[1] ?? '';
}

/** `U+41`, `U+41-5A` or `U+4??`. */
function parseRange(range: string): readonly [number, number] {
  const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
  return [
    Number.parseInt(first.replaceAll('?', '0'), 16),
    Number.parseInt(last.replaceAll('?', 'F'), 16),
  ];
}

/** The faces that a browser fetches for the page as it stands: those whose letters it shows. */
export function findWantedFaces(page: Page): FontFace[] {
  const points = codePointsOf(page);
  return findFontFaces(page.$('style').text()).filter((face) => isWanted(face, points));
}

function isWanted({ ranges }: FontFace, points: readonly number[]): boolean {
  return (
    !ranges ||
    points.some((point) => ranges.some(([first, last]) => point >= first && point <= last))
  );
}

/** Attributes whose text a browser may show. */
const SHOWN = ['alt', 'label', 'placeholder', 'value'];

function codePointsOf({ $ }: Page): number[] {
  const attributes = $('[alt], [label], [placeholder], [value]')
    .toArray()
    .flatMap(({ attribs }) => SHOWN.map((name) => attribs[name] ?? ''));
  const texts = $(':not(script, style)')
    .toArray()
    // The time of Cheerio's `contents` grows with the square of the page's length.
    .flatMap(({ children }) => children)
    .flatMap((node) => (node.type === 'text' && 'data' in node ? node.data : []));
  const characters = new Set([...attributes, ...texts].join(''));
  return Array.from(characters, (character) => character.codePointAt(0) ?? 0);
}

/**
 * Removes the font faces whose letters the page does not show: no browser would fetch them. Not for a
 * page whose components may show other letters later.
 */
export function dropFontFaces(page: Page): void {
  const points = codePointsOf(page);
  const keepWanted = (rule: string) =>
    findFontFaces(rule).every((face) => isWanted(face, points)) ? rule : '';
  for (const style of page.$('style').toArray()) {
    page.$(style).text(page.$(style).text().replace(FONT_FACE, keepWanted));
  }
}
