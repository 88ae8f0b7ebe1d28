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
  ['text', '2025', '2025'],
  ['text of length', 'abc', 'abc'],
  ['text of length', '👩‍👩‍👧é🏦', '👩‍👩‍👧é🏦'],
  ['flag', true, true],
  ['date', 'May 3, 2025', '2025-05-03'],
  ['date', '2000-01-01', '2000-01-01'],
  ['url', 'https://baobab.example/a?b=c#d', 'https://baobab.example/a?b=c#d'],
  ['frame', 'https://a1.kola.example/f', 'https://a1.kola.example/f'],
  ['phone', '+234 800 000 0001', '+234 800 000 0001'],
  ['time', '23:59', '23:59'],
  ['latitude', 90, 90],
])('a field of %s accepts %j', (name, value, kept) => {
  expect(fields[name].parse(value)).toBe(kept);
});

test.each<[Name, unknown[]]>([
  ['text', [2025, ['a'], { a: 1 }]],
  ['text of length', ['ab', '🏦🏦', 'abcdef', 'x'.repeat(5001)]],
  ['flag', ['false', 0]],
  ['date', ['3/5/25', 'May 32, 2025', '2025-02-30', '1999-12-31', 2025]],
  ['url', ['http://a.example', 'javascript:a', 'https:/a.example', '//a.example', 'https://', 7]],
  ['url', ['https://a.example/<b>', 'https://a`b.example', 'https://a.example/a b']],
  ['frame', ['https://a1.kola.example/other', 'http://a1.kola.example/f']],
  ['phone', ['0800 000 0001', '+0 800 000 0001', '+1      ', '+234 800 000 0001 234', '+234']],
  ['time', ['9:00', '24:00', '09:60', '9 am', '17.30']],
  ['height', [0, 501, 1.5, '190px']],
  ['latitude', [90.1, -90.1, '6.5']],
])('a field of %s refuses %j, each with one message', (name, values) => {
  for (const value of values)
    expect([value, messages(fields[name], value)]).toEqual([value, [expect.any(String)]]);
});

test.each(Object.keys(fields) as Name[])('a field of %s is required', (name) => {
  for (const value of [undefined, null, ''])
    expect(messages(fields[name], value)).toEqual([expect.stringMatching(/^is missing; /)]);
});

test.each<[Name, unknown]>([
  ['text', 'RC 123456'],
  ['flag', false],
  ['date', 'May 3, 2025'],
])('an optional field of %s is undefined while it is empty', (name, value) => {
  const schema = z.strictObject({ fact: field.optional(fields[name]) });
  for (const empty of [{}, { fact: null }, { fact: '' }, { fact: ' \n ' }])
    expect(schema.parse(empty).fact).toBeUndefined();
  expect(schema.parse({ fact: value }).fact).toBe(fields[name].parse(value));
});
