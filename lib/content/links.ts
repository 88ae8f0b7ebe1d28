import { paths } from '@/lib/site/paths';

/**
 * The whole URL that a path or URL of this site stands for; undefined for any other.
 *
 * @param siteUrl undefined while `site.yaml` has none
 */
export function ownUrl(url: string, siteUrl = 'https://unknown.invalid'): URL | undefined {
  if (!/^(?:https:\/\/|\/(?!\/))/i.test(url) || !URL.canParse(url, siteUrl)) return undefined;
  const whole = new URL(url, siteUrl);
  return whole.origin === new URL(siteUrl).origin ? whole : undefined;
}

/** The number of the article that a link leads to; undefined when it leads elsewhere. */
export function linkedArticle(url: string, siteUrl: string | undefined): number | undefined {
  const path = decode(ownUrl(url, siteUrl)?.pathname ?? '');
  return Number(/^\/blog\/([1-9]\d{0,8})$/.exec(path)?.[1]) || undefined;
}

/** What a text links to, in its order: the numbers of articles, and the ids of services. */
export type OwnLinks = { articles: number[]; services: string[] };

/** Finds the articles and services that URLs lead to. */
export function findOwnLinks(urls: readonly string[], siteUrl: string | undefined): OwnLinks {
  const own = urls.flatMap((url) => ownUrl(url, siteUrl) ?? []);
  const toServices = own.filter(({ pathname }) => pathname === paths.services);
  return {
    articles: urls.flatMap((url) => linkedArticle(url, siteUrl) ?? []),
    services: toServices.flatMap(({ hash }) => readFragment(hash) || []),
  };
}

/** The id in a fragment, without the words to highlight: `#fees:~:text=naira`. */
export function readFragment(hash: string): string {
  return decode(hash.slice(1).replace(/:~:.*/, ''));
}

/** Decodes a part of a URL; one with a broken percent-encoding stays as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
