import { createHash } from 'node:crypto';
import type { Policy } from '@/lib/site/providers';
import { PLACEHOLDER_ORIGIN, type Page } from './page';

/**
 * Adds a Content-Security-Policy to the page. The policy consists of the site's policy, the hashes of the page's
 * speculation rules and styles, and the origins of its forms.
 *
 * A policy in a `<meta>` does not apply to the elements before it, so only `<meta charset>` comes first. A `<meta>`
 * cannot set `frame-ancestors`, so `public/_headers` does. Two features that are often recommended are omitted
 * on purpose:
 *
 * - `strict-dynamic` would make the policy weaker. Injected markup could preload a module from any host and
 *   then run it (w3c/webappsec-csp#823, still true in Chromium 156).
 * - `require-trusted-types-for` would also restrict the third-party script of the price ticker, which we cannot
 *   change.
 */
export function addPolicy(page: Page, sitePolicy: Policy): void {
  const { $ } = page;
  const charset = $('meta[charset]').first();
  const hashesOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => hashOf($(element).text()));
  const formOrigins = $('form')
    .toArray()
    .map(({ attribs }) => originOf(attribs.action));
  const pagePolicy: Policy = {
    // Only speculation rules need a hash. All other inline scripts contain JSON, to which `script-src` does not apply.
    'script-src': hashesOf('script[type=speculationrules]'),
    'style-src': hashesOf('style'),
    'connect-src': formOrigins,
    // Also allow the site itself, because the form service may redirect back to it after a submission.
    'form-action': formOrigins.length > 0 ? ["'self'", ...formOrigins] : ["'none'"],
  };
  const directives = Object.keys({ ...sitePolicy, ...pagePolicy }).map((name) =>
    [name, ...new Set([...(sitePolicy[name] ?? []), ...(pagePolicy[name] ?? [])])].join(' '),
  );
  const content = directives.join('; ');
  charset.after($('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content }));
}

function originOf(action = ''): string {
  const { origin } = new URL(action, PLACEHOLDER_ORIGIN);
  return origin === PLACEHOLDER_ORIGIN ? "'self'" : origin;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
