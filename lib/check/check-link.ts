import type { Article } from '@/lib/content/article';
import {
  getLinkedArticleId,
  resolveInternalUrl,
  decodeFragment,
  decodeUrlPart,
} from '@/lib/content/links';
import type { ParsedContent } from '@/lib/content/load';
import { isPublished, mayLinkToAdvice } from '@/lib/content/queries';
import type { Site } from '@/lib/content/schemas/site-schema';
import { listPublishedFiles } from '@/lib/images/images';
import { formatDate, type IsoDate } from '@/lib/site/dates';
import { type Diagnostic, makeError, makeWarning, type Location } from '@/lib/site/diagnostic';
import { footerIds, generatedFiles, paths, mainPagePaths, sectionIds } from '@/lib/site/paths';
import { didYouMean, formatValue } from '@/lib/site/wording';

/** Element ids on one page. If undefined, the ids are unknown, and a link may have any fragment. */
type Ids = ReadonlySet<string> | undefined;

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
  firm: Pick<Site, 'regulator'> | undefined;
  today: IsoDate;
};

type Publication = Pick<Article, 'date' | 'draft'>;

/** The page that contains a link. A page without a `date` is already public. */
export type LinkSource = Partial<Publication & Pick<Article, 'investment'>> & { page?: string };

export function findTargets(parsed: ParsedContent, today: IsoDate): LinkTargets {
  const { facts, articles, images, publicFiles } = parsed;
  const hasPublishedArticles = articles.some(({ fields }) => fields && isPublished(fields, today));
  const numbered = articles.flatMap(({ id, ...article }) => (id ? [{ ...article, id }] : []));
  const articlePages = numbered.map(({ id, text }) => {
    const ids = text && new Set([...text.ids, ...footerIds]);
    return [paths.article(id), ids] as const;
  });
  const imageFiles = listPublishedFiles(images.values()).map(({ file }) => paths.image(file));
  const files = [...imageFiles, ...generatedFiles.filter((file) => !file.endsWith('/*'))];
  // A draft has no page, so its URL may be redirected.
  const withPage = numbered.filter(({ fields }) => fields?.draft === false);
  const ownPages = [...mainPagePaths, ...withPage.map(({ id }) => paths.article(id))];
  return {
    siteUrl: facts.site?.url,
    idsByPage: new Map([...findSections(facts, hasPublishedArticles), ...articlePages]),
    files: new Set([...files, ...publicFiles.map((file) => `/${file}`)]),
    generatedPaths: [...ownPages, ...imageFiles, ...generatedFiles],
    redirects: new Map(facts.redirects?.map(({ from, to }) => [from, to])),
    articles: new Map(numbered.map(({ id, fields }) => [id, fields])),
    firm: facts.site,
    today,
  };
}

/**
 * Returns each main page with its element ids, except those of optional sections that the page does not show.
 *
 * The ids are undefined for a main page that is not in `sectionIds`. If `site.yaml`, `pages.yaml`, `people.yaml` or
 * `services.yaml` is invalid, the ids of all main pages are undefined.
 */
function findSections(
  { site, pages, people, services }: ParsedContent['facts'],
  hasPublishedArticles: boolean,
): [page: string, ids: Ids][] {
  if (!site || !pages || !people || !services)
    return mainPagePaths.map((page) => [page, undefined]);
  const missingSections = [
    pages.home.questions.list.length === 0 && 'short-answers',
    !hasPublishedArticles && 'latest',
    people.length === 0 && 'people',
    !site.map && 'map',
    !pages.about.beforeHiring && 'before-hiring',
  ];
  const entryIds: Record<string, string[]> = {
    [paths.services]: listIds(services),
    [paths.about]: listIds(people),
  };
  return mainPagePaths.map((page) => {
    const ids = sectionIds[page]?.filter((id) => !missingSections.includes(id));
    return [page, ids && new Set([...ids, ...(entryIds[page] ?? []), ...footerIds])];
  });
}

const listIds = (list: readonly { id: string }[]) => list.map(({ id }) => id);

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
