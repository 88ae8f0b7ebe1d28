import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm, type ContactFormProps } from './contact-form';

/**
 * Hydrates the contact form synchronously, so that no key press is lost meanwhile.
 *
 * If a page translator or a password manager has changed the elements of the form, React renders a new form. The
 * values, the focus and the selection are then restored. If React throws later because of such a change, the
 * plain HTML form comes back.
 *
 * @param fill fills the draft into the form
 */
export function hydrateContactForm(
  container: HTMLElement,
  props: ContactFormProps,
  fill: () => void,
): void {
  const form = container.querySelector('form');
  const plainHtml = container.innerHTML;
  const restoreFocus = saveFocus(container);
  const options = {
    // React reports here that it rendered a new form, which is expected.
    onRecoverableError: () => undefined,
    onUncaughtError: () => {
      container.innerHTML = plainHtml;
      fill();
    },
  };
  flushSync(() => hydrateRoot(container, <ContactForm {...props} />, options));
  if (container.querySelector('form') === form) return;
  fill();
  restoreFocus();
}

function saveFocus(container: HTMLElement): () => void {
  const control = document.activeElement;
  if (!container.contains(control)) return () => undefined;
  const { id, scrollTop, selectionStart, selectionEnd } = control as HTMLTextAreaElement;
  return () => {
    const replacement = container.querySelector<HTMLTextAreaElement>(
      id ? `#${id}` : '[type=submit]',
    );
    replacement?.focus({ preventScroll: true });
    if (typeof selectionEnd === 'number')
      replacement?.setSelectionRange(selectionStart, selectionEnd);
    if (replacement) replacement.scrollTop = scrollTop;
  };
}
