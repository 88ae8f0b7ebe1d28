/** Where the tab's session keeps what is typed into the contact form. */
export const DRAFT_KEY = 'contact-draft';

/** Forgets the draft: its message has been sent. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is closed to us, so nothing was kept.
  }
}
