import type { YamlDocument } from '../yaml';
import {
  matchesRedirect,
  type ArticlesWithId,
  REDIRECTS_FILE,
  type Redirects,
  listUsedArticleIds,
} from '../redirects';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { paths } from '@/lib/site/paths';
import type { LinkTargets } from './links';

/** Reports redirects whose old URL is a page or file of this site, or is also in an earlier redirect. */
export function checkRedirects(
  redirects: Redirects,
  { file, locate }: YamlDocument,
  { generatedPaths, files }: LinkTargets,
): Diagnostic[] {
  return redirects.flatMap(({ from }, index) => {
    const place = locate([index, 'from']);
    if (redirects.findIndex((other) => other.from === from) < index)
      return makeError(file, 'an entry above has the same URL; delete one of the two', place);
    if (!overlapsAny(from, [...generatedPaths, ...files])) return [];
    return makeError(file, `the site already has a page or file at ${from} ${USED}`, place);
  });
}

const USED =
  '(capital letters and .html make no difference); delete this entry, or write a URL that no longer exists';

/** Reports each file in `public/` that would have the same URL as a generated page or file. */
export function checkPublicFiles(
  files: readonly string[],
  { generatedPaths }: LinkTargets,
): Diagnostic[] {
  return files
    .filter((file) => overlapsAny(`/${file}`, generatedPaths))
    .map((file) => makeError(`public/${file}`, TAKEN));
}

const TAKEN =
  'the site itself makes a page or file with the same URL as this file; rename, move or delete this file';

function overlapsAny(url: string, others: readonly string[]): boolean {
  const path = normalize(url);
  return others
    .map(normalize)
    .some((other) => matchesRedirect(path, other) || matchesRedirect(other, path));
}

/** Returns the same path for all URLs that a web host may treat as equal, such as `/About` and `/about.html`. */
const normalize = (url: string) =>
  url.toLowerCase().replace(/(?:\/index)?(?:\.html)?$/, '') || paths.home;

/** Reports article numbers that have neither an article nor a redirect, because links to deleted articles break. */
export function findGaps(articles: ArticlesWithId, redirects: Redirects): Diagnostic[] {
  const used = [0, ...listUsedArticleIds(articles, redirects)].sort((a, b) => a - b);
  return used.flatMap((number, index) => {
    const first = (used[index - 1] ?? number) + 1;
    if (number <= first) return [];
    const missing =
      number - first === 1 ? `is no article ${first}` : `are no articles ${first} to ${number - 1}`;
    const redirect = `- { from: ${paths.article(first)}, to: ${paths.blog} }`;
    const message = `there ${missing}. If you never published them, rename your newest article to ${first}.md. If you deleted published ones, add a line for each of these to ${REDIRECTS_FILE}, such as ${redirect}`;
    const isArticle = articles.some(({ id }) => id === number);
    const file = isArticle ? `content/blog/${number}.md` : REDIRECTS_FILE;
    return makeError(file, message);
  });
}
