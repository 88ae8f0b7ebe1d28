import { formErrorText, lengthText } from './form-texts';

test.each([
  ['BLOCKED', 'Our form service did not accept'],
  ['EMPTY', 'The form arrived empty'],
  ['FILES_TOO_BIG', 'The attachment is too large'],
  ['FORM_NOT_FOUND', 'Our form is not connected'],
  ['INACTIVE', 'Our form is switched off'],
  ['NO_FILE_UPLOADS', 'The form takes no attachments'],
  ['PROJECT_NOT_FOUND', 'Our form is not connected'],
  ['TOO_MANY_FILES', 'There are too many attachments'],
])('the text for %s begins with "%s" and tells what to do', (code, beginning) => {
  expect(formErrorText(code, 'theirs')).toMatch(new RegExp(`^${beginning}.*\\. Please .+\\.$`));
});

test.each([
  [108, 120, undefined],
  [109, 120, '11 characters left'],
  [4999, 5000, '1 character left'],
  [5000, 5000, '0 characters left'],
  [5001, 5000, '1 character too many'],
  [6234, 5000, '1,234 characters too many'],
])('%i of %i characters: %j', (length, limit, text) => {
  expect(lengthText(length, limit)).toBe(text);
});
