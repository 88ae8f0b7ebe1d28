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
  ['the longest name', { name: 'x'.repeat(120) }, {}],
  ['an empty name', { name: '' }, { name: 'Enter your name' }],
  ['an empty e-mail address', { email: '' }, { email: ASK }],
  ['a message of spaces', { message: ' '.repeat(9999) }, { message: 'Enter your message' }],
  ['a wrong e-mail address', { email: 'ola' }, { email: ASK }],
  ['an address that is right but for its letters', { email: 'áda@пример.com' }, { email: PLAIN }],
  ['an address that is wrong without accents too', { email: 'áda@' }, { email: ASK }],
  ['an address with an emoji', { email: '🏠@b.example' }, { email: ASK }],
  ['any text for a telephone number', { phone: 'x' }, {}],
  ['a name too long by one', { name: 'x'.repeat(121) }, { name: LONG }],
  ['a name of emoji, which count as two', { name: '🏠'.repeat(61) }, { name: LONG }],
])('the errors of %s', (_what, values, errors) => {
  expect(checkMessage({ ...GOOD, ...values })).toEqual(errors);
});

const LABEL = 'a'.repeat(63);

test.each([
  ...[' ada@mail.example\t', "a.b+c_d'e@sub.mail-host.example", '1@2.3'].map((text) => [
    text,
    true,
  ]),
  ...['!#$%&*/=?^`{|}~-@mail.example', `ada@${LABEL}.${LABEL}.example`].map((text) => [text, true]),
  ...['ada@localhost', 'ada@mail..example', 'ada@-mail.example'].map((text) => [text, false]),
  ...['ada@mail-.example', `ada@${LABEL}a.example`].map((text) => [text, false]),
  ...['ada@mail.example@mail.example', 'Ada <ada@mail.example>'].map((text) => [text, false]),
  ['ada@bücher.example', false],
] as [string, boolean][])('%j is an e-mail address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test.each([
  ['domain', `a@${'a.'.repeat(30_000)}`],
  ['label', `a@${'a-'.repeat(30_000)}.example`],
])('refuses an e-mail address with an endless %s in little time', (_part, text) => {
  // The processor's time: a busy machine takes longer by the clock.
  const before = process.cpuUsage().user;
  expect(isEmail(text)).toBe(false);
  expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
});
