import { findElements, getAttribute, textOf, type Document } from './html';

/** An `@font-face` rule with a file of its own; rules for local fonts are none. */
export type FontFace = {
  /** The rule as it is written. */
  rule: string;
  family: string;
  address: string;
  /** First and last code point of each run; undefined when the file is for all of them. */
  ranges: readonly (readonly [number, number])[] | undefined;
};

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
/** Attributes whose text a browser may show. */
const SHOWN = ['alt', 'label', 'placeholder', 'value'];

/** The faces that the page's own styles name. */
export function findFontFaces(document: Document): FontFace[] {
  const css = findElements(document, 'style').map(textOf).join('');
  return [...css.matchAll(FONT_FACE)].flatMap(([rule]) => {
    const [, address] = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(rule) ?? [];
    const [, family = ''] = /font-family:\s*["']?([^"';}]+)/.exec(rule) ?? [];
    const [, ranges] = /unicode-range:([^;}]+)/.exec(rule) ?? [];
    return address ? [{ rule, family, address, ranges: ranges?.split(',').map(parseRange) }] : [];
  });
}

/** The faces that a browser fetches for the page as it stands: those whose letters it shows. */
export function findWantedFaces(document: Document): FontFace[] {
  const characters = charactersOf(document);
  return findFontFaces(document).filter(
    ({ ranges }) =>
      !ranges ||
      [...characters].some((point) =>
        ranges.some(([first, last]) => point >= first && point <= last),
      ),
  );
}

/** `U+41`, `U+41-5A` or `U+4??`. */
function parseRange(range: string): readonly [number, number] {
  const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
  return [
    Number.parseInt(first.replaceAll('?', '0'), 16),
    Number.parseInt(last.replaceAll('?', 'F'), 16),
  ];
}

function charactersOf(document: Document): Set<number> {
  const hidden = findElements(document, 'script', 'style');
  const characters = new Set<number>();
  const add = (text: string) => {
    for (const character of text) characters.add(character.codePointAt(0) ?? 0);
  };
  for (const element of findElements(document)) {
    for (const name of SHOWN) add(getAttribute(element, name) ?? '');
    if (hidden.includes(element)) continue;
    for (const child of element.childNodes) if ('value' in child) add(child.value);
  }
  return characters;
}
