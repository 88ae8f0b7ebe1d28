import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';

/** Renders as the site does: HTML first, then React takes it over. Its scripts have not run yet. */
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

/** Runs one behaviour as it is printed, with stand-ins for the globals that jsdom cannot play. */
export function runWithStandIns<Args extends unknown[]>(
  run: (...args: Args) => void,
  args: Args,
  standIns: Record<string, unknown>,
): void {
  const call = `(${run.toString()})(...${JSON.stringify(args)})`;
  new Function(...Object.keys(standIns), call)(...Object.values(standIns));
}
