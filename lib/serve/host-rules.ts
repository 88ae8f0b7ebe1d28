import { readFileStats, versionOf } from './encoded-files';
import { readFileSync } from 'node:fs';

/**
 * Makes a function that reads a file of rules for hosts, again only when the file has changed.
 *
 * @param parse gets the empty text when there is no such file
 */
export function createReadRules<Rules>(file: string, parse: (text: string) => Rules): () => Rules {
  const none = parse('');
  let known: { version: string; rules: Rules } | undefined;
  return () => {
    const stats = readFileStats(file);
    if (!stats) return none;
    const version = versionOf(stats);
    if (known?.version !== version) known = { version, rules: parse(readFileSync(file, 'utf8')) };
    return known.rules;
  };
}

/** What a `_headers` file says of the addresses that fit a pattern, in which `*` is any text. */
type HeaderRule = { pattern: string; headers: [name: string, value: string][] };

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

/** Where an address leads, as a `_redirects` file says it. */
type RedirectRule = { to: string; status: number };

const STATUSES = new Set([301, 302, 303, 307, 308]);

/**
 * Parses the `_redirects` file that Cloudflare and Netlify read: `/from /to 301`, without a number
 * 302; the first line for an address counts. Only whole addresses, as the build writes them: lines
 * with patterns are left out, and so are those that are no rules, as those hosts do.
 *
 * @returns the rules by the path they are for
 */
export function parseRedirectRules(text: string): Map<string, RedirectRule> {
  const rules = new Map<string, RedirectRule>();
  for (const line of text.split('\n')) {
    const [from = '', to = '', code = '302', ...rest] = line.trim().split(/\s+/);
    const status = Number(code);
    const isRule = /^\/[^*:]*$/.test(from) && to !== '' && rest.length === 0;
    if (isRule && STATUSES.has(status) && !rules.has(from)) rules.set(from, { to, status });
  }
  return rules;
}

/** The target with the query of the request, if it has none of its own, as Cloudflare does it. */
export function locationOf({ to }: RedirectRule, query: string): string {
  const [address = '', ...fragment] = to.split('#');
  const asked = address.includes('?') ? address : address + query;
  return [asked, ...fragment].join('#');
}
