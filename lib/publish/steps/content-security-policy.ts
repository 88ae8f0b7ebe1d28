import { createHash } from 'node:crypto';
import { findProvider, tickerProvider } from '@/lib/site/providers';
import {
  createElement,
  findElements,
  getAttribute,
  insertAfter,
  textOf,
  type Document,
  type Element,
} from '../html';
import type { Page } from '../page';
import { RUNTIME_LIST_ID } from '@/lib/contact/runtime-list';
import { kindOfScript } from '../next/scripts';

/**
 * Writes the page's Content-Security-Policy right after its charset: what comes before a policy is
 * not bound by it. A `<meta>` cannot say frame-ancestors; that stands in `public/_headers`.
 *
 * @throws when the page does not name its charset
 */
export function addContentSecurityPolicy(page: Page): Page {
  const charset = findElements(page.document, 'meta').find((meta) => getAttribute(meta, 'charset'));
  if (!charset) throw new Error(`out/${page.file}: the page does not name its charset`);
  const content = formatPolicy(policyOf(page.document));
  insertAfter(charset, createElement('meta', { 'http-equiv': 'Content-Security-Policy', content }));
  return page;
}

type Policy = Record<string, Set<string>>;

/**
 * Everything is forbidden except what the document itself shows that it needs: inline scripts and
 * styles by their hash, other hosts where it embeds them. Two directives that policies are often
 * advised to have are left out on purpose:
 *
 * - 'strict-dynamic' runs more than it replaces: markup that got into a page could preload a module
 *   from anywhere and then run it (w3c/webappsec-csp#823, true of Chromium 156).
 * - require-trusted-types-for binds the ticker's script too, which is not ours to change.
 */
function policyOf(document: Document): Policy {
  const self = "'self'";
  const scripts = findElements(document, 'script');
  const forms = findElements(document, 'form').flatMap((form) => originOf(form, 'action'));
  // A page whose runtime comes later: the framework's files, and the form sent by a request.
  const isInteractive = scripts.some((script) => getAttribute(script, 'id') === RUNTIME_LIST_ID);
  const inline = scripts.filter(isRun).map(textOf);
  const hasInlineImages = findElements(document, 'img').some((image) =>
    getAttribute(image, 'src')?.startsWith('data:'),
  );
  const hasTicker = inline.some((text) => text.includes(tickerProvider.script));

  return {
    'default-src': new Set(["'none'"]),
    'script-src': new Set([
      ...(isInteractive ? [self] : []),
      ...inline.map(hashOf),
      // Not its whole host, and not by a hash: its provider changes it without a word.
      ...(hasTicker ? [tickerProvider.script] : []),
    ]),
    'style-src': new Set(findElements(document, 'style').map(textOf).map(hashOf)),
    'img-src': new Set(hasInlineImages ? [self, 'data:'] : [self]),
    'font-src': new Set([self]),
    'manifest-src': new Set([self]),
    // The ticker's configuration is a file of the site.
    'connect-src': new Set([
      ...(isInteractive || hasTicker ? [self] : []),
      ...(isInteractive ? forms : []),
    ]),
    'frame-src': new Set([
      ...findElements(document, 'iframe').flatMap(sourcesOf),
      ...(hasTicker ? tickerProvider.frames : []),
    ]),
    'form-action': new Set(forms.length > 0 ? forms : ["'none'"]),
    'base-uri': new Set(["'none'"]),
  };
}

/** A directive without a source falls back to default-src, which forbids. */
function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .filter(([, sources]) => sources.size > 0)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Speculation rules are bound by script-src like a program; JSON is not. */
function isRun(script: Element): boolean {
  return kindOfScript(script) !== 'data' || getAttribute(script, 'type') === 'speculationrules';
}

/** Our own host for a frame of the site; those of its provider for one that gets its address later. */
function sourcesOf(frame: Element): string[] {
  const begins = getAttribute(frame, 'src') === undefined ? [] : originOf(frame, 'src');
  const own = begins.filter((origin) => origin === "'self'");
  const later = getAttribute(frame, 'data-src') ?? '';
  const provider = findProvider(later);
  return provider ? [...own, new URL(later).origin, ...(provider.leadsTo ?? [])] : own;
}

/** Nothing for an address without a host, such as about:blank, or one that is none. */
function originOf(element: Element, name: string): string[] {
  const own = 'https://own.invalid';
  const address = getAttribute(element, name) ?? '';
  const origin = URL.canParse(address, own) ? new URL(address, own).origin : 'null';
  if (origin === 'null') return [];
  return [origin === own ? "'self'" : origin];
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
