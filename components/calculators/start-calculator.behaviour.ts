import type { CalculatorOptions } from '@/lib/finance/calculators';

/**
 * Loads the calculator's module when the calculator is near the viewport. If loading fails, hides the calculator,
 * because changes to its fields would not update the answer.
 */
export function startCalculator(section: HTMLElement, options: CalculatorOptions): void {
  const [id, figures] = location.hash.slice(1).split('?');
  // The link in a visitor's message has the values in its fragment. Move them before an analytics script reads the URL.
  if (id === section.id && figures !== undefined) {
    location.replace(`#${id}`);
    history.replaceState({ [id]: Object.fromEntries(new URLSearchParams(figures)) }, '');
  }
  const loadWhenNear = (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => {
    if (!entries.at(-1)?.isIntersecting) return;
    observer.disconnect();
    import('./run-calculator')
      .then(({ runCalculator }) => runCalculator(section, options))
      .catch(() => (section.hidden = true));
  };
  new IntersectionObserver(loadWhenNear, { rootMargin: '100%' }).observe(section);
}
