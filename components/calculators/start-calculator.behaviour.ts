import type { PlacedCalculator } from '@/lib/finance/calculators';
import type runCalculator from './run-calculator';

type Options = Omit<PlacedCalculator, 'values'> & {
  /** The URL of the module `run-calculator.ts`. */
  script: string;
};

/**
 * Shows a calculator, and loads the module that answers it when it comes near the window. Without that
 * module, its answer would not follow the fields: it is hidden again.
 */
export default function startCalculator(figure: HTMLElement, options: Options): void {
  figure.hidden = false;
  const load = async () => {
    const module = (await import(options.script)) as { default: typeof runCalculator };
    module.default(figure, options);
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
