import type { YamlDocument } from '@/lib/content/files/yaml-document';
import {
  isFrom,
  type Numbered,
  REDIRECTS_FILE,
  type Redirect,
  type Redirects,
  usedNumbers,
} from '@/lib/content/redirects';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { paths } from '@/lib/site/paths';
import { checkLink, type LinkTargets } from './check-link';

/** Checks redirects against each other and against the pages and files of the site. */
export function checkRedirects(
  entries: readonly Redirect[],
  { file, locate }: YamlDocument,
  targets: LinkTargets,
): Diagnostic[] {
  return entries.flatMap((entry, index) => [
    ...findFromProblems(entry, entries.slice(0, index), targets).map((problem) =>
      makeError(file, problem, locate([index, 'from'])),
    ),
    ...checkLink(entry.to, { file, ...locate([index, 'to']) }, targets),
  ]);
}

function findFromProblems(
  { from, to }: Redirect,
  above: readonly Redirect[],
  targets: LinkTargets,
): string[] {
  const other = above.find((entry) => pageOf(entry.from) === pageOf(from) && entry.to !== to);
  if (other)
    return [
      `${other.from} above is the same URL to some hosts; write one page for both, or delete one`,
    ];
  if (!isTaken(from, [...targets.generated, ...targets.files])) return [];
  return [
    `the site has pages or files at ${from}, whatever its capitals; write a URL without a page, or delete this entry`,
  ];
}

/** Reports files of `public/` at a URL for which the site generates a page or a file. */
export function checkPublicFiles(
  files: readonly string[],
  { generated }: LinkTargets,
): Diagnostic[] {
  return files
    .filter((file) => isTaken(`/${file}`, generated))
    .map((file) => makeError(`public/${file}`, TAKEN));
}

const TAKEN = 'the site generates pages or files at this URL; rename, move or delete this file';

/** Returns whether a URL, or a folder such as `/2019/*`, is one of the others, contains one or is in one. */
function isTaken(url: string, others: readonly string[]): boolean {
  const page = pageOf(url);
  return others.map(pageOf).some((other) => isFrom(page, other) || isFrom(other, page));
}

/** The same for all URLs that some host answers with one file. */
const pageOf = (url: string) =>
  url.toLowerCase().replace(/(?:\/index)?(?:\.html)?$/, '') || paths.home;

/** Reports numbers below the highest that are neither an article nor redirected: dead links, perhaps. */
export function findGaps(articles: Numbered, redirects: Redirects): Diagnostic[] {
  const used = [0, ...usedNumbers(articles, redirects)].sort((a, b) => a - b);
  return used.flatMap((number, index) => {
    const first = (used[index - 1] ?? number) + 1;
    if (number <= first) return [];
    const missing =
      number - first === 1 ? `is no article ${first}` : `are no articles ${first} to ${number - 1}`;
    const redirect = `- { from: ${paths.article(first)}, to: ${paths.blog} }`;
    const message = `there ${missing}. If readers may know such an article, add the line ${redirect} to ${REDIRECTS_FILE}, with the page where they should go; if not, give this number to your newest article`;
    const isArticle = articles.some(({ id }) => id === number);
    const file = isArticle ? `content/blog/${number}.md` : REDIRECTS_FILE;
    return makeError(file, message, { field: 'id' });
  });
}
