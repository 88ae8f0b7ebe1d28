import { paths, screens } from '@/lib/site/paths';
import { formatDate, type IsoDate } from '@/lib/site/dates';
import type { Article } from './article';
import { didYouMean, show } from '@/lib/site/wording';

/** What a link of an article can lead to. */
export type LinkTargets = {
  /** Articles by number; one whose head is wrong is there without more. */
  articles: ReadonlyMap<number, Article | undefined>;
  /** The address of the site; undefined when `site.yaml` does not say it. */
  siteUrl: string | undefined;
  /** The day in Lagos. */
  today: IsoDate;
};

/**
 * Says what is wrong with the address of a link.
 *
 * @param from the article the link stands in, if its head is right
 * @returns a sentence, or undefined when a reader will arrive
 */
export function explainLink(
  url: string,
  from: Article | undefined,
  targets: LinkTargets,
): string | undefined {
  if (/^http:/i.test(url)) {
    return `the link ${show(url)} is not secure; use https://, or another source`;
  }
  if (/^(?:mailto|tel):./i.test(url)) return undefined;
  if (/^https:\/\//i.test(url)) {
    if (!URL.canParse(url)) return `the link ${show(url)} is no address`;
    const own = targets.siteUrl !== undefined && isBelow(url, targets.siteUrl);
    return own ? explainPath(new URL(url).pathname, from, targets) : undefined;
  }
  if (/^\/(?!\/)/.test(url)) return explainPath(url.replace(/[?#].*$/, ''), from, targets);
  return `the link ${show(url)} leads nowhere; an article is ${paths.post(5)}, a page ${paths.services}, another site https://…`;
}

function isBelow(url: string, siteUrl: string): boolean {
  return URL.canParse(siteUrl) && new URL(url).origin === new URL(siteUrl).origin;
}

function explainPath(
  path: string,
  from: Article | undefined,
  targets: LinkTargets,
): string | undefined {
  // Endings are what the files of other sites have; they come here with what is copied from there.
  const meant = path.replace(/(?:\.(?:html?|mdx?|php))?\/?$/i, '');
  const id = /^\/blog\/(\d+)$/.exec(meant)?.[1];
  if (id !== undefined) return explainArticle(path, Number(id), from, targets);
  if (screens.some((screen) => screen === path)) return undefined;
  return `there is no page ${path}.${didYouMean(meant, screens)}`;
}

function explainArticle(
  path: string,
  id: number,
  from: Article | undefined,
  { articles, today }: LinkTargets,
): string | undefined {
  if (!articles.has(id)) return `there is no article ${path}`;
  if (path !== paths.post(id)) return `write the link ${path} as ${paths.post(id)}`;
  const target = articles.get(id);
  // A draft's own links are looked at once it is none.
  if (!target || !from || from.draft) return undefined;
  if (target.draft) return `the article ${path} is a draft; readers would not find it`;
  const firstRead = from.date > today ? from.date : today;
  if (target.date <= firstRead) return undefined;
  return `the article ${path} comes out on ${formatDate(target.date)}, after this one; readers would not find it`;
}
