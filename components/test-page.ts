import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';

type Listening = Parameters<typeof window.addEventListener>;
const listenings: Listening[] = [];

/**
 * A new page in the one window that jsdom has: an empty body, fake timers, and none of the listeners
 * that an earlier page added to the window.
 */
export function openPage(html = ''): void {
  cleanup();
  jest.restoreAllMocks();
  jest.useFakeTimers();
  for (const listening of listenings.splice(0)) window.removeEventListener(...listening);
  const listen = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...listening: Listening) => {
    listenings.push(listening);
    listen(...listening);
  });
  document.body.innerHTML = html;
}

/** Renders as the site does: HTML first, then React hydrates it. Its scripts have not run yet. */
export function renderPage(ui: ReactElement): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(ui);
  document.body.append(container);
  render(ui, { container, hydrate: true });
  return container;
}

/** Runs the scripts that the components printed; a browser does so while it reads the page. */
export function runBehaviours(): void {
  for (const printed of document.querySelectorAll('script[data-behaviour]')) {
    const script = document.createElement('script');
    script.textContent = printed.textContent;
    document.body.append(script);
    script.remove();
  }
}

/** The first element that a selector finds, as a behaviour gets its target. */
export function find(selector: string, root: ParentNode = document): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}
