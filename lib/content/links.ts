import type { ImageIndex } from '@/lib/images/image-index';
import { listVariants } from '@/lib/images/variants';
import { formatDate, type IsoDate } from '@/lib/site/dates';
import { generatedFiles, paths, screens } from '@/lib/site/paths';
import { didYouMean, show } from '@/lib/site/wording';
import type { Article } from './article';
import { buildBodyTree, listHeadings } from './markdown/render-body';
import { footerIds, sectionIds } from './section-ids';

/** The facts of an article that decide whether a link to it, or from it, is right. */
export type LinkedArticle = Pick<Article, 'date' | 'draft'> & {
  /** Undefined while it is unknown: its headings are then not looked up. */
  body: string | undefined;
};

/** All that a link can lead to. */
export type LinkTargets = {
  /** Articles by number; undefined for one whose front matter has a fault. */
  articles: Pick<ReadonlyMap<number, LinkedArticle | undefined>, 'has' | 'get'>;
  /** URL paths that lead to another page now, each with that page. */
  redirects: ReadonlyMap<string, string>;
  /** The URL paths of files: of `public/`, generated ones, images. */
  files: readonly string[];
  /** The ids of each screen that a link may name; undefined while its list has a fault. */
  ids: Readonly<Record<string, readonly string[] | undefined>>;
  /** Undefined when `site.yaml` has none. */
  siteUrl: string | undefined;
  today: IsoDate;
};

/** What is known of `content/`; files with a fault are missing. */
type Sources = {
  images: ImageIndex;
  publicFiles: readonly string[];
  site?: { url: string } | undefined;
  services?: readonly { id: string }[] | undefined;
  people?: readonly { id: string }[] | undefined;
  redirects?: readonly { from: string; to: string }[] | undefined;
};

/** All that links can lead to, apart from articles. */
export function findTargets(sources: Sources): Omit<LinkTargets, 'articles' | 'today'> {
  const { site, services, people, redirects = [], images, publicFiles } = sources;
  const lists: Record<string, typeof people> = {
    [paths.services]: services,
    [paths.about]: people,
  };
  const ids = Object.entries(sectionIds).map(([screen, sections]) => {
    const entries = screen in lists ? lists[screen] : [];
    return [screen, entries && [...sections, ...entries.map(({ id }) => id), ...footerIds]];
  });
  return {
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    files: [
      ...generatedFiles,
      ...publicFiles.map((file) => `/${file}`),
      ...listVariants(images).map(({ file }) => paths.image(file)),
    ],
    ids: Object.fromEntries(ids),
    siteUrl: site?.url,
  };
}

/**
 * Explains why a reader would not arrive at the URL of a link.
 *
 * @param from the article that has the link; by default, readers follow it from today on
 * @returns a sentence, or undefined when the link is right
 */
export function explainLink(
  url: string,
  targets: LinkTargets,
  from: LinkedArticle = { draft: false, date: targets.today, body: undefined },
): string | undefined {
  if (/^http:/i.test(url))
    return `the link ${show(url)} is not secure; use https://, or link to another site`;
  if (/^(?:mailto|tel):./i.test(url)) return undefined;
  if (url.startsWith('#')) return explainHeading(url, from, 'this article');
  const own = ownUrl(url, targets);
  if (own) return explainPath(own, targets, from);
  if (/^https:\/\//i.test(url))
    return URL.canParse(url) ? undefined : `the link ${show(url)} is not a valid URL`;
  return `the link ${show(url)} leads nowhere; write ${paths.article(5)} for an article, ${paths.services} for a page, https://… for another site`;
}

/** The whole URL that a path or URL of this site stands for; undefined for any other. */
export function ownUrl(url: string, { siteUrl = 'https://unknown.invalid' }: LinkTargets) {
  if (!/^(?:https:\/\/|\/(?!\/))/i.test(url) || !URL.canParse(url, siteUrl)) return undefined;
  const whole = new URL(url, siteUrl);
  return whole.origin === new URL(siteUrl).origin ? whole : undefined;
}

/** The number of the article that a link leads to; undefined when it leads elsewhere. */
export function linkedArticle(url: string, targets: LinkTargets): number | undefined {
  const path = ownUrl(url, targets)?.pathname ?? '';
  return Number(/^\/blog\/([1-9]\d*)$/.exec(path)?.[1]) || undefined;
}

function explainPath({ pathname, hash }: URL, targets: LinkTargets, from: LinkedArticle) {
  const { articles, redirects, files, ids, today } = targets;
  const path = decode(pathname) ?? pathname;
  const to = redirects.get(path);
  if (to !== undefined) return `${path} leads to another page now; write ${to}`;
  if (path in ids) return explainFragment(hash, ids[path], path);
  // URLs copied from another site may have an ending or a slash.
  const meant = path.replace(/(?:\.(?:html?|mdx?|php))?\/?$/i, '');
  const id = Number(/^\/blog\/(\d+)$/.exec(meant)?.[1] ?? NaN);
  if (files.includes(path)) return undefined;
  if (Number.isNaN(id))
    return `there is no page or file ${path}.${didYouMean(meant, [...screens, ...files])}`;
  if (!articles.has(id)) return `there is no article ${path}`;
  if (path !== paths.article(id)) return `write the link ${path} as ${paths.article(id)}`;
  const target = articles.get(id);
  const missing = target && explainHeading(hash, target, path);
  if (missing !== undefined) return missing;
  // A draft's links are checked when it is a draft no more.
  if (!target || from.draft) return undefined;
  if (target.draft) return `the article ${path} is a draft; readers cannot open it`;
  if (target.date <= today || target.date <= from.date) return undefined;
  return `the article ${path} appears on ${formatDate(target.date)}; until then, readers cannot open it`;
}

/** Explains that an article has no heading with the id of a fragment such as `#h-costs`. */
function explainHeading(hash: string, { body }: LinkedArticle, where: string) {
  if (hash === '' || body === undefined) return undefined;
  const ids = listHeadings(buildBodyTree(body)).map((heading) => heading.id);
  return explainFragment(hash, ids, where);
}

function explainFragment(hash: string, ids: readonly string[] | undefined, where: string) {
  // After an id come words to highlight: `#h-costs:~:text=fees`.
  const id = decode(hash.slice(1).replace(/:~:.*/, ''));
  if (id === undefined) return `write the % in ${hash} as %25`;
  // The top of the page has no id.
  if (!ids || /^(?:top)?$/.test(id) || ids.includes(id)) return undefined;
  return `${where} has no heading for #${id}.${didYouMean(id, ids)}`;
}

/** Decodes a part of a URL: undefined for a broken percent-encoding. */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
