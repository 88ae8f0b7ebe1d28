/** The fields of the contact form, in their order on the page. */
export const contactFields = ['name', 'email', 'phone', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** The text of each field. */
export type ContactValues = Record<ContactField, string>;

/** The errors of each field, as endings of a sentence that begins with the label. */
export type FieldErrors = Partial<Record<ContactField, string[]>>;

type FieldRule = {
  /** Errors begin with it. */
  label: string;
  isRequired: boolean;
  /** In UTF-16 code units, as `maxlength` counts. */
  maxLength: number;
  /** Finds what is wrong with the form of a text that is not empty. */
  findError?: (text: string) => string | undefined;
};

/** The rules of the fields. The local form service has their lengths too. */
export const fieldRules: Readonly<Record<ContactField, FieldRule>> = {
  name: { label: 'Name', isRequired: true, maxLength: 120 },
  email: {
    label: 'Email',
    isRequired: true,
    maxLength: 254,
    findError: findEmailError,
  },
  phone: {
    label: 'Phone',
    isRequired: false,
    // Room for two numbers, or a number with a note.
    maxLength: 64,
  },
  message: { label: 'Message', isRequired: true, maxLength: 5000 },
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
  const read = (field: ContactField) => {
    const value = data.get(field);
    // Forms send a line break as two characters; the limit counts it as one.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  return {
    name: read('name'),
    email: read('email'),
    phone: read('phone'),
    message: read('message'),
  };
}

/** Finds the errors that the service would find, in its own words, before the message is sent. */
export function checkMessage(values: ContactValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of contactFields) {
    const found = checkField(field, values[field]);
    if (found.length > 0) errors[field] = found;
  }
  return errors;
}

function checkField(field: ContactField, value: string): string[] {
  const { isRequired, maxLength, findError } = fieldRules[field];
  if (value.trim() === '') return isRequired ? ['is required'] : [];
  const error = findError?.(value);
  return [...(error ? [error] : []), ...(value.length > maxLength ? ['is too long'] : [])];
}

/** As browsers check `type="email"` (HTML standard), but with a dot in the domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Whether a text is an e-mail address that can be answered. Spaces around it are allowed. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

function findEmailError(text: string): string | undefined {
  if (isEmail(text)) return undefined;
  // With plain letters in their place, it shows whether the letters are its only problem.
  const plain = text.replace(/[\p{L}\p{M}]/gu, 'a');
  return isEmail(plain) ? 'may have only plain letters (a to z)' : 'should be an email';
}
