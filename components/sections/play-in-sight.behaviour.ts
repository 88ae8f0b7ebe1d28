/** Pauses the animations of an element's children while the element is out of sight. */
export function playInSight(element: Element): void {
  const watch = (entries: IntersectionObserverEntry[]) => {
    // One call may report several changes.
    element.toggleAttribute('data-paused', !entries.at(-1)?.isIntersecting);
  };
  new IntersectionObserver(watch, { threshold: 0.25 }).observe(element);
}
