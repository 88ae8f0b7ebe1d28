import type { CalculatorExample } from '@/lib/finance/calculators';

/** Hides a calculator if its module cannot be loaded, because the answer would not follow changes to the fields. */
export function startCalculator(section: HTMLElement, example: CalculatorExample): void {
  const [id, figures] = location.hash.slice(1).split('?');
  // In messages, links contain calculator values. Move them to `history.state` before analytics read the URL.
  if (id === section.id && figures !== undefined) {
    location.replace(`#${id}`);
    history.replaceState({ [id]: Object.fromEntries(new URLSearchParams(figures)) }, '');
  }
  const loadWhenNear = (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => {
    if (!entries.at(-1)?.isIntersecting) return;
    observer.disconnect();
    import('./run-calculator')
      .then(({ runCalculator }) => runCalculator(section, example))
      .catch(() => (section.hidden = true));
  };
  new IntersectionObserver(loadWhenNear, { rootMargin: '100%' }).observe(section);
}
