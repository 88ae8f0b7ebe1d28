import { flesch } from 'flesch';
import type { Paragraph, Root } from 'mdast';
import { syllable } from 'syllable';
import { SKIP, visit } from 'unist-util-visit';
import { textOf } from './parse-body';

/** Counts the words that a reader sees: headings and tables count, addresses of links do not. */
export function countWords(body: string): number {
  const shown = body.replace(/\]\([^)]*\)/g, ']');
  return shown.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu)?.length ?? 0;
}

/**
 * The Flesch reading ease of a text's sentences (Flesch 1948): 60 to 70 is plain English, below 30 is
 * hard even for graduates. Headings, tables and the sources at the end do not count.
 *
 * @returns undefined for a text without a word
 */
export function readingEase(tree: Root): number | undefined {
  const counts = { sentence: 0, word: 0, syllable: 0 };
  for (const sentence of listParagraphs(tree).flatMap(splitSentences)) {
    const words = sentence.match(WORD) ?? [];
    if (words.length === 0) continue;
    counts.sentence += 1;
    counts.word += words.length;
    for (const word of words) counts.syllable += countSyllables(word);
  }
  return counts.word > 0 ? flesch(counts) : undefined;
}

const syllables = new Map<string, number>();

/** Texts repeat their words; without a cache, counting takes longer than parsing. */
function countSyllables(word: string): number {
  const known = syllables.get(word);
  if (known !== undefined) return known;
  // A figure has one syllable: digits are quick to read.
  const count = Math.max(1, syllable(word));
  syllables.set(word, count);
  return count;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

function splitSentences(paragraph: Paragraph): string[] {
  return Array.from(segmenter.segment(textOf(paragraph)), ({ segment }) => segment);
}

function listParagraphs(tree: Root): Paragraph[] {
  const sources = tree.children.findIndex(
    (node) => node.type === 'heading' && textOf(node).trim().toLowerCase() === 'sources',
  );
  const children = sources < 0 ? tree.children : tree.children.slice(0, sources);
  const paragraphs: Paragraph[] = [];
  visit({ ...tree, children }, (node) => {
    if (node.type === 'table' || node.type === 'footnoteDefinition') return SKIP;
    if (node.type === 'paragraph') paragraphs.push(node);
    return undefined;
  });
  return paragraphs;
}

/** Words a minute of an adult reading plain English silently (Brysbaert 2019, 238). */
const WORDS_PER_MINUTE = 238;

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(body: string): number {
  return Math.max(1, Math.round(countWords(body) / WORDS_PER_MINUTE));
}
