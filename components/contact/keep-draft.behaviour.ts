import { readValues } from '@/lib/contact/contact-fields';
import { keepDraft, readDraft } from '@/lib/contact/draft';

type Options = {
  /** The first line of a message about a service, by the id of the service in the URL. */
  lines: Readonly<Record<string, string>>;
};

/** In milliseconds. */
const MINUTE = 60_000;

/**
 * Keeps the text of the form while the page is open, and puts it back when the page is loaded again.
 *
 * While React has not taken over the form, it keeps a second press from sending the message again.
 */
export default function keepFormDraft(form: HTMLFormElement, { lines }: Options): void {
  const save = () => {
    // When the message has arrived, the thank-you has replaced the form.
    if (form.isConnected) keepDraft(readValues(new FormData(form)));
  };
  restore(form);
  begin(form, new Map(Object.entries(lines)));
  form.addEventListener('input', save);
  // A phone may end a hidden page without another event.
  addEventListener('pagehide', save);

  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const setDisabled = (isDisabled: boolean) => {
    if (button) button.disabled = isDisabled;
  };
  // At the window, after React, which sends the message itself.
  addEventListener('submit', (event) => {
    if (event.target !== form || event.defaultPrevented) return;
    save();
    // Not before the browser has read the form.
    setTimeout(() => setDisabled(true));
    // No answer is coming, or the visitor has stopped the browser.
    setTimeout(() => setDisabled(false), MINUTE);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setDisabled(false);
  });
}

/** Puts the draft into empty fields: text that the browser restored, or a visitor typed, is newer. */
function restore(form: HTMLFormElement): void {
  const draft: Record<string, string> = readDraft();
  // The honeypot has no limit.
  for (const field of form.querySelectorAll<HTMLInputElement>('[maxlength]')) {
    // Pasted text is not cut: the form, or else the service, reports one that is too long.
    field.removeAttribute('maxlength');
    field.value ||= draft[field.name] ?? '';
  }
}

/** Begins a message with the line for the service in the URL: one that is empty, or such a line alone. */
function begin(form: HTMLFormElement, lines: ReadonlyMap<string, string>): void {
  const message = form.querySelector('textarea');
  const line = lines.get(new URLSearchParams(location.search).get('about') ?? '') ?? '';
  if (message && ['', ...lines.values()].includes(message.value)) message.value = line;
}
