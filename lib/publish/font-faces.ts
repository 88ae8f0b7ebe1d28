import { fontFamilies } from '@/lib/brand/fonts/faces';
import {
  createElement,
  type Document,
  findElements,
  getAttribute,
  insertAfter,
  setText,
  textOf,
} from './html';
import type { Page } from './page';

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

/**
 * Takes the font faces out of the page's styles whose letters it does not show: no browser would
 * fetch them. Not for a page whose components may show other letters later.
 */
export function dropFontFaces(page: Page): Page {
  const wanted = new Set(findWantedFaces(page.document).map(({ rule }) => rule));
  const unused = findFontFaces(page.document).filter(({ rule }) => !wanted.has(rule));
  if (unused.length === 0) return page;
  for (const style of findElements(page.document, 'style')) {
    setText(
      style,
      unused.reduce((css, { rule }) => css.replace(rule, ''), textOf(style)),
    );
  }
  return page;
}

const early = new Set(fontFamilies.flatMap(({ family, preload }) => (preload ? [family] : [])));

/**
 * Asks for the fonts above the fold before the browser has found out that it needs them. The text of
 * an article begins below the fold of a phone, and the files for single letters are small and rare:
 * they would only be in the way.
 *
 * @throws when the page does not name its charset, behind which the links go
 */
export function preloadFonts(page: Page): Page {
  const addresses = findFontFaces(page.document)
    .filter(({ family, ranges }) => early.has(family) && !ranges)
    .map(({ address }) => address);
  if (addresses.length === 0) return page;
  const charset = findElements(page.document, 'meta').find((meta) => getAttribute(meta, 'charset'));
  if (!charset) throw new Error(`out/${page.file}: the page does not name its charset`);
  for (const href of [...new Set(addresses)].reverse()) {
    const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href };
    insertAfter(charset, createElement('link', attributes));
  }
  return page;
}
