export const contactFields = ['name', 'email', 'phone', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

export type ContactValues = Record<ContactField, string>;

export type FieldErrors = Partial<Record<ContactField, string>>;

type FieldRule = {
  label: string;
  /** The message for an empty required field, or for an invalid e-mail address. */
  ask?: string;
  /** In UTF-16 code units, as `maxlength` counts. */
  maxLength: number;
};

export const fieldRules: Readonly<Record<ContactField, FieldRule>> = {
  name: { label: 'Name', ask: 'Enter your name', maxLength: 120 },
  email: {
    label: 'Email',
    ask: 'Enter an e-mail address, such as ada@example.com',
    maxLength: 254,
  },
  // Long enough for two numbers, or a number with a note.
  phone: { label: 'Phone', maxLength: 64 },
  message: { label: 'Message', ask: 'Enter your message', maxLength: 5000 },
};

/** The event that the window gets when a message has arrived. */
export const MESSAGE_SENT = 'message-sent';

/** The name, set by Formspree, of a field that bots fill in and people do not see. */
export const HONEYPOT = '_gotcha';

export function isContactField(name: string): name is ContactField {
  return (contactFields as readonly string[]).includes(name);
}

/** Reads the typed values from a form's data; a field that is missing is empty. */
export function readValues(data: FormData): ContactValues {
  // Forms send a line break as two characters; the limit counts it as one.
  const read = (field: ContactField) => String(data.get(field) ?? '').replaceAll('\r\n', '\n');
  return Object.fromEntries(contactFields.map((field) => [field, read(field)])) as ContactValues;
}

/** Finds the errors that the service would find, before the message is sent. */
export function checkMessage(values: ContactValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of contactFields) {
    const found = checkField(field, values[field]);
    if (found !== undefined) errors[field] = found;
  }
  return errors;
}

function checkField(field: ContactField, value: string): string | undefined {
  const { label, ask, maxLength } = fieldRules[field];
  if (value.trim() === '') return ask;
  if (field === 'email' && !isEmail(value)) {
    // If it is valid with plain letters, the letters are the only problem.
    const plain = value.replace(/[\p{L}\p{M}]/gu, 'a');
    return isEmail(plain) ? 'Use only plain letters (a to z) in the e-mail address' : ask;
  }
  if (value.length <= maxLength) return undefined;
  return `${label} may have at most ${maxLength.toLocaleString('en')} characters`;
}

/** As in the HTML standard for `type="email"`, but with a dot in the domain and labels of any length. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;

/** Whether a text is an e-mail address that can be answered. Spaces around it are allowed. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}
