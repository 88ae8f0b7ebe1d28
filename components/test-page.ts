import '@testing-library/jest-dom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';

const listeners: Parameters<typeof window.addEventListener>[] = [];
const listen = window.addEventListener.bind(window);
window.addEventListener = (...listener: Parameters<typeof window.addEventListener>) => {
  listeners.push(listener);
  listen(...listener);
};

/**
 * Shows a page before its scripts have run. jsdom has one window: listeners that the page before has
 * added to it are removed.
 */
export function showPage(page: ReactElement | string): void {
  for (const listener of listeners.splice(0)) window.removeEventListener(...listener);
  document.body.innerHTML = typeof page === 'string' ? page : renderToStaticMarkup(page);
}

/** Runs the behaviours that are printed in the page. */
export function runBehaviours(): void {
  for (const { textContent } of document.querySelectorAll('script[data-behaviour]')) {
    const script = document.createElement('script');
    script.textContent = textContent;
    document.body.append(script);
    script.remove();
  }
}

/** The first element that a selector finds. */
export function find(selector: string, root: ParentNode = document): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}
