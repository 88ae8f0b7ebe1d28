import { MESSAGE_SENT_EVENT } from '@/lib/contact/contact-fields';

/**
 * Scrolls to the top, instead of reloading, when the visitor clicks a link to the current page. Scrolls smoothly unless
 * the visitor prefers reduced motion. Focuses the content, so that the next Tab starts there.
 *
 * @param content must be focusable
 */
export function scrollToTop(content: HTMLElement): void {
  // After a message is sent, a thank-you text replaces the form. The link must then reload the page, which restores
  // the form.
  let isSent = false;
  addEventListener(MESSAGE_SENT_EVENT, () => void (isSent = true));
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || isSent || event.defaultPrevented || opensNewTabOrDownloads(event, link)) return;
    if (link.href !== location.origin + location.pathname + location.search) return;
    event.preventDefault();
    const { matches: isReduced } = matchMedia('(prefers-reduced-motion: reduce)');
    scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
    // Remove the fragment from the URL, because the visitor has left the section that the fragment names.
    history.replaceState(history.state, '', link.href);
    content.focus({ preventScroll: true });
  });
}

const opensNewTabOrDownloads = (
  { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
  link: Element,
) => ctrlKey || metaKey || shiftKey || altKey || link.matches('[target], [download]');
