export const contactFields = ['name', 'email', 'phone', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

export type ContactValues = Record<ContactField, string>;

export type FieldErrors = Partial<Record<ContactField, string>>;

type FieldRule = {
  label: string;
  /** Error message if the field is empty or contains an invalid e-mail address. Optional fields have none. */
  ask?: string;
  /** Maximum number of UTF-16 code units, as in the `maxlength` attribute. */
  maxLength: number;
};

export const fieldRules: Readonly<Record<ContactField, FieldRule>> = {
  name: { label: 'Name', ask: 'Enter your name', maxLength: 120 },
  email: {
    label: 'Email',
    ask: 'Enter an e-mail address, such as ada@example.com',
    maxLength: 254,
  },
  // Long enough for two phone numbers.
  phone: { label: 'Phone', maxLength: 64 },
  message: { label: 'Message', ask: 'Enter your message', maxLength: 5000 },
};

/** Dispatched on `window` when the form service has accepted a message. */
export const MESSAGE_SENT_EVENT = 'message-sent';

/** Name of a hidden field that only bots fill in. Formspree requires this name. */
export const HONEYPOT_NAME = '_gotcha';

export function isContactField(name: string): name is ContactField {
  return (contactFields as readonly string[]).includes(name);
}

export function readValues(data: FormData): ContactValues {
  // `FormData` normalizes line breaks to CRLF, but `maxLength` counts each line break as one character.
  const read = (field: ContactField) => String(data.get(field) ?? '').replaceAll('\r\n', '\n');
  return Object.fromEntries(contactFields.map((field) => [field, read(field)])) as ContactValues;
}

export function validateMessage(values: ContactValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of contactFields) {
    const error = checkField(field, values[field]);
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}

function checkField(field: ContactField, value: string): string | undefined {
  const { label, ask, maxLength } = fieldRules[field];
  if (value.trim() === '') return ask;
  if (field === 'email' && !isEmail(value)) {
    const plainEmail = value.replace(/[\p{L}\p{M}]/gu, 'a');
    return isEmail(plainEmail) ? 'Use only plain letters (a to z) in the e-mail address' : ask;
  }
  if (value.length <= maxLength) return undefined;
  return `${label} may have at most ${maxLength.toLocaleString('en')} characters`;
}

/** A simplified version of the HTML standard's pattern for `type="email"`. The domain must contain a dot. */
const EMAIL_PATTERN = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;

export function isEmail(text: string): boolean {
  return EMAIL_PATTERN.test(text.trim());
}
