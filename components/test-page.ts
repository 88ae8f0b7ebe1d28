import '@testing-library/jest-dom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';

const listeners: Parameters<typeof window.addEventListener>[] = [];
const listen = window.addEventListener.bind(window);
window.addEventListener = (...listener: Parameters<typeof window.addEventListener>) => {
  listeners.push(listener);
  listen(...listener);
};

// jsdom has no entries.
Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });

/**
 * Shows a page before its scripts have run. jsdom has one window: listeners that the page before has
 * added to it are removed.
 */
export function showPage(page: ReactElement | string): void {
  for (const listener of listeners.splice(0)) window.removeEventListener(...listener);
  document.body.innerHTML = typeof page === 'string' ? page : renderToStaticMarkup(page);
}

/** Runs the scripts of the page: that before the first paint, then the site's. */
export function runScripts(): void {
  for (const script of document.querySelectorAll('script[data-inline]')) {
    // One that comes from innerHTML does not run.
    const copy = document.createElement('script');
    copy.textContent = script.textContent;
    script.replaceWith(copy);
  }
  jest.isolateModules(() => void jest.requireActual('./behaviours'));
}

/** The first element that a selector finds. */
export function find(selector: string, root: ParentNode = document): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}
