/** What a `_headers` file says of the addresses that fit a pattern, in which `*` is any text. */
export type HeaderRule = { pattern: string; headers: [name: string, value: string][] };

/**
 * Parses the `_headers` file that Cloudflare and Netlify read: a pattern at the start of a line, its
 * headers indented below it. Lines that are neither are left out, as those hosts do.
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

/** The headers for an address; what several rules say of one header is joined, as the hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules.filter(({ pattern }) => fits(pattern, path))) {
    for (const [name, value] of rule.headers) {
      const known = headers.get(name);
      headers.set(name, known === undefined ? value : `${known}, ${value}`);
    }
  }
  return headers;
}

function fits(pattern: string, path: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return path === pattern;
  const end = rest.join('*');
  return path.startsWith(start) && path.slice(start.length).endsWith(end);
}
