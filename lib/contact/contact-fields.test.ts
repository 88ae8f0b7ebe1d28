/** @jest-environment jsdom */
import {
  checkMessage,
  contactFields,
  fieldLabels,
  fieldRules,
  isContactField,
  isEmail,
  isPhone,
  readValues,
} from './contact-fields';

const GOOD = { name: 'Ọlá Adé', email: 'ola@mail.example', phone: '', message: 'Which loan?' };
const EMAIL_TAIL = '@mail.example';
const longEmail = (length: number) => `${'a'.repeat(length - EMAIL_TAIL.length)}${EMAIL_TAIL}`;

/** A form's data; a field may occur more than once. */
function makeData(...entries: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

test('every field has its label, and only the phone is optional', () => {
  expect(contactFields.map((field) => fieldLabels[field])).toEqual([
    'Name',
    'Email',
    'Phone',
    'Message',
  ]);
  expect(contactFields.filter((field) => !fieldRules[field].isRequired)).toEqual(['phone']);
});

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
  ['the longest phone number', { phone: `+234${' '.repeat(18)}8031234567` }],
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
    { phone: '1'.repeat(33) },
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
  ['Nigerian', '08031234567'],
  ['in groups', '0803 123 4567'],
  ['with hyphens', '0803-123-4567'],
  ['of a city, in brackets', '(01) 461 8000'],
  ['international', '+2348031234567'],
  ['with the zero that is not dialled abroad', '+234 (0) 803-123-4567'],
  ['with that zero, not counted', '+49 (0) 1234567890123'],
  ['British, with 00 in groups', '00 44 20 7946 0000'],
  ['with an extension', '+44 20 7946 0000 x3'],
  ['American, with an extension', '+1 202.555.0100 ext. 12'],
  ['with an extension in capitals, without spaces', '+12025550100EXT12'],
  ['with a slash', '030/1234567'],
  ['with spaces around it', '  08031234567\t'],
  ['with no-break spaces', '0803\u00A0123\u00A04567'],
  ['with typographic dashes', '0803–123‐4567'],
  ['copied with direction marks', '\u202A+234 803 123 4567\u202C'],
  ['the shortest', '1234567'],
  ['the longest', '+123456789012345'],
  ['the longest after 00', `00${'1'.repeat(15)}`],
  ['the longest with the longest extension', `${'1'.repeat(15)} ext 123456`],
])('a telephone number may be %s: %j', (_name, text) => {
  expect(isPhone(text)).toBe(true);
});

test.each([
  ['empty', ''],
  ['too short by one digit', '123456'],
  ['too short without its extension', '12345 x67'],
  ['a word', 'phone'],
  ['letters in a number', '0803 CALL NOW'],
  ['a word before a number', 'phone 08031234567'],
  ['16 digits', '1'.repeat(16)],
  ['16 digits after a plus', `+${'1'.repeat(16)}`],
  ['16 digits after 00', `00${'1'.repeat(16)}`],
  ['two pluses', '++2348031234567'],
  ['a plus inside', '234+8031234567'],
  ['two numbers with a comma', '08031234567, 08031234568'],
  ['two numbers with a slash', '08031234567 / 08031234568'],
  ['two numbers on two lines', '08031234567\n08031234568'],
  ['an extension without digits', '08031234567 ext.'],
  ['an extension of seven digits', '08031234567 x1234567'],
  ['two extensions', '08031234567 x1 x2'],
  ['an extension alone', 'ext. 12'],
  ['punctuation without digits', '(0) -./ ()'],
  ['an e-mail address', '08031234567@mail.example'],
])('a telephone number may not be %s: %j', (_name, text) => {
  expect(isPhone(text)).toBe(false);
});

test.each([
  ['an endless name', isEmail, `${'a'.repeat(60_000)}@`],
  ['an endless domain', isEmail, `a@${'a.'.repeat(30_000)}`],
  ['an endless label', isEmail, `a@${'a-'.repeat(30_000)}.example`],
  ['endless spaces', isPhone, `1${' '.repeat(5000)}a`],
])('refuses %s without backtracking for long', (_name, check, text) => {
  // The processor's time: a busy machine takes longer by the clock.
  const before = process.cpuUsage().user;
  expect(check(text)).toBe(false);
  expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
});
