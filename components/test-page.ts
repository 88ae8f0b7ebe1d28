import '@testing-library/jest-dom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';

const listeners: Parameters<typeof window.addEventListener>[] = [];
const addListener = window.addEventListener.bind(window);
window.addEventListener = (...listener: Parameters<typeof window.addEventListener>) => {
  listeners.push(listener);
  addListener(...listener);
};

// Mock `performance.getEntriesByType`, because jsdom does not implement it.
Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });

/**
 * Renders a page without running its scripts. First removes the event listeners of the previous page, because all pages
 * share jsdom's `window`.
 */
export function renderPage(page: ReactElement | string): void {
  for (const listener of listeners.splice(0)) window.removeEventListener(...listener);
  document.body.innerHTML = typeof page === 'string' ? page : renderToStaticMarkup(page);
}

export function runScripts(): void {
  jest.isolateModules(() => void jest.requireActual('./behaviours'));
}

export function findElement(selector: string, root: ParentNode = document): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}
