import { MESSAGE_SENT_EVENT } from '@/lib/contact/contact-fields';

/** When the visitor clicks a link to the current page, scrolls to the top instead of reloading the page. */
export function scrollToTop(content: HTMLElement): void {
  // After the visitor has sent a message, a thank-you text replaces the contact form. A link to the contact page must
  // then reload the page to restore the form.
  let isSent = false;
  addEventListener(MESSAGE_SENT_EVENT, () => void (isSent = true));
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || isSent || event.defaultPrevented || opensNewTabOrDownloads(event, link)) return;
    if (link.href !== location.origin + location.pathname + location.search) return;
    event.preventDefault();
    const { matches: isReduced } = matchMedia('(prefers-reduced-motion: reduce)');
    scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
    // Remove the fragment from the URL, because the visitor has left the section that the fragment refers to.
    history.replaceState(history.state, '', link.href);
    // Focus the content, so that the Tab key continues from the start of the content.
    content.focus({ preventScroll: true });
  });
}

const opensNewTabOrDownloads = (
  { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
  link: Element,
) => ctrlKey || metaKey || shiftKey || altKey || link.matches('[target], [download]');
