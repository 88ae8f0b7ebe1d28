import { createHash } from 'node:crypto';
import { z } from 'zod';
import { findProvider } from '@/lib/site/providers';
import { type Element, makeElement, type Page, programsOf } from '../page';

/** The drawings that are seen first: they may be written into the page. */
export const FIRST_DRAWINGS = 'img[src$=".svg"]:not([loading=lazy])';

/** Sources by directive: `{ 'connect-src': ["'self'"] }`. */
export type Sources = Record<string, string[]>;

const sourcesSchema = z.record(z.string(), z.array(z.string()));

/** What behaviours declare that they need of the policy; `components/ui/behaviour.tsx` writes it. */
const DECLARATION = 'data-policy';

/** Reads what the page's behaviours need, and removes the declarations, which nobody else reads. */
export function takeDeclaredSources({ $ }: Page): Sources[] {
  const scripts = $(`script[${DECLARATION}]`);
  const declared = scripts
    .toArray()
    .map(({ attribs }) => sourcesSchema.parse(JSON.parse(attribs[DECLARATION] ?? '')));
  scripts.removeAttr(DECLARATION);
  return declared;
}

/**
 * Writes the page's Content-Security-Policy right behind its charset: what comes before a policy is
 * not bound by it. A `<meta>` cannot say frame-ancestors; that stands in `public/_headers`.
 *
 * @param declared what behaviours need besides
 * @throws when the page does not name its charset
 */
export function addContentSecurityPolicy(page: Page, declared: readonly Sources[]): void {
  const { file, $ } = page;
  const charset = $('meta[charset]').first();
  if (charset.length === 0) throw new Error(`out/${file}: the page does not name its charset`);
  const attributes = { 'http-equiv': 'Content-Security-Policy', content: policyOf(page, declared) };
  charset.after(makeElement('meta', attributes));
}

/**
 * Everything is forbidden except what the document or its behaviours need: inline scripts and styles
 * by their hash, other hosts where the page embeds them. Two directives that policies are often
 * advised to have are left out on purpose:
 *
 * - 'strict-dynamic' runs more than it replaces: markup that got into a page could preload a module
 *   from anywhere and then run it (w3c/webappsec-csp#823, true of Chromium 156).
 * - require-trusted-types-for binds the ticker's script too, which is not ours to change.
 */
function policyOf(page: Page, declared: readonly Sources[]): string {
  const { $ } = page;
  // Speculation rules are bound by script-src like a program; JSON is not.
  const scripts = $(programsOf(page)).add('script[type=speculationrules]');
  const forms = $('form')
    .toArray()
    .flatMap(({ attribs }) => originOf(attribs.action));
  const frames = $('iframe').toArray();
  const provided = frames.flatMap(providersOf);
  const policy: Sources = {
    'default-src': ["'none'"],
    'script-src': scripts.map((_, script) => hashOf($(script).text())).toArray(),
    'style-src': [
      ...$('style')
        .map((_, style) => hashOf($(style).text()))
        .toArray(),
      // A file cannot be named without a host.
      ...($('link[rel=stylesheet][media]').length > 0 ? ["'self'"] : []),
    ],
    'img-src': ["'self'", ...($(FIRST_DRAWINGS).length > 0 ? ['data:'] : [])],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [],
    'frame-src': [
      ...frames.flatMap(ownFrame),
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
        ...new Set([...sources, ...declared.flatMap((needs) => needs[directive] ?? [])]),
      ])
      // A directive without a source falls back to default-src, which forbids.
      .filter(({ length }) => length > 1)
      .map((words) => words.join(' '))
      .join('; ')
  );
}

const ownFrame = ({ attribs: { src } }: Element) =>
  src !== undefined && originOf(src).includes("'self'") ? ["'self'"] : [];

/** The hosts of a frame that gets its page later: an object in a `data:` document (`startEmbeds`). */
function providersOf({ attribs }: Element): string[] {
  const url = attribs['data-src'] ?? '';
  const provider = findProvider(url);
  return provider ? [new URL(url).origin, ...(provider.leadsTo ?? [])] : [];
}

/** Nothing for a URL without a host, such as about:blank, or a text that is no URL. */
function originOf(url = ''): string[] {
  const own = 'https://own.invalid';
  const origin = URL.canParse(url, own) ? new URL(url, own).origin : 'null';
  if (origin === 'null') return [];
  return [origin === own ? "'self'" : origin];
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
