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

/**
 * Parses a `_redirects` file as Cloudflare and Netlify do: `/from /to 301`, 302 without a number,
 * and the first line for a path counts. Patterns, which the build does not write, are ignored.
 *
 * @returns target and HTTP status by the path they are for
 */
export function parseRedirectRules(text: string): Map<string, { to: string; status: number }> {
  const rules = new Map<string, { to: string; status: number }>();
  for (const [, from = '', to = '', code] of text.matchAll(
    /^(\/[^*:\s]*)[ \t]+(\S+)(?:[ \t]+(3\d\d))?[ \t\r]*$/gm,
  )) {
    if (!rules.has(from)) rules.set(from, { to, status: Number(code ?? 302) });
  }
  return rules;
}

/** A redirect's target, with the query of the request if it has none of its own, as on Cloudflare. */
export function locationOf(to: string, query: string): string {
  const [path = '', ...fragment] = to.split('#');
  return [path.includes('?') ? path : path + query, ...fragment].join('#');
}
