import type { CalculatorOptions } from './run-calculator';

/**
 * Loads the module that answers a calculator when it comes near the window. Without that module, its
 * answer would not follow the fields: it is hidden.
 *
 * A link from a message has its figures in the fragment of the URL. They move to the history entry before an
 * analytics script can read the URL.
 */
export function startCalculator(section: HTMLElement, options: CalculatorOptions): void {
  const [id, figures] = location.hash.slice(1).split('?');
  if (id === section.id && figures !== undefined) {
    location.replace(`#${id}`);
    history.replaceState({ [id]: Object.fromEntries(new URLSearchParams(figures)) }, '');
  }
  const load = async () => {
    const { runCalculator } = await import('./run-calculator');
    runCalculator(section, options);
  };
  const watch = (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => {
    if (!entries.at(-1)?.isIntersecting) return;
    observer.disconnect();
    load().catch(() => {
      section.hidden = true;
    });
  };
  new IntersectionObserver(watch, { rootMargin: '100%' }).observe(section);
}
