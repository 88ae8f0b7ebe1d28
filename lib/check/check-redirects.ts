import type { YamlDocument } from '@/lib/content/files/yaml-document';
import { linkedArticle, ownUrl } from '@/lib/content/links';
import {
  type Numbered,
  REDIRECTS_FILE,
  type Redirect,
  type Redirects,
  usedNumbers,
} from '@/lib/content/redirects';
import { type Diagnostic, makeError, type Place } from '@/lib/site/diagnostic';
import { hiddenFiles, paths, screenPaths } from '@/lib/site/paths';
import { show } from '@/lib/site/wording';
import { checkLink, type LinkTargets } from './check-link';

/** Checks redirects against each other and against the pages of the site. */
export function checkRedirects(
  entries: readonly Redirect[],
  { file, locate }: YamlDocument,
  targets: LinkTargets,
): Diagnostic[] {
  return entries.flatMap((entry, index) => [
    ...findFromProblems(entry, entries.slice(0, index), targets).map((problem) =>
      makeError(file, problem, locate([index, 'from'])),
    ),
    ...checkTo(entry, { file, ...locate([index, 'to']) }, targets),
  ]);
}

function findFromProblems(
  { from }: Redirect,
  above: readonly Redirect[],
  targets: LinkTargets,
): string[] {
  const isFrom = (path: string) => path.toLowerCase() === from.toLowerCase();
  const other = above.find((entry) => isFrom(entry.from));
  if (other)
    return [
      `an entry above redirects ${other.from} already, and some hosts ignore capitals; delete one of the two`,
    ];
  const id = linkedArticle(from.toLowerCase(), targets.siteUrl) ?? 0;
  const isArticle = targets.articles.get(id)?.draft === false;
  if (!isArticle && ![...screenPaths, ...hiddenFiles, ...targets.files].some(isFrom)) return [];
  const what = isArticle ? `the article content/blog/${id}.md` : 'a page or file of this site';
  return [
    `${from} is ${what}, whatever its capitals; write a URL without a page, or delete this entry`,
  ];
}

function checkTo({ from, to }: Redirect, place: Place, targets: LinkTargets): Diagnostic[] {
  const { siteUrl, redirects } = targets;
  const own = ownUrl(to, siteUrl);
  const next = ownUrl(redirects.get(own?.pathname ?? '') ?? '', siteUrl);
  if (own?.pathname === from || next?.pathname === from)
    return [makeError(place.file, 'leads back to itself; write another page', place)];
  if (!own || to.startsWith('/')) return checkLink(to, place, targets);
  const path = own.pathname + own.search + own.hash;
  return [makeError(place.file, `${show(to)} is a page of this site; write it as ${path}`, place)];
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
