import { createHash } from 'node:crypto';
import type { Policy } from '@/lib/site/providers';
import { OWN_ORIGIN, type Page, programsOf } from './page';

/**
 * Adds the page's Content-Security-Policy right after its charset: a policy does not apply to what
 * comes before it. A `<meta>` cannot set frame-ancestors; `public/_headers` does.
 *
 * To the site's policy it adds the hashes of inline scripts and styles, and the hosts of forms. Two
 * directives that are often recommended are left out on purpose:
 *
 * - 'strict-dynamic' runs more than it replaces: markup that got into a page could preload a module
 *   from anywhere and then run it (w3c/webappsec-csp#823, true of Chromium 156).
 * - require-trusted-types-for binds the ticker's script too, which is not ours to change.
 */
export function addPolicy(page: Page, site: Policy): void {
  const { $ } = page;
  const charset = $('meta[charset]').first();
  // The directive script-src applies to speculation rules, but not to JSON.
  const scripts = $(programsOf(page)).add('script[type=speculationrules]').not('[src]');
  const forms = $('form')
    .toArray()
    .map(({ attribs }) => originOf(attribs.action));
  const own: Policy = {
    'script-src': hashesOf(scripts.toArray().map((script) => $(script).text())),
    'style-src': hashesOf(
      $('style')
        .toArray()
        .map((style) => $(style).text()),
    ),
    'connect-src': forms,
    // Also allow the site itself, because the form service may redirect back to it after a submission.
    'form-action': forms.length > 0 ? ["'self'", ...forms] : ["'none'"],
  };
  const directives = Object.keys({ ...site, ...own }).map((name) =>
    [name, ...new Set([...(site[name] ?? []), ...(own[name] ?? [])])].join(' '),
  );
  const content = directives.join('; ');
  charset.after($('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content }));
}

function originOf(action = ''): string {
  const { origin } = new URL(action, OWN_ORIGIN);
  return origin === OWN_ORIGIN ? "'self'" : origin;
}

function hashesOf(texts: readonly string[]): string[] {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
