/**
 * Scrolls smoothly to the top when the visitor comes to a screen: not to a place within it, not on
 * Back, Forward or a reload, and without the motion for those who asked for less of it. A phone that
 * was short of memory reloads a page that its reader comes back to.
 */
export function scrollToTopOnEntry(): void {
  addEventListener('pageshow', (event) => {
    const [entry] = performance.getEntriesByType('navigation');
    const type = (entry as PerformanceNavigationTiming | undefined)?.type;
    if (event.persisted || type !== 'navigate' || location.hash) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  });
}
