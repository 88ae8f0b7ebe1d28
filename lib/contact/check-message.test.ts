import { checkMessage } from './check-message';

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
