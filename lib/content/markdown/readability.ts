import type { Paragraph, Root } from 'mdast';
import { syllable } from 'syllable';
import { CONTINUE, EXIT, SKIP, visit } from 'unist-util-visit';
import { textOf } from './parse-body';

/** Counts the words that a reader sees: headings and tables count, URLs and the settings of charts do not. */
export function countWords(body: string): number {
  return body.replace(/\](?:\([^)]*\)|\{[^}]*\})/g, ']').match(WORD)?.length ?? 0;
}

/**
 * The Flesch reading ease of a text's sentences: 60 to 70 is plain English, below 30 is hard even for
 * graduates. Headings, tables and the sources at the end do not count.
 *
 * Source: Flesch 1948, "A new readability yardstick", Journal of Applied Psychology 32, 221-233.
 *
 * @returns undefined for a text without a word
 */
export function readingEase(tree: Root): number | undefined {
  const sentences = listParagraphs(tree)
    .flatMap((paragraph) => [...segmenter.segment(textOf(paragraph))])
    .map(({ segment }) => segment.match(WORD))
    .filter((words) => words !== null);
  const words = sentences.flat();
  if (words.length === 0) return undefined;
  // A figure has one syllable: digits are quick to read.
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

function listParagraphs(tree: Root): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading' && textOf(node).trim().toLowerCase() === 'sources') return EXIT;
    if (node.type === 'paragraph') paragraphs.push(node);
    return node.type === 'footnoteDefinition' ? SKIP : CONTINUE;
  });
  return paragraphs;
}

/** Words a minute of an adult reading plain English silently (Brysbaert 2019, 238). */
const WORDS_PER_MINUTE = 238;

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(body: string): number {
  return Math.max(1, Math.round(countWords(body) / WORDS_PER_MINUTE));
}
