import type { Article } from '@/lib/content/article';
import { linkedArticle, ownUrl, readFragment, decode } from '@/lib/content/links';
import type { ParsedContent } from '@/lib/content/load';
import { isPublished, mayAdvise } from '@/lib/content/queries';
import type { Site } from '@/lib/content/schemas/site-schema';
import { listVariants } from '@/lib/images/variants';
import { formatDate, type IsoDate } from '@/lib/site/dates';
import { type Diagnostic, makeError, makeWarning, type Place } from '@/lib/site/diagnostic';
import { footerIds, generatedFiles, paths, screenPaths, sectionIds } from '@/lib/site/paths';
import { didYouMean, show } from '@/lib/site/wording';

/** Ids on one page; undefined while a list that decides has a problem. */
type Known = ReadonlySet<string> | undefined;

export type LinkTargets = {
  /** Undefined when `site.yaml` has none. */
  siteUrl: string | undefined;
  /** The ids of each page that links may name, by its URL path. */
  pages: ReadonlyMap<string, Known>;
  files: ReadonlySet<string>;
  /** The URL paths that the site generates, of pages and files; those of folders end with `/*`. */
  generated: readonly string[];
  /** URL paths that lead to another page now, each with that page. */
  redirects: ReadonlyMap<string, string>;
  /** When readers can open an article; undefined for one whose front matter has a problem. */
  articles: ReadonlyMap<number, Appearance | undefined>;
  /** What decides whether it may advertise advice; undefined when that cannot be told, or was checked before. */
  firm: Pick<Site, 'regulator'> | undefined;
  today: IsoDate;
};

type Appearance = Pick<Article, 'date' | 'draft'>;

/** The page that has a link, and since when; by default, readers follow it from today on. */
export type LinkSource = Partial<Appearance & Pick<Article, 'investment'>> & { page?: string };

export function findTargets(parsed: ParsedContent, today: IsoDate): LinkTargets {
  const { facts, articles, images, publicFiles } = parsed;
  const isAnyShown = articles.some(({ fields }) => fields && isPublished(fields, today));
  const numbered = articles.flatMap(({ id, ...article }) => (id ? [{ ...article, id }] : []));
  const articlePages = numbered.map(({ id, text }) => {
    const ids = text && new Set([...text.ids, ...footerIds]);
    return [paths.article(id), ids] as const;
  });
  const imageFiles = listVariants(images.values()).map(({ file }) => paths.image(file));
  const files = [...imageFiles, ...generatedFiles.filter((file) => !file.endsWith('/*'))];
  // A draft is withdrawn, so its URL may be redirected.
  const shown = numbered.filter(({ fields }) => fields?.draft === false);
  const ownPages = [...screenPaths, ...shown.map(({ id }) => paths.article(id))];
  return {
    siteUrl: facts.site?.url,
    pages: new Map([...findSections(facts, isAnyShown), ...articlePages]),
    files: new Set([...files, ...publicFiles.map((file) => `/${file}`)]),
    generated: [...ownPages, ...imageFiles, ...generatedFiles],
    redirects: new Map(facts.redirects?.map(({ from, to }) => [from, to])),
    articles: new Map(numbered.map(({ id, fields }) => [id, fields])),
    firm: facts.site,
    today,
  };
}

/**
 * Lists the ids that links may name on each screen: a section without an entry is left out of its page.
 *
 * @returns undefined for a screen that is not in `sectionIds`, and for all screens while a file is invalid
 */
function findSections(
  { site, pages, people, services }: ParsedContent['facts'],
  hasArticles: boolean,
): [screen: string, ids: Known][] {
  if (!site || !pages || !people || !services)
    return screenPaths.map((screen) => [screen, undefined]);
  const empty = [
    !hasArticles && 'latest',
    people.length === 0 && 'people',
    !site.map && 'map',
    !pages.about.beforeHiring && 'before-hiring',
  ];
  const entries: Record<string, string[]> = {
    [paths.services]: idsOf(services),
    [paths.about]: idsOf(people),
  };
  return screenPaths.map((screen) => {
    const shown = sectionIds[screen]?.filter((id) => !empty.includes(id));
    return [screen, shown && new Set([...shown, ...(entries[screen] ?? []), ...footerIds])];
  });
}

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

