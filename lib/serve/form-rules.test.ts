import { checkForm } from './form-rules';

const GOOD = { name: 'Ada', email: 'ada@mail.example', message: 'Hello' };

function errorsOf(form: string, fields: Record<string, string | string[]>): string[] {
  const answer = checkForm(
    form,
    new Map(Object.entries(fields).map(([name, value]) => [name, [value].flat()])),
  );
  if (answer === undefined) return [];
  if (answer.ok) return ['ok'];
  return (answer.errors ?? []).map(({ code, field = '' }) => `${answer.status} ${field} ${code}`);
}

test.each([
  ['contact', GOOD, []],
  ['contact', { ...GOOD, phone: '', company: 'x'.repeat(9000) }, []],
  ['contact', { ...GOOD, name: 'x'.repeat(120), phone: '1'.repeat(32) }, []],
  ['contact', { ...GOOD, message: '\r\n'.repeat(4999) + 'x' }, []],
  ['contact', { ...GOOD, message: 'x'.repeat(5001) }, ['422 message TYPE_TEXT']],
  ['contact', { ...GOOD, name: ['Ada', 'x'.repeat(121)] }, ['422 name TYPE_TEXT']],
  ['contact', { ...GOOD, phone: '1'.repeat(33) }, ['422 phone TYPE_TEXT']],
  ['contact', { ...GOOD, email: 'x'.repeat(255) }, ['422 email TYPE_EMAIL', '422 email TYPE_TEXT']],
  [
    'contact',
    { email: ' ', message: 'x' },
    ['422 name REQUIRED_FIELD_MISSING', '422 email REQUIRED_FIELD_EMPTY'],
  ],
  ['contact', {}, ['400  EMPTY']],
  ['contact', { name: '', email: ' \n', _subject: 'x' }, ['400  EMPTY']],
  ['newsletter', { email: 'ada@mail.example' }, []],
  ['newsletter', { name: 'Ada' }, ['422 email REQUIRED_FIELD_MISSING']],
  ['other', { any: 'x' }, []],
  ['other', { any: 'x', email: '' }, []],
  ['other', { email: ['ada@mail.example', 'x'] }, ['422 email TYPE_EMAIL']],
  ['constructor', { any: 'x' }, []],
])('form %s with %j', (form, fields, errors) => {
  expect(errorsOf(form, fields)).toEqual(errors);
});

test.each([
  ['ada@mail.example', true],
  [' ada@mail.example ', true],
  ["a.b+c_d'e@sub.mail-host.example", true],
  ['A@B.CO', true],
  ['ada@localhost', false],
  ['ada', false],
  ['@mail.example', false],
  ['ada@', false],
  ['ada@mail..example', false],
  ['ada@-mail.example', false],
  ['ada lovelace@mail.example', false],
  ['ada@mail.example, b@mail.example', false],
  ['<ada@mail.example>', false],
  [`${'a'.repeat(60_000)}@`, false],
  [`a@${'a.'.repeat(30_000)}`, false],
])('address %#', (email, isAddress) => {
  expect(errorsOf('other', { email })).toEqual(isAddress ? [] : ['422 email TYPE_EMAIL']);
});
