import { createHash } from 'node:crypto';
import { findProvider } from '@/lib/site/providers';
import {
  type Element,
  OWN_ORIGIN,
  type Page,
  type PolicySources,
  programsOf,
  withError,
} from '../page';

/**
 * Adds the page's Content-Security-Policy right after its charset: a policy does not apply to what
 * comes before it. A `<meta>` cannot set frame-ancestors; `public/_headers` does.
 */
export function addContentSecurityPolicy(page: Page): Page {
  const charset = page.$('meta[charset]').first();
  if (charset.length === 0) return withError(page, 'the page does not name its charset');
  const attributes = { 'http-equiv': 'Content-Security-Policy', content: policyFor(page) };
  charset.after(page.$('<meta>').attr(attributes));
  return page;
}

/**
 * Allows only what the document or its behaviours need: inline scripts and styles by their hash, other
 * hosts where the page embeds them. Two directives that are often recommended are left out on purpose:
 *
 * - 'strict-dynamic' runs more than it replaces: markup that got into a page could preload a module
 *   from anywhere and then run it (w3c/webappsec-csp#823, true of Chromium 156).
 * - require-trusted-types-for binds the ticker's script too, which is not ours to change.
 */
function policyFor(page: Page): string {
  const { $, policySources } = page;
  const sourcesOf = (selector: string, read: (element: Element) => string[]) =>
    $<Element, string>(selector).toArray().flatMap(read);
  // Speculation rules are bound by script-src like a program; JSON is not.
  const scripts = $(programsOf(page)).add('script[type=speculationrules]');
  const forms = sourcesOf('form', ({ attribs }) => originOf(attribs.action));
  const frames = sourcesOf('iframe[src]', ({ attribs }) => originOf(attribs.src));
  const provided = sourcesOf('iframe', providersOf);
  const policy: PolicySources = {
    'default-src': ["'none'"],
    'script-src': scripts
      .not('[src]')
      .toArray()
      .map((script) => hashOf($(script).text())),
    'style-src': [
      ...sourcesOf('style', (style) => [hashOf($(style).text())]),
      // A policy cannot allow a single file.
      ...sourcesOf('link[rel=stylesheet][media]', () => [SELF]),
    ],
    'img-src': [SELF, ...sourcesOf('img[src^="data:"]', () => ['data:'])],
    'font-src': [SELF],
    'manifest-src': [SELF],
    'connect-src': [],
    'frame-src': [
      ...frames.filter((origin) => origin === SELF),
      ...(provided.length > 0 ? ['data:', ...provided] : []),
    ],
    'object-src': provided,
    'form-action': forms.length > 0 ? forms : ["'none'"],
    'base-uri': ["'none'"],
  };
  return (
    Object.entries(policy)
      .map(([directive, sources]) => [
        directive,
        ...new Set([...sources, ...policySources.flatMap((needs) => needs[directive] ?? [])]),
      ])
      // A directive without a source falls back to default-src, which forbids.
      .filter(({ length }) => length > 1)
      .map((words) => words.join(' '))
      .join('; ')
  );
}

/** The hosts of a frame that gets its page later: an object in a `data:` document (`startEmbeds`). */
function providersOf({ attribs }: Element): string[] {
  const url = attribs['data-src'] ?? '';
  const provider = findProvider(url);
  return provider ? [new URL(url).origin, ...(provider.leadsTo ?? [])] : [];
}

/** Nothing for a URL without a host, such as about:blank, or a text that is no URL. */
function originOf(url = ''): string[] {
  const origin = URL.canParse(url, OWN_ORIGIN) ? new URL(url, OWN_ORIGIN).origin : 'null';
  if (origin === 'null') return [];
  return [origin === OWN_ORIGIN ? SELF : origin];
}

const SELF = "'self'";

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
