/** @jest-environment jsdom */
import { checkMessage, isContactField, isEmail, isPhone, readValues } from './contact-fields';

const GOOD = { name: 'Ọlá Adé', email: 'ola@mail.example', phone: '', message: 'Which loan?' };
const EMAIL_TAIL = '@mail.example';
const longEmail = (length: number) => `${'a'.repeat(length - EMAIL_TAIL.length)}${EMAIL_TAIL}`;

/** A form's data; a field may occur more than once. */
function makeData(...entries: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

test('reads the first value of each field of the form as it was typed', () => {
  const data = makeData(
    ['name', ' Ọlá Adé\t'],
    ['name', 'Bisi'],
    ['message', 'a\r\nb\r\n\r\n₦5m 🏠\nc'],
    ['_gotcha', 'bot'],
  );
  data.append('phone', new File(['text'], 'phone.txt'));
  expect(readValues(data)).toEqual({
    name: ' Ọlá Adé\t',
    email: '',
    phone: '',
    message: 'a\nb\n\n₦5m 🏠\nc',
  });
});

test.each([
  ['message', true],
  ['Message', false],
  ['_gotcha', false],
  ['constructor', false],
  ['length', false],
  ['', false],
])('%j is a field of the form: %j', (name, expected) => {
  expect(isContactField(name)).toBe(expected);
});

test.each([
  ['a complete message', {}],
  ['a phone number', { phone: '0803 123 4567' }],
  ['a phone field of spaces', { phone: '   ' }],
  ['spaces around the e-mail address', { email: ' ola@mail.example ' }],
  ['the longest name', { name: 'x'.repeat(120) }],
  ['the longest e-mail address', { email: longEmail(254) }],
  ['the longest phone number', { phone: '1'.repeat(64) }],
  ['the longest message', { message: 'x'.repeat(5000) }],
])('%s has no errors', (_name, values) => {
  expect(checkMessage({ ...GOOD, ...values })).toEqual({});
});

test.each([
  ['an empty name', { name: '' }, { name: ['is required'] }],
  ['a name of spaces, however long', { name: ' \t\u00A0'.repeat(99) }, { name: ['is required'] }],
  ['a message of line breaks', { message: '\n\n' }, { message: ['is required'] }],
  ['a wrong e-mail address', { email: 'ola' }, { email: ['should be an email'] }],
  ['a wrong phone number', { phone: 'none' }, { phone: ['should be a phone number'] }],
  ['a name too long by one', { name: 'x'.repeat(121) }, { name: ['is too long'] }],
  ['an e-mail address too long by one', { email: longEmail(255) }, { email: ['is too long'] }],
  ['a message too long by one', { message: 'x'.repeat(5001) }, { message: ['is too long'] }],
  ['a name of emoji, which count as two', { name: '🏠'.repeat(61) }, { name: ['is too long'] }],
  [
    'a wrong and too long phone number',
    { phone: 'x'.repeat(65) },
    { phone: ['should be a phone number', 'is too long'] },
  ],
])('%s has errors', (_name, values, errors) => {
  expect(checkMessage({ ...GOOD, ...values })).toEqual(errors);
});

test('errors are in the order of the fields', () => {
  const errors = checkMessage({ message: '', phone: 'x', email: '', name: '' });
  expect(Object.keys(errors)).toEqual(['name', 'email', 'phone', 'message']);
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
  '',
  'ada',
  'ada@localhost',
  '@mail.example',
  'ada@',
  'ada@.example',
  'ada@mail.',
  'ada@mail..example',
  'ada@-mail.example',
  'ada@mail-.example',
  `ada@${LABEL}a.example`,
  'ada@mail_host.example',
  'ada@mail.example@mail.example',
  'ada lovelace@mail.example',
  'ada@mail.example, b@mail.example',
  'ada@mail.example\nb@mail.example',
  'Ada <ada@mail.example>',
  'mailto:ada@mail.example',
  'adé@mail.example',
  'ada@bücher.example',
])('%j is not an e-mail address', (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each([
  ['a Nigerian number', '08031234567'],
  ['groups', '0803 123 4567'],
  ['hyphens', '0803-123-4567'],
  ['brackets', '(01) 461 8000'],
  ['an international number', '+234 (0) 803-123-4567'],
  ['an extension', '+1 202.555.0100 ext. 12'],
  ['no-break spaces and direction marks', '\u202A0803\u00A0123\u00A04567\u202C'],
  ['digits of another script', '٠٨٠٣١٢٣٤٥٦٧'],
  ['two numbers', '08031234567, 08059876543'],
  ['two international numbers', '+234 (0) 803 123 4567 or +234 (0) 805 987 6543'],
  ['a note', '0803 123 4567 (WhatsApp)'],
  ['a note before it', 'call after 6 pm: 08031234567'],
  ['the fewest digits', '1234567'],
])('a telephone field may hold %s: %j', (_what, phone) => {
  expect(isPhone(phone)).toBe(true);
  expect(checkMessage({ ...GOOD, phone })).toEqual({});
});

test.each([
  ['nothing', ''],
  ['too few digits by one', '123456'],
  ['a word', 'none'],
  ['an e-mail address', 'ada1@mail.example'],
  ['punctuation', '+ (0) -./ ()'],
])('a telephone field may not hold %s: %j', (_what, phone) => {
  expect(isPhone(phone)).toBe(false);
});

test.each([
  ['an endless name', isEmail, `${'a'.repeat(60_000)}@`],
  ['an endless domain', isEmail, `a@${'a.'.repeat(30_000)}`],
  ['an endless label', isEmail, `a@${'a-'.repeat(30_000)}.example`],
  ['endless spaces', isPhone, `1${' '.repeat(60_000)}a`],
])('refuses %s without backtracking for long', (_name, check, text) => {
  // The processor's time: a busy machine takes longer by the clock.
  const before = process.cpuUsage().user;
  expect(check(text)).toBe(false);
  expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
});
