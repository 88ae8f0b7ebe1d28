import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { paths } from '@/lib/site/paths';
import { type Redirect, REDIRECTS_FILE } from './redirects';

/** All articles: drafts, future and broken ones. */
type Numbered = readonly { id: number | undefined }[];
type Redirects = readonly Pick<Redirect, 'from'>[];

/** The number of the next article: one above the highest that an article has, or had. */
export function nextNumber(articles: Numbered, redirects: Redirects): number {
  return Math.max(0, ...usedNumbers(articles, redirects)) + 1;
}

/** Reports numbers below the highest that are neither an article nor redirected: dead links, perhaps. */
export function findGaps(articles: Numbered, redirects: Redirects): Diagnostic[] {
  const used = [0, ...usedNumbers(articles, redirects)].sort((a, b) => a - b);
  return used.flatMap((number, index) => {
    const first = (used[index - 1] ?? number) + 1;
    if (number <= first) return [];
    const missing =
      number - first === 1 ? `is no article ${first}` : `are no articles ${first} to ${number - 1}`;
    const redirect = `{from: ${paths.article(first)}, to: ${paths.blog}}`;
    const message = `there ${missing}. If readers may know such an article, add ${redirect} to ${REDIRECTS_FILE}, with the page where they should go; if not, give this number to your newest article`;
    const isArticle = articles.some(({ id }) => id === number);
    const file = isArticle ? `content/blog/${number}.md` : REDIRECTS_FILE;
    return makeError(file, message, { field: 'id' });
  });
}

function usedNumbers(articles: Numbered, redirects: Redirects): number[] {
  return [
    ...articles.flatMap(({ id }) => id ?? []),
    ...redirects.flatMap(({ from }) => Number(/^\/blog\/(\d{1,9})$/.exec(from)?.[1]) || []),
  ];
}
