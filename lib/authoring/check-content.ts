import type { ParsedArticle } from '@/lib/content/article';
import { checkFiles } from '@/lib/content/files/check-files';
import { articlesById, readContent } from '@/lib/content/load';
import { readingMinutes } from '@/lib/content/markdown/readability';
import { type IsoDate, todayInLagos } from '@/lib/site/dates';
import type { Problem } from '@/lib/site/problem';
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
  problems: Problem[];
  warnings: Problem[];
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
  const { content, files, site, problems, warnings } = await readContent(root);
  const others = await checkFiles(root);
  problems.push(...others.problems);
  warnings.push(...others.warnings);
  const targets = { articles: articlesById(files), siteUrl: site?.url, today };
  const figures = files.flatMap((file) => {
    const text = checkText(file, targets);
    if (!text) return [];
    problems.push(...text.problems);
    warnings.push(...text.warnings);
    if (!file.article || !file.parts) return [];
    const head = checkHead(file.article, file.parts, today);
    problems.push(...head.problems);
    warnings.push(...head.warnings);
    const { id, title, body } = file.article;
    const { words, readingEase } = text;
    return [{ id, title, words, minutes: readingMinutes(body), readingEase }];
  });
  problems.push(...findRepeatedTitles(files));
  figures.sort((a, b) => a.id - b.id);
  return { isReadable: content !== undefined, figures, problems, warnings };
}

/** Two articles of one name cannot be told apart in a list; capitals make no other name. */
function findRepeatedTitles(files: readonly ParsedArticle[]): Problem[] {
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
    return [
      { file, ...parts.locate(['title']), field: 'title', message: `is the title of ${other} too` },
    ];
  });
}
