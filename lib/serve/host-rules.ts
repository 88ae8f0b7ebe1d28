/** The headers for the URL paths that match a pattern, in which one `*` is any text. */
type HeaderRule = { pattern: string; headers: [name: string, value: string][] };

/**
 * Parses a `_headers` file as Cloudflare and Netlify do: a pattern at the start of a line, its
 * headers indented below it. Other lines are ignored.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] });
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value.trim()]);
  }
  return rules;
}

/** The headers for a URL path. The values of several rules for one header are joined, as hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    const [start = '', end] = rule.pattern.split('*');
    const isMatch =
      end === undefined ? path === start : path.startsWith(start) && path.endsWith(end);
    for (const [name, value] of isMatch ? rule.headers : []) {
      const known = headers.get(name);
      headers.set(name, known === undefined ? value : `${known}, ${value}`);
    }
  }
  return headers;
}

/** The target of a redirect, and its HTTP status. */
type RedirectRule = { to: string; status: number };

/**
 * Parses a `_redirects` file as Cloudflare and Netlify do: `/from /to 301`, 302 without a number,
 * and the first line for a path counts. Patterns, which the build does not write, are ignored.
 *
 * @returns the rules by the path they are for
 */
export function parseRedirectRules(text: string): Map<string, RedirectRule> {
  const rules = new Map<string, RedirectRule>();
  for (const [, from = '', to = '', code] of text.matchAll(
    /^(\/[^*:\s]*)[ \t]+(\S+)(?:[ \t]+(3\d\d))?[ \t\r]*$/gm,
  )) {
    if (!rules.has(from)) rules.set(from, { to, status: Number(code ?? 302) });
  }
  return rules;
}

/** The target, with the query of the request if it has none of its own, as on Cloudflare. */
export function locationOf({ to }: RedirectRule, query: string): string {
  const [path = '', ...fragment] = to.split('#');
  return [path.includes('?') ? path : path + query, ...fragment].join('#');
}
