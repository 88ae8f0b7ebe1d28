/** @jest-environment jsdom */
import {
  contactFields,
  fieldLabels,
  fieldRules,
  isContactField,
  readValues,
} from './contact-fields';

/** The data of a form with these entries. */
function makeData(entries: [string, string | File][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value);
  }
  return data;
}

test('all fields are read, and only they', () => {
  const data = makeData([
    ['name', 'Ọlá Adé'],
    ['email', 'ola@mail.example'],
    ['phone', '0803 123 4567'],
    ['message', 'Which loan? ₦5m 🏠'],
    ['_gotcha', 'bot'],
    ['company', 'x'],
  ]);
  expect(readValues(data)).toEqual({
    name: 'Ọlá Adé',
    email: 'ola@mail.example',
    phone: '0803 123 4567',
    message: 'Which loan? ₦5m 🏠',
  });
});

test('a field that is not there is empty', () => {
  expect(readValues(new FormData())).toEqual({ name: '', email: '', phone: '', message: '' });
});

test('a file in a field’s place is no text', () => {
  const data = makeData([['message', new File(['text'], 'message.txt')]]);
  expect(readValues(data).message).toBe('');
});

test.each([
  ['a form’s line breaks are one character each', 'a\r\nb\r\n\r\nc\r\n', 'a\nb\n\nc\n'],
  ['those of a script stay', 'a\nb', 'a\nb'],
  ['spaces stay: what was typed is nobody’s to change', ' a\t ', ' a\t '],
])('%s', (_what, typed, read) => {
  expect(readValues(makeData([['message', typed]])).message).toBe(read);
});

test('of two values of one field the first is read', () => {
  const data = makeData([
    ['name', 'Ada'],
    ['name', 'Bisi'],
  ]);
  expect(readValues(data).name).toBe('Ada');
});

test('every field has its label and its rule, and only the phone is optional', () => {
  expect(contactFields).toEqual(['name', 'email', 'phone', 'message']);
  expect(contactFields.map((field) => fieldLabels[field])).toEqual([
    'Name',
    'Email',
    'Phone',
    'Message',
  ]);
  expect(contactFields.filter((field) => !fieldRules[field].isRequired)).toEqual(['phone']);
});

test.each([
  ['name', true],
  ['message', true],
  ['Name', false],
  ['_gotcha', false],
  ['constructor', false],
  ['length', false],
  ['', false],
])('%j is a field of the form: %j', (name, isOne) => {
  expect(isContactField(name)).toBe(isOne);
});
