import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm, type ContactFormProps } from './contact-form';

/**
 * Hydrates synchronously, so that the visitor cannot type into a field that React will replace. If page translation or
 * a password manager has changed the form, React renders a new form, and this function restores the values, focus
 * and selection. If React throws later because of such a change, this function restores the plain HTML form.
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
    // If hydration fails, React renders a new form. Do not log this error, because the code below handles it.
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
