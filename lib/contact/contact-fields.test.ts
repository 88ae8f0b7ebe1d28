/** @jest-environment jsdom */
import { checkMessage, isEmail, isPhone, readValues } from './contact-fields';

const GOOD = { name: 'Ọlá Adé', email: 'ola@mail.example', phone: '', message: 'Which loan?' };

test('reads the first value of each field of the form as it was typed', () => {
  const data = new FormData();
  data.append('name', ' Ọlá Adé\t');
  data.append('name', 'Bisi');
  data.append('message', 'a\r\nb\r\n\r\n₦5m 🏠\nc');
  data.append('_gotcha', 'bot');
  data.append('phone', new File(['text'], 'phone.txt'));
  expect(readValues(data)).toEqual({
    name: ' Ọlá Adé\t',
    email: '',
    phone: '',
    message: 'a\nb\n\n₦5m 🏠\nc',
  });
});

test.each([
  ['a complete message', {}],
  ['a phone field of spaces', { phone: '   ' }],
  ['spaces around the e-mail address', { email: ' ola@mail.example ' }],
  ['the longest name', { name: 'x'.repeat(120) }],
])('%s has no errors', (_name, values) => {
  expect(checkMessage({ ...GOOD, ...values })).toEqual({});
});

test.each([
  ['an empty name', { name: '' }, { name: ['is required'] }],
  ['a name of spaces, however long', { name: ' \t\u00A0'.repeat(99) }, { name: ['is required'] }],
  ['a wrong e-mail address', { email: 'ola' }, { email: ['should be an email'] }],
  ['a wrong phone number', { phone: 'none' }, { phone: ['should be a phone number'] }],
  ['a name too long by one', { name: 'x'.repeat(121) }, { name: ['is too long'] }],
  ['a name of emoji, which count as two', { name: '🏠'.repeat(61) }, { name: ['is too long'] }],
  [
    'a wrong and too long phone number',
    { phone: 'x'.repeat(65) },
    { phone: ['should be a phone number', 'is too long'] },
  ],
])('%s has errors', (_name, values, errors) => {
  expect(checkMessage({ ...GOOD, ...values })).toEqual(errors);
});

const LABEL = 'a'.repeat(63);

test.each([
  'ada@mail.example',
  ' ada@mail.example\t',
  "a.b+c_d'e@sub.mail-host.example",
  '!#$%&*/=?^`{|}~-@mail.example',
  'A@B.CO',
  '1@2.3',
  `ada@${LABEL}.${LABEL}.example`,
])('%j is an e-mail address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  'ada@localhost',
  '@mail.example',
  'ada@mail.',
  'ada@mail..example',
  'ada@-mail.example',
  'ada@mail-.example',
  `ada@${LABEL}a.example`,
  'ada@mail_host.example',
  'ada@mail.example@mail.example',
  'ada@mail.example\nb@mail.example',
  'Ada <ada@mail.example>',
  'mailto:ada@mail.example',
  'adé@mail.example',
  'ada@bücher.example',
])('%j is not an e-mail address', (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each([
  ['an international number', '+234 (0) 803-123-4567'],
  ['an extension', '+1 202.555.0100 ext. 12'],
  ['no-break spaces and direction marks', '\u202A0803\u00A0123\u00A04567\u202C'],
  ['digits of another script', '٠٨٠٣١٢٣٤٥٦٧'],
  ['two numbers', '08031234567, 08059876543'],
  ['a note', '0803 123 4567 (WhatsApp)'],
  ['the fewest digits', '1234567'],
])('a telephone field may hold %s: %j', (_what, phone) => {
  expect(isPhone(phone)).toBe(true);
  expect(checkMessage({ ...GOOD, phone })).toEqual({});
});

test.each([
  ['too few digits by one', '123456'],
  ['a word', 'none'],
  ['an e-mail address', 'ada1@mail.example'],
])('a telephone field may not hold %s: %j', (_what, phone) => {
  expect(isPhone(phone)).toBe(false);
});

test.each([
  ['domain', `a@${'a.'.repeat(30_000)}`],
  ['label', `a@${'a-'.repeat(30_000)}.example`],
])('refuses an address with an endless %s without backtracking for long', (_part, text) => {
  // The processor's time: a busy machine takes longer by the clock.
  const before = process.cpuUsage().user;
  expect(isEmail(text)).toBe(false);
  expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
});
