import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { contactFields } from '@/lib/contact/contact-fields';
import { ContactForm, type ContactFormProps } from './contact-form';

const controls = [...contactFields.map((name) => `#${name}`), '[type=submit]'];

/**
 * Hydrates the form in a container. If a translator or a password manager has changed its elements, React
 * renders a new form: the values, the focus and the selection are then restored in it. All of it is one
 * task, so that no key press is lost. If such a change makes React fail later, the plain form comes back.
 *
 * @param fill writes the draft into the plain form
 */
export function hydrateContactForm(
  container: HTMLElement,
  props: ContactFormProps,
  fill: () => void,
): void {
  const form = container.querySelector('form');
  const plain = container.innerHTML;
  const restorers = controls.map((selector) => rememberControl(container, selector));
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
  for (const restore of restorers) restore();
}

/**
 * Reads the state of a field or the button.
 *
 * @returns writes the state into the element that has replaced it
 */
function rememberControl(container: HTMLElement, selector: string): () => void {
  const find = () => container.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  const control = find();
  const { value = '', scrollTop = 0, selectionStart, selectionEnd } = control ?? {};
  const isFocused = control === document.activeElement;
  return () => {
    const next = find();
    if (!next) return;
    if (value) {
      next.value = value;
      // React counts the characters.
      next.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (isFocused) next.focus({ preventScroll: true });
    // An e-mail field and a button have no selection.
    if (typeof selectionEnd === 'number') next.setSelectionRange(selectionStart ?? 0, selectionEnd);
    next.scrollTop = scrollTop;
  };
}
