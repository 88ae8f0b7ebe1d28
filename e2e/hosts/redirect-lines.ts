import { locationOf, parseRedirectRules } from '@/lib/serve/host-rules';

/** Servers that do not read `_redirects` themselves, and the variable that holds `?` and the query. */
const QUERY = { nginx: '$is_args$args', caddy: '{asked}' } as const;

type RedirectFormat = keyof typeof QUERY;

export const redirectFormats: readonly RedirectFormat[] = ['nginx', 'caddy'];

/**
 * Turns a `_redirects` file into the lines that nginx.conf or Caddyfile includes. As on the other
 * hosts, a target without a query gets the query of the request.
 */
export function redirectLines(format: RedirectFormat, redirects: string): string {
  const lines = [...parseRedirectRules(redirects)].map(([from, rule]) => {
    const to = locationOf({ ...rule, to: escape(rule.to) }, QUERY[format]);
    if (format === 'nginx') return `"${from}" "${to}";\n`;
    return `redir ${from} "${to}" ${rule.status}\n`;
  });
  return lines.join('');
}

/** Percent-encodes what either server would read as a variable or as the end of the text. */
function escape(address: string): string {
  return address.replace(
    /[${}"\\]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
