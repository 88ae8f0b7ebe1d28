import type { CalculatorOptions } from './run-calculator';

/**
 * Loads the module that answers a calculator when it comes near the window. Without that module, its
 * answer would not follow the fields: it is hidden.
 */
export function startCalculator(section: HTMLElement, options: CalculatorOptions): void {
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
