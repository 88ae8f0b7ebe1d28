import { createHash } from 'node:crypto';
import { appendChild, createElement, getAttribute, headOf, removeNode, textOf } from '../html';
import { mergeFlightScripts } from './flight';
import type { Page } from '../page';
import { RUNTIME_LIST_ID } from '@/lib/contact/runtime-list';
import { findScriptPreloads, findScripts } from './scripts';

export type DeferredPage = {
  page: Page;
  /** The page's inline framework data as a file of its own. */
  payload: { address: string; text: string };
  /** The framework's files, by their addresses. */
  files: string[];
};

/**
 * Takes the framework out of the first load of a page that has a client component. What it needs to
 * run moves into a list of files, in the order they have to run in, for the behaviour that fetches
 * them at the visitor's first intent.
 *
 * The comments stay: React finds its way through the document by them.
 */
export function deferRuntime(page: Page): DeferredPage {
  const { document } = page;
  const inline = findScripts(document, 'payload');
  const text = mergeFlightScripts(inline.map(textOf));
  const address = `/_next/static/chunks/payload-${hashOf(text)}.js`;

  const preloads = findScriptPreloads(document);
  const chunks = findScripts(document, 'chunk');
  const addresses = [
    ...preloads.map((link) => getAttribute(link, 'href')),
    ...chunks.map((script) => getAttribute(script, 'src')),
  ];
  const files = [...new Set(addresses.filter((file) => file !== undefined))];

  for (const node of [...inline, ...preloads, ...chunks, ...findScripts(document, 'polyfill')]) {
    removeNode(node);
  }
  const list = JSON.stringify([address, ...files]);
  const attributes = { type: 'application/json', id: RUNTIME_LIST_ID };
  appendChild(headOf(document), createElement('script', attributes, list));
  return { page, payload: { address, text }, files };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
