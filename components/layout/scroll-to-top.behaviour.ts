/**
 * Scrolls smoothly to the top when the visitor comes to a screen: not to a place within it, not on
 * Back or Forward, and without the motion for those who asked for less of it.
 */
export function scrollToTopOnEntry(): void {
  addEventListener('pageshow', (event) => {
    const [entry] = performance.getEntriesByType('navigation');
    const type = (entry as PerformanceNavigationTiming | undefined)?.type;
    if (event.persisted || type === 'back_forward' || location.hash) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  });
}
