import type { CalculatorExample } from '@/lib/finance/calculators';
import { readFigures, saveFigures } from './saved-figures';

/**
 * Loads the calculator's module when a field receives focus, or immediately if session storage contains its figures. If
 * the module fails to load, hides the calculator, because the answer would not update when the visitor edits a field.
 */
export function startCalculator(section: HTMLElement, example: CalculatorExample): void {
  const [id, figures] = location.hash.slice(1).split('?');
  // A link in a message from a visitor contains the typed values. Remove these values before analytics read the URL.
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
