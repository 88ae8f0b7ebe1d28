/** Where an address leads, as a `_redirects` file says it. */
export type RedirectRule = { to: string; status: number };

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
