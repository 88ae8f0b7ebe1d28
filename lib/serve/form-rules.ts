import { fieldRules, isEmail } from '@/lib/contact/contact-fields';
import type { FormFields } from './form-body';
import { FormError, type FormErrorItem, makeFormError } from './form-response';

type FieldRule = { isRequired?: boolean; isEmail?: true; maxLength?: number };

/** Every form: an `email` field, where there is one, holds an e-mail address. */
const ANY_FORM: Record<string, FieldRule> = { email: { isEmail: true } };

/** The forms of this site by form id. Lengths are in UTF-16 units, as `maxlength` counts them. */
const FORMS = new Map<string, Record<string, FieldRule>>([
  ['contact', { ...fieldRules, email: { ...fieldRules.email, isEmail: true } }],
  ['newsletter', { email: { isRequired: true, isEmail: true, maxLength: 254 } }],
]);

/**
 * Checks a form as the real service does, and collects all errors.
 *
 * @returns undefined when the form is valid
 */
export function validationError(formId: string, fields: FormFields): FormError | undefined {
  const isEmpty = [...fields].every(([name, values]) => name.startsWith('_') || isBlank(values));
  if (isEmpty) return makeFormError(400, 'EMPTY', 'The form is empty');
  const errors = Object.entries(FORMS.get(formId) ?? ANY_FORM).flatMap(([field, rule]) =>
    checkField(field, rule, fields.get(field)),
  );
  return errors.length === 0 ? undefined : new FormError(422, 'Validation errors', errors);
}

function checkField(
  field: string,
  { isRequired, isEmail: mustBeEmail, maxLength = Infinity }: FieldRule,
  values: readonly string[] | undefined,
): FormErrorItem[] {
  if (values === undefined || isBlank(values)) {
    if (!isRequired) return [];
    const code = values === undefined ? 'REQUIRED_FIELD_MISSING' : 'REQUIRED_FIELD_EMPTY';
    return [{ code, field, message: 'is required' }];
  }
  const errors: FormErrorItem[] = [];
  if (mustBeEmail && !values.every(isEmail)) {
    errors.push({ code: 'TYPE_EMAIL', field, message: 'should be an email' });
  }
  if (values.some((value) => lengthOf(value) > maxLength)) {
    errors.push({ code: 'TYPE_TEXT', field, message: 'is too long' });
  }
  return errors;
}

function isBlank(values: readonly string[]): boolean {
  return values.every((value) => value.trim() === '');
}

/** Forms send a line break as two characters; `maxlength` counts one. */
function lengthOf(value: string): number {
  return value.replaceAll('\r\n', '\n').length;
}
