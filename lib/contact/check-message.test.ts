import { checkMessage, isEmail, isPhone } from './check-message';

const GOOD = { name: 'Ọlá Adé', email: 'ola@mail.example', phone: '', message: 'Which loan?' };
const EMAIL_TAIL = '@mail.example';
const longEmail = (length: number) => `${'a'.repeat(length - EMAIL_TAIL.length)}${EMAIL_TAIL}`;

test.each([
  ['a good message', {}],
  ['one with a phone number', { phone: '0803 123 4567' }],
  ['a phone field of spaces', { phone: '   ' }],
  ['spaces around the e-mail address', { email: ' ola@mail.example ' }],
  ['a name as long as may be', { name: 'x'.repeat(120) }],
  ['an e-mail address as long as may be', { email: longEmail(254) }],
  ['a phone number as long as may be', { phone: `+234${' '.repeat(18)}8031234567` }],
  ['a message as long as may be', { message: 'x'.repeat(5000) }],
  ['a message of line breaks and one word', { message: `${'\n'.repeat(4999)}x` }],
  ['a message in another script', { message: 'مرحبا' }],
])('%s has no fault', (_what, values) => {
  expect(checkMessage({ ...GOOD, ...values })).toEqual({});
});

test.each([
  ['an empty name', { name: '' }, { name: ['is required'] }],
  ['a name of spaces', { name: ' \t\u00A0' }, { name: ['is required'] }],
  ['an empty e-mail address', { email: '' }, { email: ['is required'] }],
  ['a message of line breaks', { message: '\n\n' }, { message: ['is required'] }],
  ['no e-mail address', { email: 'ola' }, { email: ['should be an email'] }],
  ['no phone number', { phone: 'none' }, { phone: ['should be a phone number'] }],
  ['a name too long by one', { name: 'x'.repeat(121) }, { name: ['is too long'] }],
  ['an e-mail address too long by one', { email: longEmail(255) }, { email: ['is too long'] }],
  ['a message too long by one', { message: 'x'.repeat(5001) }, { message: ['is too long'] }],
  ['emoji count as two, as in the browser', { name: '🏠'.repeat(61) }, { name: ['is too long'] }],
  [
    'no e-mail address, and too long: both are said, in this order',
    { email: 'x'.repeat(255) },
    { email: ['should be an email', 'is too long'] },
  ],
  [
    'no phone number, and too long: both are said, in this order',
    { phone: '1'.repeat(33) },
    { phone: ['should be a phone number', 'is too long'] },
  ],
  [
    'all spaces: what is missing is not too long as well',
    { name: ' '.repeat(500) },
    { name: ['is required'] },
  ],
  [
    'nothing at all',
    { name: '', email: '', message: '' },
    { name: ['is required'], email: ['is required'], message: ['is required'] },
  ],
])('%s', (_what, values, faults) => {
  expect(checkMessage({ ...GOOD, ...values })).toEqual(faults);
});

test('the faults stand in the order of the fields', () => {
  const faults = checkMessage({ message: '', phone: 'x', email: 'x', name: '' });
  expect(Object.keys(faults)).toEqual(['name', 'email', 'phone', 'message']);
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
])('%j is an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  ' ',
  '@',
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
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each([
  ['a name without an end', `${'a'.repeat(60_000)}@`],
  ['a domain without an end', `a@${'a.'.repeat(30_000)}`],
  ['a label without an end', `a@${'a-'.repeat(30_000)}.example`],
])('%s is refused at once', (_what, text) => {
  // The processor's time: a busy machine takes longer by the clock.
  const before = process.cpuUsage().user;
  expect(isEmail(text)).toBe(false);
  expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
});

test.each([
  ['Nigerian', '08031234567'],
  ['Nigerian, in groups', '0803 123 4567'],
  ['Nigerian, with hyphens', '0803-123-4567'],
  ['Nigerian, a city’s', '01 4618000'],
  ['Nigerian, a city’s in brackets', '(01) 461 8000'],
  ['Nigerian, international', '+2348031234567'],
  ['Nigerian, international in groups', '+234 803 123 4567'],
  ['Nigerian, with the zero that falls away abroad', '+234 (0) 803-123-4567'],
  ['Nigerian, that zero without a space', '+234(0)8031234567'],
  ['as long as may be, that zero not counted', '+49 (0) 1234567890123'],
  ['British, with 00', '00442079460000'],
  ['British, with 00 in groups', '00 44 20 7946 0000'],
  ['British, with an extension', '+44 20 7946 0000 x3'],
  ['American, with an extension', '+1 202.555.0100 ext. 12'],
  ['American, the extension in capitals, without spaces', '+12025550100EXT12'],
  ['with a slash', '030/1234567'],
  ['with spaces around it', '  08031234567\t'],
  ['with spaces that do not break', '0803\u00A0123\u00A04567'],
  ['with dashes of print', '0803–123‐4567'],
  ['copied with marks of direction', '\u202A+234 803 123 4567\u202C'],
  ['the shortest', '1234567'],
  ['the longest', '+123456789012345'],
  ['the longest after 00', `00${'1'.repeat(15)}`],
  ['the longest with the longest extension', `${'1'.repeat(15)} ext 123456`],
])('a number is taken: %s', (_what, text) => {
  expect(isPhone(text)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['too short', '12345'],
  ['too short by one digit', '123456'],
  ['too short without its extension', '12345 x67'],
  ['letters', 'abcdefgh'],
  ['a word', 'phone'],
  ['a number with letters in it', '0803 CALL NOW'],
  ['a number with a word before it', 'phone 08031234567'],
  ['16 digits', '1'.repeat(16)],
  ['16 digits after a plus', `+${'1'.repeat(16)}`],
  ['16 digits after 00', `00${'1'.repeat(16)}`],
  ['two pluses', '++2348031234567'],
  ['a plus alone', '+'],
  ['a plus within', '234+8031234567'],
  ['a plus at the end', '08031234567+'],
  ['two numbers with a comma', '08031234567, 08031234568'],
  ['two numbers with a slash', '08031234567 / 08031234568'],
  ['two numbers on two lines', '08031234567\n08031234568'],
  ['an extension without digits', '08031234567 ext.'],
  ['an extension of seven digits', '08031234567 x1234567'],
  ['two extensions', '08031234567 x1 x2'],
  ['an extension alone', 'ext. 12'],
  ['signs without digits', '(0) -./ ()'],
  ['an e-mail address', '08031234567@mail.example'],
])('no number is: %s', (_what, text) => {
  expect(isPhone(text)).toBe(false);
});

// As long as the field may be: what is longer is refused for its length.
test('a text that has nothing to do with a number is refused at once', () => {
  // The processor's time: a busy machine takes longer by the clock.
  const before = process.cpuUsage().user;
  expect(isPhone(`1${' '.repeat(5000)}a`)).toBe(false);
  expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
});
