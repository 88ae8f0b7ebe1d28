import { locationOf, parseRedirectRules } from '@/lib/serve/host-rules';

/** Servers that do not read `_redirects` themselves. */
export const FORMATS = ['nginx', 'caddy'] as const;
export type Format = (typeof FORMATS)[number];

/** How each says "the query of the request, with its question mark". */
const QUERY: Record<Format, string> = { nginx: '$is_args$args', caddy: '{asked}' };

/**
 * Turns the text of a `_redirects` file into the lines that nginx.conf or Caddyfile includes, beside
 * it. As on the other hosts, a target without a query of its own gets that of the request.
 */
export function redirectLines(format: Format, redirects: string): string {
  const lines = [...parseRedirectRules(redirects)].map(([from, rule]) => {
    const to = locationOf({ ...rule, to: escape(rule.to) }, QUERY[format]);
    if (format === 'nginx') return `"${from}" "${to}";\n`;
    return `redir ${from} "${to}" ${rule.status}\n`;
  });
  return lines.join('');
}

/** What stands for a variable in one of the two, as an escape that means the same in an address. */
function escape(address: string): string {
  return address.replace(
    /[${}"\\]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
