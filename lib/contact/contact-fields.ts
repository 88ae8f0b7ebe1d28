/** The fields of the contact form, in their order on the page. */
export const contactFields = ['name', 'email', 'phone', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** What the visitor typed. */
export type ContactValues = Record<ContactField, string>;

/** What is wrong with each field, as endings of a sentence that begins with the label. */
export type FieldErrors = Partial<Record<ContactField, string[]>>;

/** The label of a field; errors of the service begin with it. */
export const fieldLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
} satisfies Record<ContactField, string>;

export type FieldRule = {
  isRequired: boolean;
  /** In UTF-16 code units, as `maxlength` counts. */
  maxLength: number;
};

/** The rules of the fields, in the form and in the local form service. */
export const fieldRules = {
  name: { isRequired: true, maxLength: 120 },
  email: { isRequired: true, maxLength: 254 },
  /** Room for two numbers, or a number with a note. */
  phone: { isRequired: false, maxLength: 64 },
  message: { isRequired: true, maxLength: 5000 },
} satisfies Record<ContactField, FieldRule>;

/** The name, set by Formspree, of a field that bots fill in and people do not see. */
export const HONEYPOT = '_gotcha';

/**
 * The id of the data block in which the finished page lists the framework's files, payload first, for
 * the behaviour that loads them at the visitor's first intent. In development it does not exist.
 */
export const RUNTIME_LIST_ID = 'runtime-files';

/** The key in session storage of what is typed into the form. */
export const DRAFT_KEY = 'contact-draft';

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

const formats: Partial<Record<ContactField, [(text: string) => boolean, string]>> = {
  email: [isEmail, 'should be an email'],
  phone: [isPhone, 'should be a phone number'],
};

/** Finds what the service would refuse, in its own words, before the message is sent. */
export function checkMessage(values: ContactValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of contactFields) {
    const found = checkField(field, values[field]);
    if (found.length > 0) errors[field] = found;
  }
  return errors;
}

function checkField(field: ContactField, value: string): string[] {
  const { isRequired, maxLength } = fieldRules[field];
  if (value.trim() === '') return isRequired ? ['is required'] : [];
  const found: string[] = [];
  const [isFormat, message] = formats[field] ?? [];
  if (isFormat && message && !isFormat(value)) found.push(message);
  if (value.length > maxLength) found.push('is too long');
  return found;
}

/** As browsers check `type="email"` (HTML standard), but with a dot in the domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Whether a text is an e-mail address that can be answered. Spaces around it are allowed. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

/**
 * Whether a text can hold a telephone number: seven digits or more, which the shortest numbers have
 * with their country code. What else people write stays: `08031234567, 08059876543`,
 * `0803 123 4567 (WhatsApp)`, `+1 202.555.0100 ext. 12`.
 */
export function isPhone(text: string): boolean {
  return (text.match(/\p{Decimal_Number}/gu) ?? []).length >= 7;
}
