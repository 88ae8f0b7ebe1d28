import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm, type ContactFormProps } from './contact-form';

/**
 * Hydrates the form in a container. If a translator or a password manager has changed its elements, React
 * renders a new form: the values, the focus and the selection are then restored in it. All of it is one
 * task, so that no key press is lost. If such a change makes React throw later, the plain form replaces the
 * one of React.
 *
 * @param fill fills the draft into the form
 */
export function hydrateContactForm(
  container: HTMLElement,
  props: ContactFormProps,
  fill: () => void,
): void {
  const form = container.querySelector('form');
  const plain = container.innerHTML;
  const restoreFocus = rememberFocus(container);
  const options = {
    // A form that React renders again is not an error.
    onRecoverableError: () => undefined,
    onUncaughtError: () => {
      container.innerHTML = plain;
      fill();
    },
  };
  flushSync(() => hydrateRoot(container, <ContactForm {...props} />, options));
  if (container.querySelector('form') === form) return;
  fill();
  restoreFocus();
}

/**
 * Remembers which control of the form has the focus, and its selection.
 *
 * @returns a function that restores both in the control that has replaced it
 */
function rememberFocus(container: HTMLElement): () => void {
  const control = document.activeElement;
  if (!container.contains(control)) return () => undefined;
  const { id, scrollTop, selectionStart, selectionEnd } = control as HTMLTextAreaElement;
  return () => {
    const next = container.querySelector<HTMLTextAreaElement>(id ? `#${id}` : '[type=submit]');
    next?.focus({ preventScroll: true });
    // An e-mail field and a button have no selection.
    if (typeof selectionEnd === 'number') next?.setSelectionRange(selectionStart, selectionEnd);
    if (next) next.scrollTop = scrollTop;
  };
}
