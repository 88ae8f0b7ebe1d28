import type { ParsedArticle } from '@/lib/content/article';
import { explainLink, type LinkTargets } from '@/lib/content/explain-link';
import { listReferences, parseBody } from '@/lib/content/markdown/parse-body';
import { countWords, readingEase } from '@/lib/content/markdown/readability';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { type BrokenMarkup, findBrokenMarkup } from './find-broken-markup';
import { findExampleText } from './example-article';
import { findHeadingJumps } from './find-heading-jumps';

/** How many words an article has, its tables, headings and sources with it. */
export const articleWords = { min: 800, max: 1300 } as const;

/** The Flesch reading ease that no article falls below. */
const LEAST_READING_EASE = 40;

export type CheckedText = {
  words: number;
  /** Flesch; undefined for a text without a sentence. */
  readingEase: number | undefined;
  diagnostics: Diagnostic[];
  warnings: Diagnostic[];
};

/**
 * Checks what readers ask of an article's text: that its links arrive, its headings follow each
 * other, its marks come out as meant, its length is an article's, its sentences are easy, nothing is
 * left of the example it began with. A draft has yet to become long, easy and its author's own.
 */
export function checkText(
  { article, parts }: Pick<ParsedArticle, 'article' | 'parts'>,
  targets: LinkTargets,
): CheckedText | undefined {
  if (!parts) return undefined;
  const { file, body, bodyLine } = parts;
  const fault = (message: string, line = 1, column = 1) =>
    makeError(file, message, { line: bodyLine + line - 1, column, field: 'body' });

  const tree = parseBody(body);
  const broken = findBrokenMarkup(tree, body);
  const findings = (wanted: BrokenMarkup['level']) =>
    broken
      .filter(({ level }) => level === wanted)
      .map(({ message, line, column }) => fault(message, line, column));
  const words = countWords(body);
  const ease = readingEase(tree);
  const diagnostics = [
    ...listReferences(tree).flatMap(({ kind, url, line, column }) => {
      const message = kind === 'link' ? explainLink(url, article, targets) : undefined;
      return message === undefined ? [] : [fault(message, line, column)];
    }),
    ...findHeadingJumps(tree).map(({ message, line }) => fault(message, line)),
    ...findings('fault'),
  ];
  if (!article?.draft) {
    // An article without a text has been told so.
    const isEmpty = body.trim() === '';
    if (!isEmpty && (words < articleWords.min || words > articleWords.max))
      diagnostics.push(fault(explainLength(words)));
    if (ease !== undefined && ease < LEAST_READING_EASE) diagnostics.push(fault(explainEase(ease)));
  }
  if (article && !article.draft) diagnostics.push(...findExampleText(article, parts));
  return { words, readingEase: ease, diagnostics, warnings: findings('hint') };
}

function explainLength(words: number): string {
  const count = words.toLocaleString('en');
  const { min, max } = articleWords;
  const range = `${min.toLocaleString('en')} to ${max.toLocaleString('en')}`;
  return `has ${count} words; expected ${range}. Until then "draft: true" holds it back`;
}

function explainEase(ease: number): string {
  return (
    `is hard to read: a Flesch reading ease of ${ease.toFixed(1)}; expected ${LEAST_READING_EASE} ` +
    'or more. Shorter sentences and shorter words raise it'
  );
}