/** Checks whether readers would arrive at the URL of a link: the only rule on links. */
export function checkLink(
  url: string,
  { file, ...place }: Place,
  targets: LinkTargets,
  from: LinkSource = {},
): Diagnostic[] {
  const errors = findProblems(url, targets, from).map((it) => makeError(file, it, place));
  const path = decode(ownUrl(url, targets.siteUrl)?.pathname ?? '');
  const offersAdvice = path === paths.services || path === paths.contact;
  if (!offersAdvice || !targets.firm || mayAdvise(targets.firm, from)) return errors;
  return [...errors, makeWarning(file, NO_REGULATOR, place)];
}

const NO_REGULATOR =
  'this article is about investments, and site.yaml names no regulator; delete this link, or fill in regulator';

function findProblems(url: string, targets: LinkTargets, from: LinkSource): string[] {
  const [local, path = '/'] = /^https?:\/\/(?:localhost|127\.0\.0\.1)[^/]*(.*)/i.exec(url) ?? [];
  if (local) return [`readers cannot open ${show(url)}; write ${path || '/'}`];
  if (/^http:/i.test(url))
    return [
      `the link ${show(url)} is not secure; write ${show(url.replace(/^http/i, 'https'))}, or link to another site`,
    ];
  if (/^(?:mailto|tel):./i.test(url)) return [];
  if (url.startsWith('#')) {
    const ids = targets.pages.get(from.page ?? '');
    return findFragmentProblems(url, ids, 'this page');
  }
  const own = ownUrl(url, targets.siteUrl);
  if (own) return findPathProblems(own, targets, from);
  // GFM includes a closing quotation mark in a bare URL.
  const isValid = URL.canParse(url) && !/[”’»]$/.test(url);
  if (/^https:\/\//i.test(url))
    return isValid ? [] : [`the link ${show(url)} is not a valid URL; put a space after it`];
  return [
    `the link ${show(url)} leads nowhere; write ${paths.article(5)} for an article, ${paths.services} for a page, https://… for another site`,
  ];
}

function findPathProblems(url: URL, targets: LinkTargets, from: LinkSource): string[] {
  const { pages, redirects, files } = targets;
  const path = decode(url.pathname);
  if (files.has(path)) return [];
  if (pages.has(path))
    return [
      ...findFragmentProblems(url.hash, pages.get(path), path),
      ...findAppearanceProblems(url, targets, from),
    ];
  const to = redirects.get(path);
  if (to !== undefined) return [`${path} leads to another page now; write ${to}`];
  // URLs copied from another site may have an ending, a slash or zeros.
  const meant = path.replace(/(?:\.(?:html?|mdx?|php))?\/?$/i, '').replace(/^\/blog\/0+/, '/blog/');
  if (!/^\/blog\/\d+$/.test(meant))
    return [`there is no page or file ${path}.${didYouMean(meant, [...pages.keys(), ...files])}`];
  return pages.has(meant)
    ? [`write the link ${path} as ${meant}`]
    : [`there is no article ${path}`];
}

function findFragmentProblems(hash: string, ids: Known, where: string): string[] {
  const id = readFragment(hash);
  // The top of the page has no id.
  if (!ids || /^(?:top)?$/i.test(id) || ids.has(id)) return [];
  return [`${where} has no heading or section #${id}.${didYouMean(id, [...ids])}`];
}

/** Whether readers can open the article; a draft may link to articles that nobody can open yet. */
function findAppearanceProblems(url: URL, targets: LinkTargets, from: LinkSource): string[] {
  const id = linkedArticle(url.href, targets.siteUrl);
  const target = id === undefined ? undefined : targets.articles.get(id);
  if (!target || from.draft) return [];
  if (target.draft) return [`the article ${url.pathname} is a draft; readers cannot open it`];
  if (target.date <= targets.today || target.date <= (from.date ?? targets.today)) return [];
  return [
    `the article ${url.pathname} appears on ${formatDate(target.date)}; until then, readers cannot open it`,
  ];
}
