import type { ParsedArticle } from '@/lib/content/article';
import { readContent } from '@/lib/content/load';
import { readingMinutes } from '@/lib/content/markdown/readability';
import { type IsoDate, todayInLagos } from '@/lib/site/dates';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { checkHead } from './check-head';
import { checkText } from './check-text';
import { titleKey } from './find-taken';

/** What an editor wants to know of an article's text. */
export type ArticleFigures = {
  id: number;
  title: string;
  words: number;
  /** To read it. */
  minutes: number;
  /** Flesch: 60 to 70 is plain English; undefined for a text without a sentence. */
  readingEase: number | undefined;
};

/** Everything there is to say of `content/`. */
export type CheckedContent = {
  /** Whether pages can be made of it: what readers ask of articles stops a build, not a preview. */
  isReadable: boolean;
  /** Of every article in stored order; those with a problem in their head have none. */
  figures: ArticleFigures[];
  /** With one of them the site is not built. */
  diagnostics: Diagnostic[];
  warnings: Diagnostic[];
};

/**
 * Checks all of `content/`: what the build needs, and what readers ask of articles.
 *
 * @param root the folder that holds `content/`
 */
export async function checkContent(
  root: string,
  today: IsoDate = todayInLagos(),
): Promise<CheckedContent> {
  const { value, articles: files, targets, ...read } = await readContent(root, today);
  const diagnostics = read.diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = read.diagnostics.filter(({ severity }) => severity === 'warning');
  const figures = files.flatMap((file) => {
    const text = checkText(file, targets);
    if (!text) return [];
    diagnostics.push(...text.diagnostics);
    warnings.push(...text.warnings);
    if (!file.article || !file.parts) return [];
    const head = checkHead(file.article, file.parts, today);
    diagnostics.push(...head.diagnostics);
    warnings.push(...head.warnings);
    const { id, title, body } = file.article;
    const { words, readingEase } = text;
    return [{ id, title, words, minutes: readingMinutes(body), readingEase }];
  });
  diagnostics.push(...findRepeatedTitles(files));
  figures.sort((a, b) => a.id - b.id);
  return { isReadable: value !== undefined, figures, diagnostics, warnings };
}

/** Two articles of one name cannot be told apart in a list; capitals make no other name. */
function findRepeatedTitles(files: readonly ParsedArticle[]): Diagnostic[] {
  const first = new Map<string, string>();
  const sorted = files.toSorted((a, b) => (a.article?.id ?? 0) - (b.article?.id ?? 0));
  return sorted.flatMap(({ article, parts }) => {
    if (!article || !parts) return [];
    const { file, title } = article;
    const name = titleKey(title);
    const other = first.get(name);
    if (other === undefined) {
      first.set(name, file);
      return [];
    }
    const place = { ...parts.locate(['title']), field: 'title' };
    return [makeError(file, `is the title of ${other} too`, place)];
  });
}
