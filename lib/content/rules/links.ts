import { mayLinkToAdvice } from '@/lib/firm/facts';
import { formatDate, type IsoDate } from '@/lib/site/dates';
import { type Diagnostic, type Location, makeError, makeWarning } from '@/lib/site/diagnostic';
import { paths } from '@/lib/site/paths';
import { didYouMean, formatValue } from '@/lib/site/wording';
import { decodeFragment, decodeUrlPart, resolveInternalUrl } from '../links';

/** Element ids on one page. If undefined, the ids are unknown, and a link may have any fragment. */
export type Ids = ReadonlySet<string> | undefined;

type Publication = { date: IsoDate; draft: boolean };

export type LinkTargets = {
  siteUrl: string | undefined;
  /** Pages by path. Main pages have neither `date` nor `draft`. */
  pages: ReadonlyMap<string, Partial<Publication> & { ids: Ids }>;
  files: ReadonlySet<string>;
  generatedPaths: readonly string[];
  /** Target of each redirect, by source path. */
  redirects: ReadonlyMap<string, string>;
  /** Facts about the firm. Undefined if `site.yaml` is invalid. */
  firm: { regulator: string | undefined } | undefined;
  today: IsoDate;
};

/** The page that contains a link. If the publication date (`date`) is undefined, the page is already public. */
export type LinkSource = Partial<Publication & { investment: boolean; page: string }>;

/** Checks that visitors can open a URL, and that the page in `source` may link to it. */
export function checkLink(
  url: string,
  { file, ...place }: Location,
  targets: LinkTargets,
  source: LinkSource = {},
): Diagnostic[] {
  const problem = findProblem(url, targets, source);
  const errors = problem === undefined ? [] : [makeError(file, problem, place)];
  const path = decodeUrlPart(resolveInternalUrl(url, targets.siteUrl)?.pathname ?? '');
  const offersAdvice = path === paths.services || path === paths.contact;
  if (!offersAdvice || !targets.firm || mayLinkToAdvice(targets.firm, source)) return errors;
  return [...errors, makeWarning(file, NO_REGULATOR, place)];
}

const NO_REGULATOR =
  'an article about investments may link to /services or /contact only if site.yaml names a regulator; delete this link, or fill in the field regulator of site.yaml';

function findProblem(url: string, targets: LinkTargets, source: LinkSource): string | undefined {
  const [local, path = '/'] = /^https?:\/\/(?:localhost|127\.0\.0\.1)[^/]*(.*)/i.exec(url) ?? [];
  if (local) return `only your own computer can open ${formatValue(url)}; write ${path || '/'}`;
  // GFM treats a closing quotation mark after a bare URL as part of the URL, so the link would be broken.
  const address = url.replace(/^http:\/*|[”’»]$/gi, '');
  if (/^http:/i.test(url))
    return `the link to ${formatValue(address)} does not begin with https://; write https://${address}. If that address does not open, link to another site`;
  if (/^(?:mailto|tel):./i.test(url)) return undefined;
  if (url.startsWith('#'))
    return findFragmentProblem(url, targets.pages.get(source.page ?? '')?.ids, 'this page');
  const own = resolveInternalUrl(url, targets.siteUrl);
  if (own) return findPathProblem(own, targets, source);
  if (!/^https:\/\//i.test(url))
    return `the link ${formatValue(url)} leads nowhere; write ${paths.article(5)} for an article, ${paths.services} for a page, https://… for another site, or mailto:hello@firm.com for an e-mail address`;
  if (URL.canParse(url) && !/[”’»]$/.test(url)) return undefined;
  return `the link ${formatValue(url)} is not a valid URL, perhaps because of its last character; put a space before that character, or write the link as [our site](https://…)`;
}

function findPathProblem(url: URL, targets: LinkTargets, source: LinkSource): string | undefined {
  const { pages, redirects, files, today } = targets;
  const path = decodeUrlPart(url.pathname);
  if (files.has(path)) return undefined;
  const page = pages.get(path);
  if (page) {
    const { ids, date = '', draft } = page;
    if (draft && !source.draft)
      return `the article ${url.pathname} is a draft, which visitors cannot open; choose another article, or publish the draft`;
    if (date > today && date > (source.date ?? today) && !source.draft)
      return `visitors cannot open the article ${url.pathname} before ${formatDate(date)}; choose another article until then`;
    return findFragmentProblem(url.hash, ids, path);
  }
  const to = redirects.get(path);
  if (to !== undefined) return `${path} now redirects to ${to}; write ${to}`;
  // Ignores a file extension, a trailing slash and leading zeros, to find the page that the editor probably meant.
  const plainPath = path
    .replace(/(?:\.(?:html?|mdx?|php))?\/?$/i, '')
    .replace(/^\/blog\/0+/, '/blog/');
  if (!/^\/blog\/\d+$/.test(plainPath))
    return `there is no page or file ${path}; correct or delete this URL${didYouMean(plainPath, [...pages.keys(), ...files])}`;
  return pages.has(plainPath)
    ? `${path} is not the exact URL of the article; write ${plainPath}`
    : `there is no article ${path}; choose another article`;
}

function findFragmentProblem(hash: string, ids: Ids, page: string): string | undefined {
  const id = decodeFragment(hash);
  // For an empty fragment and for `#top`, browsers scroll to the top, even if no element has this id.
  if (!ids || /^(?:top)?$/i.test(id) || ids.has(id)) return undefined;
  return `${page} has no heading or section #${id}; correct or delete #${id}${didYouMean(id, [...ids])}`;
}
