import { z } from 'zod';
import {
  date,
  degrees,
  distinct,
  email,
  flag,
  frameUrl,
  httpsUrl,
  oneOf,
  optional,
  phone,
  positiveInteger,
  text,
  textOfLength,
  time,
} from './fields';

/** The messages of a field, as an editor reads them after its name. */
function messages(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

const PHONE = 'a telephone number in international form, such as "+234 800 000 0001"';
const DATE = 'a date such as "May 3, 2025" or 2025-05-03';
const SITE = "the site's address, beginning with https://";
const FORM = "the form's address, beginning with https://";
const FLAG = 'true or false without quotes (whether it is a draft)';

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
  pixels: positiveInteger('a height in pixels'),
  latitude: degrees(90, 'a latitude'),
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

const QUOTE_IT = 'put double quotes around it';
const UNQUOTE_IT = 'write a plain number without quotes';

test.each<[Field, unknown, string]>([
  ['text', 2025, `expected a title, got the number 2025; ${QUOTE_IT}`],
  ['text', ['a'], `expected a title, got a list; ${QUOTE_IT}`],
  ['text', { a: 1 }, `expected a title, got a group of fields; ${QUOTE_IT}`],
  ['text of length', 'ab', 'has 2 characters; expected 3 to 5'],
  ['text of length', '🏦🏦', 'has 2 characters; expected 3 to 5'],
  ['text of length', 'abcdef', 'has 6 characters; expected 3 to 5'],
  ['text of length', 'x'.repeat(5001), 'has 5,001 characters; expected 3 to 5'],
  ['flag', 'false', `expected ${FLAG}, got "false"`],
  ['flag', 0, `expected ${FLAG}, got the number 0`],
  ['date', '3/5/25', `expected ${DATE}, got "3/5/25"`],
  ['date', 'May 3 2025', `expected ${DATE}, got "May 3 2025"`],
  ...['May 32, 2025', 'February 30, 2025', '2025-02-30', '2025-13-01'].map(
    (day): [Field, unknown, string] => [
      ...(['date', day] as const),
      `expected ${DATE}, got "${day}"; there is no such day`,
    ],
  ),
  ['date', '1999-12-31', `expected ${DATE}, got "1999-12-31"; the year is too early`],
  ['date', 2025, `expected ${DATE}, got the number 2025`],
  ['url', 'http://baobab.example', `expected ${SITE}, got "http://baobab.example"`],
  ['url', 'javascript:alert(1)', `expected ${SITE}, got "javascript:alert(1)"`],
  ['url', 'https:/baobab.example', `expected ${SITE}, got "https:/baobab.example"`],
  ['url', 'https:baobab.example', `expected ${SITE}, got "https:baobab.example"`],
  ['url', '//baobab.example', `expected ${SITE}, got "//baobab.example"`],
  ['url', 'https://', `expected ${SITE}, got "https://"`],
  ['url', 'https://a.example/<b>', `expected ${SITE}, got "https://a.example/<b>"`],
  ['url', 'https://a`b.example', `expected ${SITE}, got "https://a\`b.example"`],
  ['url', 'https://a.example/a b', `expected ${SITE}, got "https://a.example/a b"`],
  ['url', 'https://a.example/a"b', `expected ${SITE}, got "https://a.example/a"b"`],
  ['url', 7, `expected ${SITE}, got the number 7`],
  [
    'frame',
    'https://a1.neem.example/other',
    'expected the form\'s address at Kola (https://kola.example/…) or Neem (https://….neem.example/f); got "https://a1.neem.example/other". Another provider is an entry in lib/site/providers.ts',
  ],
  ['frame', 'http://kola.example/a', `expected ${FORM}, got "http://kola.example/a"`],
  ['phone', '0800 000 0001', `expected ${PHONE}, got "0800 000 0001"`],
  ['phone', '+0 800 000 0001', `expected ${PHONE}, got "+0 800 000 0001"`],
  ['phone', '+1      ', `expected ${PHONE}, got "+1 "`],
  ['phone', '+234 800 000 0001 234', `expected ${PHONE}, got "+234 800 000 0001 234"`],
  ['phone', '+234', `expected ${PHONE}, got "+234"`],
  ['phone', '+234 800 ask Ada', `expected ${PHONE}, got "+234 800 ask Ada"`],
  ['phone', 2348000000001, `expected ${PHONE}, got the number 2348000000001; ${QUOTE_IT}`],
  ...['9:00', '24:00', '09:60', '9 am', '17.30'].map((written): [Field, unknown, string] => [
    ...(['time', written] as const),
    `expected a time such as 09:00 or 17:30, got "${written}"`,
  ]),
  ['email', 'Ada <a@b.example>', 'expected an e-mail address, got "Ada <a@b.example>"'],
  ['word', 'Tax', 'expected one of fin, tax, got "Tax"'],
  ['pixels', 0, 'expected a height in pixels, got the number 0'],
  ['pixels', 1.5, 'expected a height in pixels, got the number 1.5'],
  ['pixels', '190px', `expected a height in pixels, got "190px"; ${UNQUOTE_IT}`],
  ['latitude', 90.1, 'expected a latitude, got the number 90.1'],
  ['latitude', -90.1, 'expected a latitude, got the number -90.1'],
  ['latitude', '6.5', `expected a latitude, got "6.5"; ${UNQUOTE_IT}`],
])('%s refuses %j', (field, value, message) => {
  expect(messages(fields[field], value)).toEqual([message]);
});

test.each<[Field, string]>([
  ['text', 'a title'],
  ['text of length', 'three to five characters'],
  ['flag', FLAG],
  ['date', DATE],
  ['url', SITE],
  ['frame', FORM],
  ['phone', PHONE],
  ['time', 'a time such as 09:00 or 17:30'],
  ['email', 'an e-mail address'],
  ['word', 'one of fin, tax'],
  ['pixels', 'a height in pixels'],
  ['latitude', 'a latitude'],
])('a %s is required: missing, empty and null are "is missing"', (field, what) => {
  for (const value of [undefined, null, '']) {
    expect(messages(fields[field], value)).toEqual([`is missing; expected ${what}`]);
  }
});

test('text of spaces alone is missing', () => {
  expect(messages(fields.text, ' \n')).toEqual(['is missing; expected a title']);
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
    { path: [2, 'id'], message: '"a" is the id of entry 1 too; keep one of them' },
  ]);
});
