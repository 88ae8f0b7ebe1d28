import '@testing-library/jest-dom';
import path from 'node:path';
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

type Module = { default: (target: HTMLElement | null, options: object) => void };

/**
 * Runs the behaviours that are noted in the page. The modules that they fetch come from the files of a
 * folder.
 */
export function runBehaviours(folder = __dirname): void {
  for (const note of document.querySelectorAll<HTMLElement>('script[data-behaviour]')) {
    const { behaviour = '', target = '', files = '{}' } = note.dataset;
    const fetched = Object.entries(JSON.parse(files) as Record<string, string>);
    const options: unknown = JSON.parse(note.textContent);
    const module = jest.requireActual<Module>(`./${behaviour}.behaviour`);
    module.default(document.getElementById(target), {
      ...(options as object),
      ...Object.fromEntries(fetched.map(([name, file]) => [name, path.join(folder, file)])),
    });
  }
}

/** The first element that a selector finds. */
export function find(selector: string, root: ParentNode = document): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}
