import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm, type ContactFormProps } from './contact-form';

/**
 * Lets React take over the form in a container. Where something else has changed its elements, such as a
 * translator or a password manager, React renders it afresh: what was typed, the focus and the selection
 * are then put back. All of it is one task, so that no key falls between.
 */
export function hydrateContactForm(container: HTMLElement, props: ContactFormProps): void {
  const form = container.querySelector('form');
  const notes = listControls(container).map(noteControl);
  // That it renders afresh is not an error.
  const options = { onRecoverableError: () => undefined };
  flushSync(() => hydrateRoot(container, <ContactForm {...props} />, options));
  if (container.querySelector('form') === form) return;
  const controls = new Map(listControls(container).map((control) => [nameOf(control), control]));
  for (const note of notes) {
    const control = controls.get(note.name);
    if (control) restore(control, note);
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement;
type Note = ReturnType<typeof noteControl>;

/** The fields, and the button. */
const listControls = (container: HTMLElement) => [
  ...container.querySelectorAll<Control>('[name], [type=submit]'),
];

const nameOf = ({ name, type }: Control) => name || type;

function noteControl(control: Control) {
  const { value, scrollTop, selectionStart, selectionEnd } = control;
  const isFocused = control === document.activeElement;
  return { name: nameOf(control), value, scrollTop, selectionStart, selectionEnd, isFocused };
}

function restore(control: Control, note: Note): void {
  const { value, scrollTop, selectionStart, selectionEnd, isFocused } = note;
  if (value) {
    control.value = value;
    // React counts the letters.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (isFocused) control.focus({ preventScroll: true });
  // A field for an e-mail address has none to read.
  if (typeof selectionEnd === 'number') control.setSelectionRange(selectionStart, selectionEnd);
  control.scrollTop = scrollTop;
}
