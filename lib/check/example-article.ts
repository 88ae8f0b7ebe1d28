import type { ParsedArticle } from '@/lib/content/article';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
// The text that an editor replaces, which has every kind of line; the image is that of articles without one.
import example from './example-article.json' with { type: 'json' };

/** Programs that align tables change the spaces in a line. */
const tidy = (line: string) => line.trim().replaceAll(/\s+/g, ' ');

/** The headings that an article keeps. */
const KEPT = ['**Check today**', '**Sources**'];

/** The lines an editor has to replace: those with words. */
const toReplace = example.lines
  .map(tidy)
  .filter((line) => /\p{L}/u.test(line) && !KEPT.includes(line));

/** Finds text that `npm run new-post` wrote for the editor to replace. */
export function findExampleText(article: ParsedArticle): Diagnostic[] {
  const { file, document, fields, text, textLine } = article;
  if (!fields || !text) return [];
  const line = text.source.split('\n').findIndex((words) => toReplace.includes(tidy(words)));
  const left = (['description', 'imageAlt'] as const).filter((it) => fields[it] === example[it]);
  const places = [
    ...left.map((field) => document.locate([field])),
    ...(line < 0 ? [] : [{ line: textLine + line, field: 'body' }]),
  ];
  return places.map((place) => makeError(file, STILL_EXAMPLE, place));
}

const STILL_EXAMPLE = 'this is still the text of the example; replace or delete it';
