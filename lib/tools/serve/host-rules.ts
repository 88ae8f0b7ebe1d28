import { decodeUrlPart } from '@/lib/content/links';
import { matchesRedirect, PLAIN_PATH } from '@/lib/content/redirects';

/**
 * Returns the headers that a `_headers` file sets for a URL path on Cloudflare and Netlify. A line that begins with a
 * slash is a pattern. It may contain one `*`, which matches any text. The indented lines below it are the headers for
 * URLs that match. Other lines are ignored. If several matching patterns set the same header, their values are joined.
 */
export function findHeaders(text: string, path: string): Map<string, string> {
  const headers = new Map<string, string>();
  let isMatch = false;
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('/')) {
      const [start = '', end] = line.trim().split('*');
      isMatch = end === undefined ? path === start : path.startsWith(start) && path.endsWith(end);
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.*\S)/.exec(line) ?? [];
    if (!isMatch || !name || !value) continue;
    const previous = headers.get(name);
    headers.set(name, previous === undefined ? value : `${previous}, ${value}`);
  }
  return headers;
}

type RedirectRule = { from: string; to: string; status: number };

/**
 * Parses the redirects in a `_redirects` file, such as `/from /to 301`. As on Cloudflare, the default status is 302,
 * and the first line for a path applies. Ignores redirects that the build never writes: patterns other than
 * `/folder/*`, targets such as `/:splat`, and paths with characters that nginx or Caddy could misinterpret.
 */
export function parseRedirectRules(text: string): RedirectRule[] {
  const rules = new Map<string, RedirectRule>();
  for (const [, encodedPath = '', star = '', to = '', code] of text.matchAll(
    /^(\/[^*:\s]*)((?<=[^/\s]\/)\*)?[ \t]+(\S+)(?:[ \t]+(3\d\d))?[ \t\r]*$/gm,
  )) {
    const path = decodeUrlPart(encodedPath);
    const from = path + star;
    if (path && PLAIN_PATH.test(path) && !to.includes('/:') && !rules.has(from))
      rules.set(from, { from, to, status: Number(code ?? 302) });
  }
  return [...rules.values()];
}

/** Returns the rule in a `_redirects` file that applies to the percent-encoded path of a request. */
export function findRedirect(text: string, encodedPath: string): RedirectRule | undefined {
  const path = decodeUrlPart(encodedPath);
  return parseRedirectRules(text).find(({ from }) => matchesRedirect(from, path));
}

/** Returns the target of a redirect. Like Cloudflare, appends the request's query unless the target has a query. */
export function resolveRedirectTarget(to: string, query: string): string {
  const [path = '', ...fragment] = to.split('#');
  return [path.includes('?') ? path : path + query, ...fragment].join('#');
}
