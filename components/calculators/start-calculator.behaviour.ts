import type { CalculatorOptions } from './run-calculator';

/**
 * Loads the module of a calculator when the calculator comes near the viewport. If loading fails, hides the calculator,
 * because its answer would ignore changes of the fields.
 *
 * A link in a visitor's message has the figures in its fragment. The figures move to the history entry before an
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
  const loadWhenNear = (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => {
    if (!entries.at(-1)?.isIntersecting) return;
    observer.disconnect();
    load().catch(() => {
      section.hidden = true;
    });
  };
  new IntersectionObserver(loadWhenNear, { rootMargin: '100%' }).observe(section);
}
