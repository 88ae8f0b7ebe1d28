import { MESSAGE_SENT, readValues } from '@/lib/contact/contact-fields';
import { findEarlier, keepDraft, readDraft } from '@/lib/contact/draft';

/** In milliseconds. */
const MINUTE = 60_000;

/**
 * Keeps the text of the form while the page is open, and puts it back when the page is loaded again. Tells
 * the visitor of an earlier message that has arrived, or may have, so that nobody sends it twice unawares.
 *
 * While React has not taken over the form, it notes when the browser itself sends it, and keeps a second
 * press from sending it again.
 */
export default function keepFormDraft(form: HTMLFormElement): void {
  // About an earlier message: empty in the page, its words in data attributes.
  const note = document.querySelector<HTMLElement>('[data-arrived]');
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!note || !button) return;
  const values = () => readValues(new FormData(form));
  const setDisabled = (isDisabled: boolean) => {
    button.disabled = isDisabled;
  };
  const showNote = () => {
    // Of a message under way, the form itself tells.
    if (button.disabled) return;
    const text = note.dataset[findEarlier(values())] ?? '';
    if (note.textContent !== text) note.textContent = text;
  };
  const save = () => {
    keepDraft(values(), readDraft().earlier);
    // The form itself tells of a message that has just failed. Nothing appears above the text meanwhile.
    if (note.textContent) showNote();
  };

  restore(form);
  begin(form, note.dataset.about);
  showNote();
  form.addEventListener('input', save);
  // A phone may end a hidden page without another event.
  addEventListener('pagehide', save);
  // Another tab may have sent the message.
  addEventListener('focus', showNote);
  // The thank-you tells of this one.
  addEventListener(MESSAGE_SENT, () => note.remove());

  // At the window, after React, which sends the message itself.
  addEventListener('submit', (event) => {
    if (event.target !== form || event.defaultPrevented) return;
    note.textContent = '';
    keepDraft(values(), 'unknown');
    // Not before the browser has read the form.
    setTimeout(setDisabled, 0, true);
    // No answer is coming, or the visitor has stopped the browser.
    setTimeout(setDisabled, MINUTE, false);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setDisabled(false);
    // Firefox restores fields after the page's scripts have run.
    showNote();
  });
}

/** Puts the draft into empty fields: text that the browser restored, or a visitor typed, is newer. */
function restore(form: HTMLFormElement): void {
  const draft: Record<string, string> = readDraft().values;
  // The honeypot has no limit.
  for (const field of form.querySelectorAll<HTMLInputElement>('[maxlength]')) {
    // Pasted text is not cut: the form, or else the service, reports one that is too long.
    field.removeAttribute('maxlength');
    field.value ||= draft[field.name] ?? '';
  }
}

/** Begins a message with the line for the service in the URL: one that is empty, or such a line alone. */
function begin(form: HTMLFormElement, linesById = '[]'): void {
  const message = form.querySelector('textarea');
  const lines = new Map<string, string>(JSON.parse(linesById));
  const line = lines.get(new URLSearchParams(location.search).get('about') ?? '') ?? '';
  if (message && ['', ...lines.values()].includes(message.value)) message.value = line;
}
