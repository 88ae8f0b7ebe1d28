import type { CalculatorOptions } from './run-calculator';

/**
 * Loads the calculator's module when the calculator is near the viewport. If loading fails, hides the calculator,
 * because changes to its fields would not update the answer.
 *
 * A link in a visitor's message contains the values of the fields in its fragment. They are moved to the history
 * entry before an analytics script can read the URL.
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
