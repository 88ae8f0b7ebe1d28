/**
 * Scrolls smoothly to the top when the visitor opens a page: not to a fragment of it, not on Back,
 * Forward or a reload (a phone that is short of memory reloads a page that its reader comes back to).
 * Scrolls instantly for visitors who prefer reduced motion.
 *
 * It waits for the next frame, which lays the page out anyway: at once, the browser would have to do
 * that first. A page that is scrolled by then stays where it is: the visitor has scrolled it, or a link
 * to a sentence (`#:~:text=`) has.
 */
export default function scrollToTopOnEntry(): void {
  const [entry] = performance.getEntriesByType('navigation');
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  if (type !== 'navigate' || location.hash) return;
  const { matches: isReduced } = matchMedia('(prefers-reduced-motion: reduce)');
  requestAnimationFrame(() => {
    if (!scrollY) scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
  });
}
