import { todayInLagos, type IsoDate } from '@/lib/site/dates';
import type { Article } from './article';

/** The articles a visitor may see on a day: no draft, none dated later. Keeps the order. */
export function publishedPosts(articles: readonly Article[], today: IsoDate = todayInLagos()) {
  return articles.filter(({ draft, date }) => !draft && date <= today);
}

/** Newest first by date; of one day, the higher id first. */
export function newestPosts(posts: readonly Article[], count = posts.length): Article[] {
  return posts.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id).slice(0, count);
}

/** The first posts other than this one, in stored order. */
export function otherPosts(posts: readonly Article[], id: number, count: number): Article[] {
  return posts.filter((post) => post.id !== id).slice(0, count);
}
