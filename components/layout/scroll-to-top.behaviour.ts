/**
 * Scrolls smoothly to the top when the visitor opens a page: not to a fragment of it, not on Back,
 * Forward or a reload (a phone that is short of memory reloads a page that its reader comes back to).
 * Scrolls instantly for visitors who prefer reduced motion.
 */
export function scrollToTopOnEntry(): void {
  const [entry] = performance.getEntriesByType('navigation');
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  if (type !== 'navigate' || location.hash) return;
  const { matches: isReduced } = matchMedia('(prefers-reduced-motion: reduce)');
  scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
}
