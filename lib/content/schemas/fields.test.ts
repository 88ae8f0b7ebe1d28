import { z } from 'zod';
import {
  date,
  distinct,
  email,
  flag,
  frameUrl,
  httpsUrl,
  latitude,
  oneOf,
  optional,
  phone,
  pixels,
  text,
  textOfLength,
  time,
} from './fields';

/** The messages of a field, as an editor reads them after its name. */
function messages(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

const providers = [
  { name: 'Kola', address: /^https:\/\/kola\.example\//, example: 'https://kola.example/…' },
  {
    name: 'Neem',
    address: /^https:\/\/\w+\.neem\.example\/f$/,
    example: 'https://….neem.example/f',
  },
];

const fields = {
  text: text('a title'),
  'text of length': textOfLength(3, 5, 'three to five characters'),
  flag: flag('whether it is a draft'),
  date: date(),
  url: httpsUrl("the site's address"),
  frame: frameUrl("the form's address", providers),
  phone: phone(),
  time: time(),
  email: email(),
  word: oneOf(['fin', 'tax']),
  pixels: pixels('a height in pixels'),
  latitude,
} satisfies Record<string, z.ZodType>;

type Field = keyof typeof fields;

test.each<[Field, unknown, unknown]>([
  ['text', 'Money', 'Money'],
  ['text', '  Money \n', 'Money'],
  ['text', '2025', '2025'],
  ['text of length', 'abc', 'abc'],
  ['text of length', '  abcde  ', 'abcde'],
  ['text of length', '👩‍👩‍👧é🏦', '👩‍👩‍👧é🏦'],
  ['flag', true, true],
  ['flag', false, false],
  ['date', 'May 3, 2025', '2025-05-03'],
  ['date', '2000-01-01', '2000-01-01'],
  ['url', 'https://baobab.example/a?b=c#d', 'https://baobab.example/a?b=c#d'],
  ['frame', 'https://kola.example/a?b=c', 'https://kola.example/a?b=c'],
  ['frame', 'https://a1.neem.example/f', 'https://a1.neem.example/f'],
  ['phone', '+234 800 000 0001', '+234 800 000 0001'],
  ['phone', '+2348000000001', '+2348000000001'],
  ['time', '23:59', '23:59'],
  ['email', 'hello@baobab.example', 'hello@baobab.example'],
  ['word', 'tax', 'tax'],
  ['pixels', 1, 1],
  ['latitude', -90, -90],
  ['latitude', 90, 90],
])('%s accepts %j', (field, value, kept) => {
  expect(fields[field].parse(value)).toBe(kept);
});

test.each<[Field, unknown[]]>([
  ['text', [2025, ['a'], { a: 1 }]],
  ['text of length', ['ab', '🏦🏦', 'abcdef', 'x'.repeat(5001)]],
  ['flag', ['false', 0]],
  [
    'date',
    ['3/5/25', 'May 3 2025', 'May 32, 2025', '2025-02-30', '2025-13-01', '1999-12-31', 2025],
  ],
  [
    'url',
    ['http://a.example', 'javascript:a', 'https:/a.example', 'https:a.example', '//a.example'],
  ],
  ['url', ['https://', 'https://a.example/<b>', 'https://a`b.example', 'https://a.example/a b', 7]],
  ['url', ['https://a.example/a"b', String.raw`https://a.example/a\b`]],
  ['frame', ['https://a1.neem.example/other', 'http://kola.example/a']],
  ['phone', ['0800 000 0001', '+0 800 000 0001', '+1      ', '+234 800 000 0001 234', '+234']],
  ['phone', ['+234 800 ask Ada', 2348000000001]],
  ['time', ['9:00', '24:00', '09:60', '9 am', '17.30']],
  ['email', ['Ada <a@b.example>']],
  ['word', ['Tax']],
  ['pixels', [0, 1.5, '190px']],
  ['latitude', [90.1, -90.1, '6.5']],
])('a %s is none of %j, which is said once', (field, values) => {
  for (const value of values)
    expect([value, messages(fields[field], value)]).toEqual([value, [expect.any(String)]]);
});

test.each(Object.keys(fields) as Field[])(
  'a %s is required: missing, empty and null are "is missing"',
  (field) => {
    for (const value of [undefined, null, ''])
      expect(messages(fields[field], value)).toEqual([expect.stringMatching(/^is missing; /)]);
  },
);

test('text of spaces alone is missing', () => {
  expect(messages(fields.text, ' \n')).toEqual(['is missing; write a title']);
});

test.each<[Field, unknown]>([
  ['text', 'RC 123456'],
  ['flag', false],
  ['date', 'May 3, 2025'],
  ['url', 'https://baobab.example'],
  ['phone', '+234 800 000 0001'],
])('an optional %s is undefined while it is not set', (field, value) => {
  const schema = z.strictObject({ fact: optional(fields[field]) });
  for (const unset of [{}, { fact: null }, { fact: '' }, { fact: ' \n ' }])
    expect(schema.parse(unset).fact).toBeUndefined();
  expect(schema.parse({ fact: value }).fact).toBe(fields[field].parse(value));
});

test('entries with the same value in a field are named', () => {
  const list = distinct(z.array(z.object({ id: z.string() })), 'id');
  const entries = ['a', 'b', 'a'].map((id) => ({ id }));
  expect(list.safeParse(entries.slice(1)).success).toBe(true);
  expect(list.safeParse(entries).error?.issues).toMatchObject([
    { path: [2, 'id'], message: expect.stringMatching(/^entry 1 has the same id, "a"/) },
  ]);
});
