import { appendChild, createElement, findElements, removeNode, textOf } from '../html';
import type { Page } from '../page';
import { findScripts } from '../next/scripts';

/**
 * Makes one script at the end of the page of all its behaviours: each script more is a hash more in
 * the policy, which no compression makes shorter. One that fails does not stop the others, as it
 * would not in a script of its own. Not for a page whose components expect theirs where they were.
 */
export function joinBehaviours(page: Page): Page {
  const scripts = findScripts(page.document, 'behaviour');
  const [body] = findElements(page.document, 'body');
  if (!body || scripts.length < 2) return page;
  const text = scripts
    .map((script) => `try{${textOf(script)}}catch(a){setTimeout(()=>{throw a})}`)
    .join('');
  for (const script of scripts) removeNode(script);
  appendChild(body, createElement('script', { 'data-behaviour': '' }, text));
  return page;
}
