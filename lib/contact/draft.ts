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
