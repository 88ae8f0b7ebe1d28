/** @jest-environment jsdom */
import { checkMessage, isEmail, readValues } from './contact-fields';

const GOOD = { name: 'Ọlá Adé', email: 'ola@mail.example', phone: '', message: 'Which loan?' };

test('reads the first value of each field of the form as it was typed', () => {
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

const ASK = 'Enter an e-mail address, such as ada@example.com';
const PLAIN = 'Use only plain letters (a to z) in the e-mail address';
const LONG = 'Name may have at most 120 characters';

test.each([
  ['a complete message', {}, {}],
  ['a phone field of spaces', { phone: '   ' }, {}],
  ['an empty name', { name: '' }, { name: 'Enter your name' }],
  ['a message of spaces', { message: ' '.repeat(9999) }, { message: 'Enter your message' }],
  ['a wrong e-mail address', { email: 'ola' }, { email: ASK }],
  ['an address that is right but for its letters', { email: 'áda@пример.com' }, { email: PLAIN }],
  ['any text for a telephone number', { phone: 'x' }, {}],
  ['a name too long by one', { name: 'x'.repeat(121) }, { name: LONG }],
  ['a name of emoji, which count as two', { name: '🏠'.repeat(61) }, { name: LONG }],
])('the errors of %s', (_what, values, errors) => {
  expect(checkMessage({ ...GOOD, ...values })).toEqual(errors);
});

test.each([
  [' ada@mail.example\t', true],
  ["a.b+c_d'e@sub.mail-host.example", true],
  ['ada@localhost', false],
  ['ada@mail..example', false],
  ['Ada <ada@mail.example>', false],
])('%j is an e-mail address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
