import { findElements, getAttribute, textOf, type Document, type Element } from '../html';

/** The attribute that marks the site's own inline scripts; `components/ui/behaviour.tsx` writes it. */
const BEHAVIOUR_MARK = 'data-behaviour';

/** What a script element is to this site. */
export type ScriptKind =
  /** An inline function of the site's own. */
  | 'behaviour'
  /** JSON-LD, speculation rules or other data that is never run as a program. */
  | 'data'
  /** A file of the framework. */
  | 'chunk'
  /** The framework's file for browsers that cannot run the others. */
  | 'polyfill'
  /** What the framework writes inline: its start, and what React needs to take over the page. */
  | 'payload'
  | 'unknown';

/** Whatever else a type may be, some browser runs it. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json', 'speculationrules']);
const PAYLOAD = /^\(?(?:self\.__next_f\b|globalThis\["TURBOPACK"\])/;

export function kindOfScript(script: Element): ScriptKind {
  if (DATA_TYPES.has(getAttribute(script, 'type')?.trim().toLowerCase() ?? '')) return 'data';
  if (getAttribute(script, BEHAVIOUR_MARK) !== undefined) return 'behaviour';
  const src = getAttribute(script, 'src');
  if (src !== undefined) {
    if (!src.startsWith('/_next/')) return 'unknown';
    return getAttribute(script, 'nomodule') === undefined ? 'chunk' : 'polyfill';
  }
  return PAYLOAD.test(textOf(script)) ? 'payload' : 'unknown';
}

export function findScripts(document: Document, ...kinds: ScriptKind[]): Element[] {
  return findElements(document, 'script').filter((script) => kinds.includes(kindOfScript(script)));
}

/** The hints by which the framework asks for its files early. */
export function findScriptPreloads(document: Document): Element[] {
  return findElements(document, 'link').filter((link) => {
    const rel = getAttribute(link, 'rel');
    return rel === 'modulepreload' || (rel === 'preload' && getAttribute(link, 'as') === 'script');
  });
}
