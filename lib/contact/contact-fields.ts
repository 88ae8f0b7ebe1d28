/** The fields of the contact form, in their order on the page. */
export const contactFields = ['name', 'email', 'phone', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** The label of a field; server-side errors begin with it. */
export const fieldLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
} satisfies Record<ContactField, string>;

/** A field bots fill in and people do not see: Formspree's name for it. */
export const HONEYPOT = '_gotcha';

export function isContactField(name: string): name is ContactField {
  return (contactFields as readonly string[]).includes(name);
}
