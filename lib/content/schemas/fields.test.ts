import { z } from 'zod';
import * as field from './fields';

/** The messages of a field, which follow its name. */
function messages(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

const provider = {
  name: 'Kola',
  address: /^https:\/\/\w+\.kola\.example\/f$/,
  example: 'https://….kola.example/f',
};

const fields = {
  text: field.text('a title'),
  'text of length': field.textOfLength(3, 5, 'three to five characters'),
  flag: field.flag,
  date: field.date,
  url: field.httpsUrl("the site's address"),
  frame: field.frameUrl("the form's address", [provider]),
  phone: field.phone,
  time: field.time,
  email: field.email,
  word: field.oneOf(['fin', 'tax']),
  height: field.wholeNumber('a height in pixels', 1, 500),
  latitude: field.latitude,
} satisfies Record<string, z.ZodType>;

type Name = keyof typeof fields;

test.each<[Name, unknown, unknown]>([
  ['text', '  Money \n', 'Money'],
  ['text of length', '👩‍👩‍👧é🏦', '👩‍👩‍👧é🏦'],
  ['flag', true, true],
  ['date', 'May 3, 2025', '2025-05-03'],
  ['url', 'https://baobab.example/a?b=c#d', 'https://baobab.example/a?b=c#d'],
  ['phone', '+234 800 000 0001', '+234 800 000 0001'],
])('a field of %s accepts %j', (name, value, kept) => {
  expect(fields[name].parse(value)).toBe(kept);
});

test.each<[Name, unknown[]]>([
  ['text', [2025, ['a'], { a: 1 }]],
  ['text of length', ['ab', '🏦🏦', 'abcdef']],
  ['flag', ['false', 0]],
  ['date', ['3/5/25', '1999-12-31', 2025]],
  ['url', ['http://a.example', 'javascript:a', '//a.example', 'https://a.example/<b>', 7]],
  ['frame', ['https://a1.kola.example/other', 'http://a1.kola.example/f']],
  ['phone', ['0800 000 0001', '+234 800 000 0001 234', '+234']],
  ['time', ['9:00', '24:00', '09:60']],
  ['height', [0, 501, 1.5]],
  ['latitude', [90.1, -90.1, '6.5']],
])('a field of %s refuses %j, each with one message', (name, values) => {
  for (const value of values)
    expect([value, messages(fields[name], value)]).toEqual([value, [expect.any(String)]]);
});

test.each(Object.keys(fields) as Name[])('a field of %s is required', (name) => {
  for (const value of [undefined, null, ''])
    expect(messages(fields[name], value)).toEqual([expect.stringMatching(/^is missing; /)]);
});

test('an optional field is undefined while it is empty', () => {
  const schema = z.strictObject({ fact: field.optional(fields.date) });
  for (const empty of [{}, { fact: null }, { fact: ' \n ' }])
    expect(schema.parse(empty).fact).toBeUndefined();
  expect(schema.parse({ fact: 'May 3, 2025' }).fact).toBe('2025-05-03');
});
