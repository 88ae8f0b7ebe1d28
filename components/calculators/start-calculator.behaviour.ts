import type { CalculatorExample } from '@/lib/finance/calculators';
import { readFigures, saveFigures } from './saved-figures';

/**
 * Loads the calculator's module when a field receives focus, or at once if the tab has saved figures. If the module
 * cannot be loaded, hides the calculator, because the answer would not change with the fields.
 */
export function startCalculator(section: HTMLElement, example: CalculatorExample): void {
  const [id, figures] = location.hash.slice(1).split('?');
  // A visitor's message to the firm contains this URL. Remove the visitor's values before analytics read the URL.
  if (id === section.id && figures !== undefined) {
    location.replace(`#${id}`);
    saveFigures(section, Object.fromEntries(new URLSearchParams(figures)));
  }
  const load = () =>
    void import('./run-calculator')
      .then(({ runCalculator }) => runCalculator(section, example))
      .catch(() => (section.hidden = true));
  if (readFigures(section)) load();
  else section.addEventListener('focusin', load, { once: true });
  // Select the value, so that the visitor's first key replaces the example.
  section.addEventListener('focusin', ({ target }) => {
    (target as HTMLInputElement).select?.();
    // By default, WebKit would clear the selection when the visitor releases the mouse button.
    section.addEventListener('mouseup', (event) => event.preventDefault(), { once: true });
  });
}
