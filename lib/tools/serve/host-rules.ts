import { decode } from '@/lib/content/links';
import { isFrom, PLAIN_PATH } from '@/lib/content/redirects';

/**
 * The headers that a `_headers` file sets for a URL path, as on Cloudflare and Netlify: a pattern at
 * the start of a line, in which one `*` is any text, and its headers indented below it. Other lines
 * are ignored. The values of several patterns for one header are joined.
 */
export function headersFor(text: string, path: string): Map<string, string> {
  const headers = new Map<string, string>();
  let isMatch = false;
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('/')) {
      const [start = '', end] = line.trim().split('*');
      isMatch = end === undefined ? path === start : path.startsWith(start) && path.endsWith(end);
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.*\S)/.exec(line) ?? [];
    if (!isMatch || !name || !value) continue;
    const known = headers.get(name);
    headers.set(name, known === undefined ? value : `${known}, ${value}`);
  }
  return headers;
}

/** A redirect from a decoded URL path, or from all URLs of a folder such as `/2019/*`. */
type RedirectRule = { from: string; to: string; status: number };

/**
 * Parses a `_redirects` file as Cloudflare and Netlify do: `/from /to 301`, 302 without a number, and the
 * first line for a path counts. What the build does not write is ignored: other patterns, targets with a part of
 * the path, and paths with characters that the configuration of a server could misread.
 */
export function parseRedirectRules(text: string): RedirectRule[] {
  const rules = new Map<string, RedirectRule>();
  for (const [, written = '', star = '', to = '', code] of text.matchAll(
    /^(\/[^*:\s]*)((?<=[^/\s]\/)\*)?[ \t]+(\S+)(?:[ \t]+(3\d\d))?[ \t\r]*$/gm,
  )) {
    const path = decode(written);
    const from = path + star;
    if (path && PLAIN_PATH.test(path) && !to.includes('/:') && !rules.has(from))
      rules.set(from, { from, to, status: Number(code ?? 302) });
  }
  return [...rules.values()];
}

/** The rule of a `_redirects` file for the path of a request, as it was sent. */
export function findRedirect(text: string, encodedPath: string): RedirectRule | undefined {
  const path = decode(encodedPath);
  return parseRedirectRules(text).find(({ from }) => isFrom(from, path));
}

/** A redirect's target, with the query of the request if it has none of its own, as on Cloudflare. */
export function locationOf(to: string, query: string): string {
  const [path = '', ...fragment] = to.split('#');
  return [path.includes('?') ? path : path + query, ...fragment].join('#');
}
