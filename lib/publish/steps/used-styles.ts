import { PurgeCSS } from 'purgecss';
import { unescapeCss } from '../css-escapes';
import { findElements, type Document } from '../html';
import { resolveConstants } from './resolve-constants';

/**
 * Removes from a style sheet what a page with the given words has no use for, and the detours of
 * what it has.
 */
export type UsedStyles = (css: string, words: ReadonlySet<string>) => Promise<string>;

/**
 * Makes a `UsedStyles` that remembers its answers: two thousand articles are made of the same few
 * elements, and ask a handful of different questions.
 */
export function createUsedStyles(): UsedStyles {
  type Sheet = { asked: Set<string>; answers: Map<string, Promise<string>> };
  const sheets = new Map<string, Sheet>();
  return (css, words) => {
    const sheet = sheets.get(css) ?? { asked: wordsInSelectors(css), answers: new Map() };
    sheets.set(css, sheet);
    const present = [...sheet.asked].filter((word) => words.has(word));
    const question = present.join(' ');
    const answer = sheet.answers.get(question) ?? purge(css, present);
    sheet.answers.set(question, answer);
    return answer;
  };
}

/** Every word outside the declarations: more than selectors ask for, but never less. */
function wordsInSelectors(css: string): Set<string> {
  const selectors = unescapeCss(css.replace(/\{[^{}]*\}/g, '{}'));
  return new Set((selectors.match(/[\w-]+/g) ?? []).sort());
}

async function purge(css: string, words: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    // The words are the whole answer to "what is on the page"; nothing is read from a file.
    content: [{ raw: words.join(' '), extension: 'words' }],
    extractors: [{ extensions: ['words'], extractor: (raw) => raw.split(' ') }],
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    // What stands in no document: states, parts drawn by the browser, attributes set by a script.
    safelist: { standard: [/^:/] },
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
  });
  return resolveConstants(dropUnusedFonts(result?.css ?? css));
}

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** PurgeCSS looks for families in `font-family` alone; ours are named by custom properties. */
function dropUnusedFonts(css: string): string {
  const others = css.replace(FONT_FACE, '');
  return css.replace(FONT_FACE, (face) => {
    const [, family = ''] = /font-family:\s*["']?([^"';}]+)/.exec(face) ?? [];
    return others.includes(family) ? face : '';
  });
}

/** The names a selector may ask for: elements, ids, classes, and attributes with their values. */
export function selectorWords(document: Document): Set<string> {
  const words = new Set<string>();
  for (const element of findElements(document)) {
    words.add(element.tagName);
    for (const { name, value } of element.attrs) {
      words.add(name);
      for (const word of value.split(/\s+/)) words.add(word);
    }
  }
  return words;
}
