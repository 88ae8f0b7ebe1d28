/** The fields of the contact form, in their order on the page. */
export const contactFields = ['name', 'email', 'phone', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** What is typed into the form. */
export type ContactValues = Record<ContactField, string>;

/** What is wrong with single fields, as ends of a sentence that begins with the label. */
export type FieldFaults = Partial<Record<ContactField, string[]>>;

/** The label of a field; server-side errors begin with it. */
export const fieldLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
} satisfies Record<ContactField, string>;

export type FieldRule = {
  isRequired: boolean;
  /** In UTF-16 units, as `maxlength` has it. */
  maxLength: number;
};

/** What a field has to keep to, in the form and in the local form service. */
export const fieldRules = {
  name: { isRequired: true, maxLength: 120 },
  email: { isRequired: true, maxLength: 254 },
  phone: { isRequired: false, maxLength: 32 },
  message: { isRequired: true, maxLength: 5000 },
} satisfies Record<ContactField, FieldRule>;

/** A field bots fill in and people do not see: Formspree's name for it. */
export const HONEYPOT = '_gotcha';

export function isContactField(name: string): name is ContactField {
  return (contactFields as readonly string[]).includes(name);
}

/** The typed values of a form's data; a field that is not there is empty. */
export function readValues(data: FormData): ContactValues {
  const read = (field: ContactField) => {
    const value = data.get(field);
    // Forms send a line break as two characters, which the limit counts as one.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  return {
    name: read('name'),
    email: read('email'),
    phone: read('phone'),
    message: read('message'),
  };
}
