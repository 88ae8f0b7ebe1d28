import { decodeUrlPart } from '@/lib/content/links';
import { matchesRedirect } from '@/lib/content/redirects';

/** Returns the headers that a `_headers` file sets for a URL path. Joins values if several rules set the same header. */
export function findHeaders(text: string, path: string): Map<string, string> {
  const headers = new Map<string, string>();
  let isMatch = false;
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('/')) isMatch = matchesRedirect(line.trim(), path);
    const [, name, value] = /^\s+([\w-]+):\s*(.*\S)/.exec(line) ?? [];
    if (isMatch && name && value)
      headers.set(name, [headers.get(name) ?? [], value].flat().join(', '));
  }
  return headers;
}

/** Returns the target of the first line in a `_redirects` file that applies to the percent-encoded path of a request. */
export function findRedirect(text: string, encodedPath: string): string | undefined {
  const path = decodeUrlPart(encodedPath);
  const rules = text.split('\n').map((line) => line.split(' '));
  return rules.find(([from]) => from && matchesRedirect(decodeUrlPart(from), path))?.[1];
}

/** Returns the target of a redirect. Like Cloudflare, appends the request's query unless the target has a query. */
export function resolveRedirectTarget(to: string, query: string): string {
  const [path = '', ...fragment] = to.split('#');
  return [path.includes('?') ? path : path + query, ...fragment].join('#');
}
