import { fieldErrorEnding, lengthText } from './form-texts';

test.each([
  ['REQUIRED_FIELD_EMPTY', 'is required'],
  ['TYPE_EMAIL', 'should be an email'],
  ['toString', 'is not accepted'],
])('a field with the error %s alone %s', (code, ending) => {
  expect(fieldErrorEnding(code, undefined)).toBe(ending);
});

test.each([
  [108, 120, undefined],
  [109, 120, '11 characters left'],
  [4999, 5000, '1 character left'],
  [6234, 5000, '1,234 characters too many'],
])('%i of %i characters: %j', (length, limit, text) => {
  expect(lengthText(length, limit)).toBe(text);
});
