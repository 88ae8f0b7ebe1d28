import type { ContactValues } from './contact-fields';

/** The key of the draft in the tab's session storage. */
const DRAFT = 'contact-draft';

/** Reads the text of the contact form that this tab keeps; empty where there is none. */
export function readDraft(): Partial<ContactValues> {
  try {
    return { ...(JSON.parse(read(DRAFT)) as Partial<ContactValues>) };
  } catch {
    // There is none, or the storage holds something else.
    return {};
  }
}

/** Keeps the text of the contact form through reloads and other pages; without a text, removes it. */
export function keepDraft(values: ContactValues | undefined): void {
  write(DRAFT, values && JSON.stringify(values));
}

/** The key of the message that the last page began. */
const BEGUN = 'contact-begun';

/**
 * Begins a message for the page or the link that leads to the form. What a page has begun and nobody has
 * gone on with is replaced; a text of the visitor stays.
 *
 * @param message what there is
 * @param first the line that the visitor goes on with
 * @param below what is put under a text of the visitor, too, once
 */
export function beginMessage(message: string, first: string, below = ''): string {
  const typed = message.trim();
  const isBegun = typed === '' || typed === read(BEGUN).trim();
  if (!isBegun && (below === '' || message.includes(below))) return message;
  const begun = [isBegun ? first : typed, below].filter((part) => part !== '').join('\n\n');
  if (isBegun) write(BEGUN, begun);
  return begun;
}

/** Begins the message of the draft, before the visitor comes to the form. */
export function beginDraft(first: string, below?: string): void {
  const { name = '', email = '', phone = '', message = '' } = readDraft();
  keepDraft({ name, email, phone, message: beginMessage(message, first, below) });
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    // The storage is not allowed.
    return '';
  }
}

/** Without a text, removes it. */
function write(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The storage may be full or not allowed; the fields still hold the text.
  }
}
