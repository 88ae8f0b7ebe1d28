import { fieldRules, isContactField, MESSAGE_SENT, readValues } from '@/lib/contact/contact-fields';
import { beginMessage, keepDraft, readDraft } from '@/lib/contact/draft';
import type { ContactFormProps } from './contact-form';
import type { hydrateContactForm } from './hydrate-contact-form';
import { watchActions } from './watch-actions';

export type ContactFormOptions = ContactFormProps & {
  /** The first line of a message about a service, by the id of the service in the URL. */
  lines: Readonly<Record<string, string>>;
};

const MINUTE_MS = 60_000;

/**
 * Looks after the contact form, from the plain one of the page to the one of React, which takes it over
 * at the visitor's first intent: focus, pointer or touch.
 *
 * - The draft is this behaviour's alone: it keeps what the form holds until the message has arrived.
 * - The form's elements are React's once it has taken over. Until then nobody touches them: the browser
 *   checks the form, in our words, and sends it, and this behaviour prevents a second submit.
 *
 * @param container holds the form, and nothing else
 */
export function contactForm(container: HTMLElement, options: ContactFormOptions): void {
  const { lines, ...props } = options;
  fillIn(container, lines);
  const save = () => {
    const form = container.querySelector('form');
    // When the message has arrived, the thank-you has replaced the form.
    if (form) keepDraft(readValues(new FormData(form)));
  };
  // A phone may end a hidden page without another event.
  addEventListener('pagehide', save);
  addEventListener(MESSAGE_SENT, () => keepDraft(undefined));

  let hydrate: typeof hydrateContactForm | undefined;
  let isReact = process.env.NODE_ENV === 'development';
  let isSent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  container.addEventListener('submit', (event) => {
    save();
    if (isReact) return;
    if (isSent) return event.preventDefault();
    isSent = true;
    // No answer is coming.
    timer = setTimeout(goOn, MINUTE_MS);
  });
  container.addEventListener('invalid', sayWhatIsWrong, true);
  container.addEventListener('input', ({ target }) => {
    (target as HTMLInputElement).setCustomValidity('');
    save();
    // The visitor has stopped the browser.
    if (isSent) goOn();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) goOn();
  });
  // In development, React has the whole page.
  if (isReact) return;

  const isActive = watchActions(container, takeOver);
  function takeOver(): void {
    // A field for an e-mail address tells nobody where the caret is: it could not be put back.
    const isInEmail = container.querySelector('[type=email]:focus');
    if (!hydrate || isReact || isSent || isActive() || isInEmail) return;
    isReact = true;
    hydrate(container, props);
  }
  function goOn(): void {
    clearTimeout(timer);
    isSent = false;
    takeOver();
  }
  let module: Promise<void> | undefined;
  const load = () => {
    module ??= import('./hydrate-contact-form').then(
      (loaded) => {
        hydrate = loaded.hydrateContactForm;
        takeOver();
      },
      // Until the next intent it is the plain form.
      () => (module = undefined),
    );
  };
  for (const intent of ['focusin', 'pointerover', 'touchstart'])
    container.addEventListener(intent, load, { passive: true });
  container.addEventListener('focusout', () => setTimeout(takeOver));
}

/** Gives the browser, which is about to report a field, our words for it. */
function sayWhatIsWrong({ target }: Event): void {
  const field = target as HTMLInputElement;
  field.setCustomValidity('');
  if (field.validity.valid || !isContactField(field.name)) return;
  field.setCustomValidity(fieldRules[field.name].ask ?? '');
}

/**
 * Puts the draft into empty fields: text that the browser restored, or a visitor typed, is newer. The message
 * begins with the line for the service in the URL.
 */
function fillIn(container: HTMLElement, lines: ContactFormOptions['lines']): void {
  const draft = readDraft();
  for (const field of container.querySelectorAll<HTMLInputElement>('input, textarea'))
    if (isContactField(field.name)) field.value ||= draft[field.name] ?? '';
  const message = container.querySelector('textarea');
  const about = new URLSearchParams(location.search).get('about') ?? '';
  const line = new Map(Object.entries(lines)).get(about);
  if (message && line !== undefined) message.value = beginMessage(message.value, line);
}
