import { fieldRules, isEmail } from '@/lib/contact/contact-fields';
import { refusal, type FormAnswer, type FormError, type FormFields } from './form-answer';

type FieldRule = { isRequired?: boolean; isEmail?: true; maxLength?: number };

/** Every form: an `email` field, where there is one, holds an address. */
const ANY_FORM = new Map<string, FieldRule>([['email', { isEmail: true }]]);

/** The forms of this site, by form id; lengths in UTF-16 units, as `maxlength` counts them. */
const FORMS = new Map<string, ReadonlyMap<string, FieldRule>>([
  [
    'contact',
    new Map<string, FieldRule>([
      ...Object.entries(fieldRules),
      ['email', { ...fieldRules.email, isEmail: true }],
    ]),
  ],
  ['newsletter', new Map([['email', { isRequired: true, isEmail: true, maxLength: 254 }]])],
]);

/**
 * Checks a post as the real service does, all errors in one answer.
 *
 * @returns the answer to give, or undefined when the post is good
 */
export function checkForm(formId: string, fields: FormFields): FormAnswer | undefined {
  const hasContent = [...fields].some(
    ([name, values]) => !name.startsWith('_') && !isBlank(values),
  );
  if (!hasContent) return refusal(400, 'The form is empty', 'EMPTY');
  const errors = [...(FORMS.get(formId) ?? ANY_FORM)].flatMap(([field, rule]) =>
    checkField(field, rule, fields.get(field)),
  );
  if (errors.length === 0) return undefined;
  return { ok: false, status: 422, error: 'Validation errors', errors };
}

function checkField(
  field: string,
  rule: FieldRule,
  values: readonly string[] | undefined,
): FormError[] {
  if (values === undefined || isBlank(values)) {
    if (!rule.isRequired) return [];
    const code = values === undefined ? 'REQUIRED_FIELD_MISSING' : 'REQUIRED_FIELD_EMPTY';
    return [{ code, field, message: 'is required' }];
  }
  const errors: FormError[] = [];
  if (rule.isEmail && !values.every(isEmail)) {
    errors.push({ code: 'TYPE_EMAIL', field, message: 'should be an email' });
  }
  const { maxLength = Infinity } = rule;
  if (values.some((value) => lengthOf(value) > maxLength)) {
    errors.push({ code: 'TYPE_TEXT', field, message: 'is too long' });
  }
  return errors;
}

function isBlank(values: readonly string[]): boolean {
  return values.every((value) => value.trim() === '');
}

/** Forms send a line break as two characters, where `maxlength` has counted one. */
function lengthOf(value: string): number {
  return value.replaceAll('\r\n', '\n').length;
}
