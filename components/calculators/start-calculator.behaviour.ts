import type { CalculatorOptions } from '@/lib/finance/calculators';

/**
 * Loads the calculator's module when the calculator is near the viewport. If loading fails, hides the calculator,
 * because changes to its fields would not update the answer.
 *
 * A visitor's message to the firm links to the calculator, with the values of the fields in the fragment of the URL.
 * When this link is opened, moves the values to the history entry before an analytics script can read the URL.
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
