import { PurgeCSS } from 'purgecss';
import { findElements, type Document } from './html';

/** Removes from a style sheet what a page with the given words has no use for. */
export type UsedStyles = (css: string, words: ReadonlySet<string>) => Promise<string>;

/**
 * Makes a `UsedStyles` that remembers its answers: two thousand articles are made of the same few
 * elements, and ask a handful of different questions.
 */
export function createUsedStyles(): UsedStyles {
  const selectorWords = new Map<string, Set<string>>();
  const answers = new Map<string, Promise<string>>();
  return (css, words) => {
    const asked = selectorWords.get(css) ?? wordsInSelectors(css);
    selectorWords.set(css, asked);
    const present = [...asked].filter((word) => words.has(word));
    const question = `${present.join(' ')}\n${css}`;
    const known = answers.get(question) ?? purge(css, present);
    answers.set(question, known);
    return known;
  };
}

/** Every word outside the declarations: more than selectors ask for, but never less. */
function wordsInSelectors(css: string): Set<string> {
  const selectors = css.replace(/\{[^{}]*\}/g, '{}');
  return new Set((selectors.match(/[\w-]+/g) ?? []).sort());
}

async function purge(css: string, words: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    // The words are the whole answer to "what is on the page"; nothing is read from a file.
    content: [{ raw: words.join(' '), extension: 'words' }],
    extractors: [{ extensions: ['words'], extractor: (raw) => raw.split(' ') }],
    css: [{ raw: css }],
    fontFace: true,
    keyframes: true,
    variables: true,
    // What stands in no document: states, parts drawn by the browser, and attributes set later.
    safelist: { standard: [/^:/] },
    dynamicAttributes: ['open', 'hidden', 'disabled', 'aria-invalid'],
  });
  return result?.css ?? css;
}

/** The names a selector may ask for: elements, ids, classes, and attributes with their values. */
export function wordsOf(document: Document): Set<string> {
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
