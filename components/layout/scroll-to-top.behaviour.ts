/**
 * Scrolls to the top, smoothly, when a visitor follows a link to the page that is open, in place of
 * loading it again; instantly for visitors who prefer reduced motion. The next Tab begins in the content.
 */
export default function scrollToTop(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.defaultPrevented || opensElsewhere(event)) return;
    if (link.href !== location.origin + location.pathname + location.search) return;
    event.preventDefault();
    const { matches: isReduced } = matchMedia('(prefers-reduced-motion: reduce)');
    scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  });
}

/** In a new tab or window, or as a download. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;
