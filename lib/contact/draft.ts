import type { ContactValues } from './contact-fields';

/** The key of the draft in the tab's session storage. */
const DRAFT = 'contact-draft';

/** Reads the text of the contact form that this tab keeps; empty where there is none. */
export function readDraft(): Partial<ContactValues> {
  try {
    return { ...(JSON.parse(sessionStorage.getItem(DRAFT) ?? '') as Partial<ContactValues>) };
  } catch {
    // There is none, the storage is not allowed, or it holds something else.
    return {};
  }
}

/** Keeps the text of the contact form through reloads and other pages; without a text, removes it. */
export function keepDraft(values: ContactValues | undefined): void {
  try {
    if (values) sessionStorage.setItem(DRAFT, JSON.stringify(values));
    else sessionStorage.removeItem(DRAFT);
  } catch {
    // The storage may be full or not allowed; the fields still hold the text.
  }
}

/** A message that nobody has gone on with: "About “Black tax”:". */
const BEGUN = /^(?:About “[^\n]*”|My question):$/;

/**
 * Begins the message of the draft for the page that leads to the form. A text of the visitor stays; what
 * another page has begun is replaced.
 *
 * @param first the line that the visitor goes on with
 * @param below what is put under the visitor's own text, once
 */
export function beginMessage(first: string, below = ''): void {
  const { name = '', email = '', phone = '', message = '' } = readDraft();
  if (below !== '' && message.includes(below)) return;
  const typed = BEGUN.test(message.trim()) ? '' : message.trim();
  const parts = [typed || first, below].filter((part) => part !== '');
  keepDraft({ name, email, phone, message: parts.join('\n\n') });
}
