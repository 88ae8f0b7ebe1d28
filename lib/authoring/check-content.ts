import { setImmediate } from 'node:timers/promises';
import type { Article, ParsedArticle } from '@/lib/content/article';
import { linkedArticle } from '@/lib/content/explain-link';
import { type Content, readContent } from '@/lib/content/load';
import { isPublished } from '@/lib/content/queries';
import { type IsoDate, todayInLagos } from '@/lib/site/dates';
import { type Diagnostic, makeWarning } from '@/lib/site/diagnostic';
import { checkArticle, type CheckedText } from './check-article';

/** What an editor wants to know of an article's text. */
export type ArticleFigures = Pick<Article, 'id' | 'title' | 'date'> &
  Pick<CheckedText, 'words' | 'readingEase'> & {
    /** Whether readers see it; a scheduled one appears on its date. */
    state: 'published' | 'scheduled' | 'draft';
  };

/** Everything there is to say of `content/`. */
export type CheckedContent = {
  /** Undefined when no page can be made of it. A dead link, for one, stops a build and no preview. */
  content: Content | undefined;
  /** Of every article by number; an article with an error in its front matter has none. */
  figures: ArticleFigures[];
  /** With an error among them, the site is not built. */
  diagnostics: Diagnostic[];
};

/**
 * Checks all of `content/`: what the build needs, and what readers expect of articles.
 *
 * @param root the folder that holds `content/`
 */
export async function checkContent(
  root: string,
  today: IsoDate = todayInLagos(),
): Promise<CheckedContent> {
  const { value: content, articles: files, targets, ...read } = await readContent(root, today);
  const diagnostics = [...read.diagnostics, ...findRepeatedTitles(files)];
  const figures: ArticleFigures[] = [];
  const linked: LinkedArticle[] = [];
  for (const file of files) {
    // During a build, the program that reads the articles runs Next, too.
    await setImmediate();
    const checked = checkArticle(file, targets);
    if (!checked) continue;
    diagnostics.push(...checked.diagnostics);
    if (!file.article) continue;
    const { id, title, date } = file.article;
    const { words, readingEase, links } = checked;
    const state = stateOf(file.article, targets.today);
    if (state === 'published') {
      const to = links.map((url) => linkedArticle(url, targets));
      linked.push({ id, file: file.file, to: new Set(to.filter((other) => other !== id)) });
    }
    figures.push({ id, title, state, date, words, readingEase });
  }
  diagnostics.push(...findUnlinked(linked));
  if (files.length === 0) diagnostics.push(makeWarning('content/blog', NO_ARTICLES));
  figures.sort((a, b) => a.id - b.id);
  return { content, figures, diagnostics };
}

function stateOf(article: Article, today: IsoDate): ArticleFigures['state'] {
  if (article.draft) return 'draft';
  return isPublished(article, today) ? 'published' : 'scheduled';
}

const NO_ARTICLES = 'there are no articles; npm run new-post creates one';

/** Readers cannot tell two articles of one title apart in a list; capitals make no difference. */
function findRepeatedTitles(files: readonly ParsedArticle[]): Diagnostic[] {
  const first = new Map<string, string>();
  const sorted = files.toSorted((a, b) => (a.article?.id ?? 0) - (b.article?.id ?? 0));
  return sorted.flatMap(({ article, parts }) => {
    if (!article || !parts) return [];
    const { file, title } = article;
    // The same for all spellings that readers could not tell apart.
    const key = title.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ');
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, file);
      return [];
    }
    const place = { ...parts.locate(['title']), field: 'title' };
    return [makeWarning(file, `${other} has the same title; change one of the two`, place)];
  });
}

/** A published article, and the numbers of the others that it links to; undefined is a link elsewhere. */
type LinkedArticle = { id: number; file: string; to: ReadonlySet<number | undefined> };

/** A new blog has too few articles to link to each other. */
const FEW_ARTICLES = 3;

/** Readers and search engines find an article by links, and go on by those in it. */
function findUnlinked(articles: readonly LinkedArticle[]): Diagnostic[] {
  if (articles.length <= FEW_ARTICLES) return [];
  const ids = new Set(articles.map(({ id }) => id));
  const linkedTo = new Set(articles.flatMap(({ to }) => [...to]));
  return articles.flatMap(({ id, file, to }) => [
    ...(linkedTo.has(id) ? [] : [makeWarning(file, NOT_LINKED)]),
    ...([...to].some((other) => other && ids.has(other)) ? [] : [makeWarning(file, NO_LINK)]),
  ]);
}

const NOT_LINKED =
  'no article links to this one; link to it from one that a reader of it would read first';
const NO_LINK = 'this article links to no other; link to one that a reader of it would read next';
