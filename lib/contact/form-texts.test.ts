import { fieldErrorText, formErrorText, lengthText } from './form-texts';

test.each([
  ['Email', ['should be an email', 'is too long'], 'Email should be an email, is too long'],
  ['Name', ['is required'], 'Name is required'],
])('%s: %j reads "%s"', (label, messages, text) => {
  expect(fieldErrorText(label, messages)).toBe(text);
});

test.each([
  ['BLOCKED', 'Our form service did not accept'],
  ['EMPTY', 'The form arrived empty'],
  ['FILES_TOO_BIG', 'The attachment is too large'],
  ['FORM_NOT_FOUND', 'Our form is not connected'],
  ['INACTIVE', 'Our form is switched off'],
  ['NO_FILE_UPLOADS', 'The form takes no attachments'],
  ['PROJECT_NOT_FOUND', 'Our form is not connected'],
  ['TOO_MANY_FILES', 'There are too many attachments'],
])('the text for %s begins with "%s" and says what to do', (code, beginning) => {
  expect(formErrorText(code, 'theirs')).toMatch(new RegExp(`^${beginning}.*\\. Please .+\\.$`));
});

test.each(['UNSPECIFIED', 'blocked', 'toString', '__proto__', '', undefined])(
  'an unknown code, %j, quotes the service',
  (code) => {
    expect(formErrorText(code, '<b>No</b>')).toBe(
      'Our form service said: “<b>No</b>”. Please try again later, or send your message by e-mail.',
    );
  },
);

test.each([
  [0, 120, undefined],
  [108, 120, undefined],
  [109, 120, '11 characters left'],
  [4500, 5000, undefined],
  [4501, 5000, '499 characters left'],
  [4999, 5000, '1 character left'],
  [5000, 5000, '0 characters left'],
  [5001, 5000, '1 character too many'],
  [6234, 5000, '1,234 characters too many'],
])('%i of %i characters: %j', (length, limit, text) => {
  expect(lengthText(length, limit)).toBe(text);
});
