import { paths } from '@/lib/site/paths';

/**
 * Returns the absolute URL if `url` is a path such as `/blog` or a URL of this site. Returns undefined for other URLs.
 * If `siteUrl` is undefined, accepts only paths, and the returned URL has a placeholder domain.
 */
export function resolveInternalUrl(
  url: string,
  siteUrl = 'https://unknown.invalid',
): URL | undefined {
  if (!/^(?:https:\/\/|\/(?!\/))/i.test(url) || !URL.canParse(url, siteUrl)) return undefined;
  const fullUrl = new URL(url, siteUrl);
  return fullUrl.origin === new URL(siteUrl).origin ? fullUrl : undefined;
}

export function getLinkedArticleId(url: string, siteUrl: string | undefined): number | undefined {
  const path = decodeUrlPart(resolveInternalUrl(url, siteUrl)?.pathname ?? '');
  return Number(/^\/blog\/([1-9]\d{0,8})$/.exec(path)?.[1]) || undefined;
}

export type InternalLinks = { articles: number[]; services: string[] };

export function findInternalLinks(
  urls: readonly string[],
  siteUrl: string | undefined,
): InternalLinks {
  const ownUrls = urls.flatMap((url) => resolveInternalUrl(url, siteUrl) ?? []);
  const serviceUrls = ownUrls.filter(({ pathname }) => pathname === paths.services);
  return {
    articles: urls.flatMap((url) => getLinkedArticleId(url, siteUrl) ?? []),
    services: serviceUrls.flatMap(({ hash }) => decodeFragment(hash) || []),
  };
}

/** Returns the id in a URL fragment, without a text directive: `fees` for `#fees:~:text=naira`. */
export function decodeFragment(hash: string): string {
  return decodeUrlPart(hash.slice(1).replace(/:~:.*/, ''));
}

/** Decodes percent-encoded text. Returns the text unchanged if its encoding is invalid. */
export function decodeUrlPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
