import type { Article } from '@/lib/content/article';
import type { IsoDate } from '@/lib/site/dates';

/** The day an article last changed in a way that a reader should know of. */
export function changedOn({ date, updated }: Pick<Article, 'date' | 'updated'>): IsoDate {
  return updated ?? date;
}

/** The newest of these days; undefined without articles. */
export function newestChange(articles: readonly Article[]): IsoDate | undefined {
  return articles.map(changedOn).sort().at(-1);
}
