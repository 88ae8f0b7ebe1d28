import { contactFields, type ContactValues, type FieldFaults, fieldRules } from './contact-fields';

const formats: Partial<Record<keyof ContactValues, [(text: string) => boolean, string]>> = {
  email: [isEmail, 'should be an email'],
  phone: [isPhone, 'should be a phone number'],
};

/** Says what the service would refuse, in its own words, before it is asked. */
export function checkMessage(values: ContactValues): FieldFaults {
  const faults: FieldFaults = {};
  for (const field of contactFields) {
    const found = checkField(field, values[field]);
    if (found.length > 0) faults[field] = found;
  }
  return faults;
}

function checkField(field: keyof ContactValues, value: string): string[] {
  const { isRequired, maxLength } = fieldRules[field];
  if (value.trim() === '') return isRequired ? ['is required'] : [];
  const found: string[] = [];
  const [isFormat, message] = formats[field] ?? [];
  if (isFormat && message && !isFormat(value)) found.push(message);
  if (value.length > maxLength) found.push('is too long');
  return found;
}

/** As browsers check `type="email"` (HTML standard), and with a dot in the domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Whether a text is an e-mail address that a message can be answered to. Spaces around it are no fault. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

/** What people, and the address books they copy from, put between digits: dashes and marks of direction too. */
const SEPARATORS = /\(0\)|[\s().\-\u2010-\u2015/\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Whether a text is a telephone number as people write it: `0803 123 4567`, `+234 (0)803-123-4567`,
 * `00 44 20 7946 0000`, `+1 202.555.0100 ext. 12`.
 *
 * A number has 7 digits at least and, by ITU-T E.164, 15 at most; an international prefix `00` and an
 * extension come on top.
 */
export function isPhone(text: string): boolean {
  return /^(?:\+|00)?\d{7,15}(?:(?:ext|x)\d{1,6})?$/i.test(text.replaceAll(SEPARATORS, ''));
}
