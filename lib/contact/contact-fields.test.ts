/** @jest-environment jsdom */
import { validateMessage, isEmail, readValues } from './contact-fields';

const GOOD = { name: 'Ọlá Adé', email: 'ola@mail.example', phone: '', message: 'Which loan?' };

test('reads the first value of each form field as typed, but converts line breaks to LF', () => {
  const data = new FormData();
  data.append('name', ' Ọlá Adé\t');
  data.append('name', 'Bisi');
  data.append('message', 'a\r\nb\r\n\r\n₦5m 🏠\nc');
  data.append('_gotcha', 'bot');
  expect(readValues(data)).toEqual({
    name: ' Ọlá Adé\t',
    email: '',
    phone: '',
    message: 'a\nb\n\n₦5m 🏠\nc',
  });
});

const INVALID_EMAIL = 'Enter an e-mail address, such as ada@example.com';
const PLAIN_LETTERS = 'Use only plain letters (a to z) in the e-mail address';
const NAME_TOO_LONG = 'Name may have at most 120 characters';

test.each([
  ['accepts a complete message', {}, {}],
  ['requires a name', { name: '' }, { name: 'Enter your name' }],
  ['rejects a blank message', { message: ' '.repeat(9999) }, { message: 'Enter your message' }],
  ['rejects an e-mail address without a domain', { email: 'ola' }, { email: INVALID_EMAIL }],
  ['rejects non-ASCII e-mail addresses', { email: 'áda@пример.com' }, { email: PLAIN_LETTERS }],
  ['accepts any text as a phone number', { phone: 'x' }, {}],
  ['rejects a name of 121 characters', { name: 'x'.repeat(121) }, { name: NAME_TOO_LONG }],
])('%s', (_title, values, errors) => {
  expect(validateMessage({ ...GOOD, ...values })).toEqual(errors);
});

test.each([
  [' ada@mail.example\t', 'valid', true],
  ["a.b+c_d'e@sub.mail-host.example", 'valid', true],
  ['ada@localhost', 'invalid', false],
  ['ada@mail..example', 'invalid', false],
  ['Ada <ada@mail.example>', 'invalid', false],
])('treats the e-mail address %j as %s', (text, _validity, expected) => {
  expect(isEmail(text)).toBe(expected);
});
