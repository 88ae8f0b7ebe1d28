export function playInSight(element: Element): void {
  const watch = (entries: IntersectionObserverEntry[]) => {
    // The observer can report several changes at once. The last entry describes the current state.
    element.toggleAttribute('data-paused', !entries.at(-1)?.isIntersecting);
  };
  new IntersectionObserver(watch, { threshold: 0.25 }).observe(element);
}
