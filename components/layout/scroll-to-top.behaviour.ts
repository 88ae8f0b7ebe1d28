import { MESSAGE_SENT } from '@/lib/contact/contact-fields';

/**
 * Scrolls to the top, smoothly, when a visitor follows a link to the page that is open, in place of
 * loading it again; instantly for visitors who prefer reduced motion. The next Tab begins in the content.
 *
 * @param content can have the focus
 */
export function scrollToTop(content: HTMLElement): void {
  // The thank-you has replaced the form: a page that is loaded again has a new one.
  let isSent = false;
  addEventListener(MESSAGE_SENT, () => void (isSent = true));
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || isSent || event.defaultPrevented || opensElsewhere(event, link)) return;
    if (link.href !== location.origin + location.pathname + location.search) return;
    event.preventDefault();
    const { matches: isReduced } = matchMedia('(prefers-reduced-motion: reduce)');
    scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
    // Without the fragment of the part that the visitor leaves.
    history.replaceState(history.state, '', link.href);
    content.focus({ preventScroll: true });
  });
}

/** In a new tab or window, or as a download. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, link: Element) =>
  ctrlKey || metaKey || shiftKey || altKey || link.matches('[target], [download]');
