import { mayLinkToAdvice } from '@/lib/firm/facts';
import { formatDate, type IsoDate } from '@/lib/site/dates';
import { type Diagnostic, type Location, makeError, makeWarning } from '@/lib/site/diagnostic';
import { paths } from '@/lib/site/paths';
import { didYouMean, formatValue } from '@/lib/site/wording';
import { decodeFragment, decodeUrlPart, getLinkedArticleId, resolveInternalUrl } from '../links';

/** Element ids on one page. If undefined, the ids are unknown, and a link may have any fragment. */
export type Ids = ReadonlySet<string> | undefined;

export type LinkTargets = {
  siteUrl: string | undefined;
  /** Element ids by page path. */
  idsByPage: ReadonlyMap<string, Ids>;
  files: ReadonlySet<string>;
  generatedPaths: readonly string[];
  /** Target of each redirect, by source path. */
  redirects: ReadonlyMap<string, string>;
  articles: ReadonlyMap<number, Publication | undefined>;
  /** Facts about the firm. Undefined if `site.yaml` is invalid. */
  firm: { regulator: string | undefined } | undefined;
  today: IsoDate;
};

type Publication = { date: IsoDate; draft: boolean };

/** The page that contains a link. A page without a `date` is already public. */
export type LinkSource = Partial<Publication & { investment: boolean; page: string }>;

/** Checks that visitors can open a URL, and that the page in `linkSource` may link to it. */
export function checkLink(
  url: string,
  { file, ...place }: Location,
  targets: LinkTargets,
  linkSource: LinkSource = {},
): Diagnostic[] {
  const errors = findProblems(url, targets, linkSource).map((problem) =>
    makeError(file, problem, place),
  );
  const path = decodeUrlPart(resolveInternalUrl(url, targets.siteUrl)?.pathname ?? '');
  const offersAdvice = path === paths.services || path === paths.contact;
  if (!offersAdvice || !targets.firm || mayLinkToAdvice(targets.firm, linkSource)) return errors;
  return [...errors, makeWarning(file, NO_REGULATOR, place)];
}

const NO_REGULATOR =
  'an article about investments may link to /services or /contact only if site.yaml names a regulator; delete this link, or fill in the field regulator of site.yaml';

function findProblems(url: string, targets: LinkTargets, linkSource: LinkSource): string[] {
  const [local, path = '/'] = /^https?:\/\/(?:localhost|127\.0\.0\.1)[^/]*(.*)/i.exec(url) ?? [];
  if (local) return [`only your own computer can open ${formatValue(url)}; write ${path || '/'}`];
  // GFM treats a closing quotation mark after a bare URL as part of the URL, so the link would be broken.
  const address = url.replace(/^http:\/*|[”’»]$/gi, '');
  if (/^http:/i.test(url))
    return [
      `the link to ${formatValue(address)} does not begin with https://; write https://${address}. If that address does not open, link to another site`,
    ];
  if (/^(?:mailto|tel):./i.test(url)) return [];
  if (url.startsWith('#')) {
    return findFragmentProblems(url, targets.idsByPage.get(linkSource.page ?? ''), 'this page');
  }
  const own = resolveInternalUrl(url, targets.siteUrl);
  if (own) return findPathProblems(own, targets, linkSource);
  const isValid = URL.canParse(url) && !/[”’»]$/.test(url);
  if (/^https:\/\//i.test(url))
    return isValid
      ? []
      : [
          `the link ${formatValue(url)} is not a valid URL, perhaps because of its last character; put a space before that character, or write the link as [our site](https://…)`,
        ];
  return [
    `the link ${formatValue(url)} leads nowhere; write ${paths.article(5)} for an article, ${paths.services} for a page, https://… for another site, or mailto:hello@firm.com for an e-mail address`,
  ];
}

function findPathProblems(url: URL, targets: LinkTargets, linkSource: LinkSource): string[] {
  const { idsByPage, redirects, files } = targets;
  const path = decodeUrlPart(url.pathname);
  if (files.has(path)) return [];
  if (idsByPage.has(path))
    return [
      ...findFragmentProblems(url.hash, idsByPage.get(path), path),
      ...findPublicationProblems(url, targets, linkSource),
    ];
  const to = redirects.get(path);
  if (to !== undefined) return [`${path} now redirects to ${to}; write ${to}`];
  // Ignores a file extension, a trailing slash and leading zeros, to find the page that the editor probably meant.
  const plainPath = path
    .replace(/(?:\.(?:html?|mdx?|php))?\/?$/i, '')
    .replace(/^\/blog\/0+/, '/blog/');
  if (!/^\/blog\/\d+$/.test(plainPath))
    return [
      `there is no page or file ${path}; correct or delete this URL${didYouMean(plainPath, [...idsByPage.keys(), ...files])}`,
    ];
  return idsByPage.has(plainPath)
    ? [`${path} is not the exact URL of the article; write ${plainPath}`]
    : [`there is no article ${path}; choose another article`];
}

function findFragmentProblems(hash: string, ids: Ids, page: string): string[] {
  const id = decodeFragment(hash);
  // For an empty fragment and for `#top`, browsers scroll to the top, even if no element has this id.
  if (!ids || /^(?:top)?$/i.test(id) || ids.has(id)) return [];
  return [
    `${page} has no heading or section #${id}; correct or delete #${id}${didYouMean(id, [...ids])}`,
  ];
}

function findPublicationProblems(url: URL, targets: LinkTargets, linkSource: LinkSource): string[] {
  const id = getLinkedArticleId(url.href, targets.siteUrl);
  const target = id === undefined ? undefined : targets.articles.get(id);
  if (!target || linkSource.draft) return [];
  if (target.draft)
    return [
      `the article ${url.pathname} is a draft, which visitors cannot open; choose another article, or publish the draft`,
    ];
  if (target.date <= targets.today || target.date <= (linkSource.date ?? targets.today)) return [];
  return [
    `visitors cannot open the article ${url.pathname} before ${formatDate(target.date)}; choose another article until then`,
  ];
}
