/** @jest-environment node */
import { fieldErrorText } from './field-error-text';
import { formErrorText } from './form-error-text';

test.each([
  ['Email', ['should be an email'], 'Email should be an email'],
  ['Email', ['should be an email', 'is too long'], 'Email should be an email, is too long'],
  ['Name', ['is required'], 'Name is required'],
])('%s: %j reads "%s"', (label, messages, text) => {
  expect(fieldErrorText(label, messages)).toBe(text);
});

test.each([
  'BLOCKED',
  'EMPTY',
  'FILES_TOO_BIG',
  'FORM_NOT_FOUND',
  'INACTIVE',
  'NO_FILE_UPLOADS',
  'PROJECT_NOT_FOUND',
  'TOO_MANY_FILES',
])('%s has a sentence of ours that says what to do', (code) => {
  expect(formErrorText(code, 'theirs')).toMatch(/Please .+\.$/);
});

test('a code we do not know keeps the message of the service', () => {
  expect(formErrorText('UNSPECIFIED', 'Unexpected response format')).toBe(
    'Unexpected response format',
  );
});

test('a code that is the name of a built-in property is unknown too', () => {
  expect(formErrorText('toString', 'theirs')).toBe('theirs');
});
