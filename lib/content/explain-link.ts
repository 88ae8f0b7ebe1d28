import { paths, screens } from '@/lib/site/paths';
import { formatDate, type IsoDate } from '@/lib/site/dates';
import { didYouMean, show } from '@/lib/site/wording';
import type { Article } from './article';
import { buildBodyTree, listHeadings } from './markdown/render-body';

export type LinkTargets = {
  /** Articles by number; undefined for one that has a problem. */
  articles: Pick<ReadonlyMap<number, Article | undefined>, 'has' | 'get'>;
  /** The URL paths of files: of `public/`, generated ones, images; undefined while they are unknown. */
  files: readonly string[] | undefined;
  /** The address of the site; undefined when `site.yaml` does not say it. */
  siteUrl: string | undefined;
  today: IsoDate;
};

/**
 * Says why a reader would not arrive at the address of a link.
 *
 * @param from the article that has the link; undefined when it has a problem
 * @returns a sentence, or undefined when the link is right
 */
export function explainLink(
  url: string,
  from: Article | undefined,
  targets: LinkTargets,
): string | undefined {
  if (/^http:/i.test(url))
    return `the link ${show(url)} is not secure; use https://, or link to another site`;
  if (/^(?:mailto|tel):./i.test(url)) return undefined;
  if (url.startsWith('#')) return from && explainFragment(url, from, 'this article');
  if (/^https:\/\//i.test(url)) {
    if (!URL.canParse(url)) return `the link ${show(url)} is not a valid address`;
    if (!isOwnUrl(url, targets)) return undefined;
    const { pathname, hash } = new URL(url);
    return explainPath(pathname, hash, from, targets);
  }
  if (/^\/(?!\/)/.test(url)) {
    const [, hash = ''] = /(#.*)$/s.exec(url) ?? [];
    return explainPath(withoutQuery(url), hash, from, targets);
  }
  return `the link ${show(url)} leads nowhere; write ${paths.article(5)} for an article, ${paths.services} for a page, https://… for another site`;
}

/** Whether an address is a whole one, of this site. */
export function isOwnUrl(url: string, { siteUrl = '' }: LinkTargets): boolean {
  const areWhole = URL.canParse(url) && URL.canParse(siteUrl);
  return areWhole && new URL(url).origin === new URL(siteUrl).origin;
}

/** The number of the article that a link leads to; undefined when it leads elsewhere. */
export function linkedArticle(url: string, targets: LinkTargets): number | undefined {
  const path = isOwnUrl(url, targets) ? new URL(url).pathname : withoutQuery(url);
  const id = /^\/blog\/([1-9]\d*)$/.exec(path)?.[1];
  return id === undefined ? undefined : Number(id);
}

export function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/, '');
}

function explainPath(
  path: string,
  hash: string,
  from: Article | undefined,
  targets: LinkTargets,
): string | undefined {
  // Addresses copied from another site may have an ending or a slash.
  const meant = path.replace(/(?:\.(?:html?|mdx?|php))?\/?$/i, '');
  const id = /^\/blog\/(\d+)$/.exec(meant)?.[1];
  if (id !== undefined) return explainArticle(path, Number(id), hash, from, targets);
  if (screens.some((screen) => screen === path)) return undefined;
  const { files } = targets;
  if (files ? files.includes(path) : /\.\w+$/.test(path)) return undefined;
  return `there is no page or file ${path}.${didYouMean(meant, [...screens, ...(files ?? [])])}`;
}

function explainArticle(
  path: string,
  id: number,
  hash: string,
  from: Article | undefined,
  { articles, today }: LinkTargets,
): string | undefined {
  if (!articles.has(id)) return `there is no article ${path}`;
  if (path !== paths.article(id)) return `write the link ${path} as ${paths.article(id)}`;
  const target = articles.get(id);
  const missing = target && hash ? explainFragment(hash, target, path) : undefined;
  if (missing !== undefined) return missing;
  // A draft's links are checked when it is a draft no more.
  if (!target || !from || from.draft) return undefined;
  return explainHidden(path, target, from.date > today ? from.date : today);
}

/** Explains that an article has no heading with the id of a fragment such as `#h-costs`. */
function explainFragment(hash: string, { body }: Article, where: string): string | undefined {
  const id = decode(hash.slice(1));
  if (id === undefined) return `write the % in ${hash} as %25`;
  // The top of the page, and words to highlight.
  if (/^(?:top)?(?::~:.*)?$/.test(id)) return undefined;
  const ids = listHeadings(buildBodyTree(body)).map((heading) => heading.id);
  if (ids.includes(id)) return undefined;
  return `${where} has no heading for ${hash}.${didYouMean(id, ids)}`;
}

/** Says why readers cannot open an article on a day; undefined when they can. */
export function explainHidden(
  path: string,
  { draft, date }: Pick<Article, 'draft' | 'date'>,
  day: IsoDate,
): string | undefined {
  if (draft) return `the article ${path} is a draft; readers cannot open it`;
  if (date <= day) return undefined;
  return `the article ${path} appears on ${formatDate(date)}; until then, readers cannot open it`;
}

/** Decodes a part of a URL: undefined for a broken percent-encoding. */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
