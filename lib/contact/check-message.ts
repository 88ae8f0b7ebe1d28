import { contactFields, fieldRules, type ContactValues, type FieldFaults } from './contact-fields';
import { isEmail } from './is-email';
import { isPhone } from './is-phone';

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
