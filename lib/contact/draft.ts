/** Where the tab's session keeps what is typed into the contact form. */
export const DRAFT_KEY = 'contact-draft';
