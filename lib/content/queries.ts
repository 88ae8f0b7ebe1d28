import { todayInLagos, type IsoDate } from '@/lib/site/dates';
import type { Article } from './article';
import type { Service } from './lists-schema';

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

/** The article of an address; the id is read as an integer from it. */
export function findPost(posts: readonly Article[], id: string): Article | undefined {
  return posts.find((post) => post.id === Number.parseInt(id, 10));
}

/** The services in the order of the given ids. */
export function servicesInOrder(services: readonly Service[], order: readonly string[]): Service[] {
  return order.flatMap((id) => services.find((service) => service.id === id) ?? []);
}
