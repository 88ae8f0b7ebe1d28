import type { CalculatorOptions } from './run-calculator';

/**
 * Shows a calculator, and loads the module that answers it when it comes near the window. Without that
 * module, its answer would not follow the fields: it is hidden again.
 */
export function startCalculator(figure: HTMLElement, options: CalculatorOptions): void {
  figure.hidden = false;
  const load = async () => {
    const { runCalculator } = await import('./run-calculator');
    runCalculator(figure, options);
  };
  const watch = (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => {
    if (!entries.at(-1)?.isIntersecting) return;
    observer.disconnect();
    load().catch(() => {
      figure.hidden = true;
    });
  };
  new IntersectionObserver(watch, { rootMargin: '100%' }).observe(figure);
}
