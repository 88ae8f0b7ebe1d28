/**
 * Holds the thread's animation while the drawing is out of sight. Without this script it runs as the
 * page opens.
 *
 * @param id the thread's SVG
 */
export function playInSight(id: string): void {
  const thread = document.getElementById(id);
  if (!thread || !('IntersectionObserver' in window)) return;
  const watch = ([entry]: IntersectionObserverEntry[]) => {
    thread.toggleAttribute('data-paused', !entry?.isIntersecting);
  };
  new IntersectionObserver(watch, { threshold: 0.25 }).observe(thread);
}
