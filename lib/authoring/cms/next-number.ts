import { articleId } from '@/lib/content/article';
import type { Content } from '@/lib/content/load';

/** The number of the next article: one that no article has, nor ever had an address with. */
export function nextNumber({
  articles,
  addresses,
}: Pick<Content, 'articles' | 'addresses'>): number {
  const had = addresses.map(
    ({ address }) => articleId(`${address.replace(/^\/blog\//, '')}.md`) ?? 0,
  );
  return Math.max(0, ...articles.map(({ id }) => id), ...had) + 1;
}
