/** Pauses the thread's animation while the thread is out of sight, in browsers that can tell. */
export function playInSight(thread: Element): void {
  if (!('IntersectionObserver' in window)) return;
  const watch = ([entry]: IntersectionObserverEntry[]) => {
    thread.toggleAttribute('data-paused', !entry?.isIntersecting);
  };
  new IntersectionObserver(watch, { threshold: 0.25 }).observe(thread);
}
