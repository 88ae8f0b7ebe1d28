import { fieldErrorText, formErrorText } from './form-texts';

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
  expect(formErrorText(code, 'theirs')).not.toContain('theirs');
});

const around = (message: string) =>
  `Our form service said: “${message}”. Please try again later, or send your message by e-mail.`;

test.each([
  ['UNSPECIFIED', 'Come back later'],
  ['NEW_CODE', '<b>No</b>'],
  ['blocked', 'in small letters'],
])('a code we do not know, %s, keeps the message of the service', (code, message) => {
  expect(formErrorText(code, message)).toBe(around(message));
});

test.each(['toString', 'constructor', '__proto__', ''])(
  'a code that is the name of a built-in property is unknown too: %j',
  (code) => {
    expect(formErrorText(code, 'theirs')).toBe(around('theirs'));
  },
);
