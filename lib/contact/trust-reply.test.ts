import fc from 'fast-check';
import { trustReply } from './trust-reply';

const read = (text: string, isGood = true): unknown => JSON.parse(trustReply(text, isGood));
const HTML = '<!doctype html><title>Are you human?</title>';

test.each([
  ['a next address', '{"next":"/thanks"}', { next: '/thanks' }],
  ['a next address and ok', '{"next":"/thanks","ok":true}', { next: '/thanks' }],
  ['an empty next address', '{"next":""}', { next: '' }],
  ['a next address with white space around the reply', ' \n{"next":"/t"}\r\n', { next: '/t' }],
  ['the last of two next addresses', '{"next":5,"next":"/t"}', { next: '/t' }],
])('of a good reply, believed: %s', (_what, text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ['a captcha page', HTML],
  ['nothing', ''],
  ['white space', ' \n'],
  ['an empty object', '{}'],
  ['an empty list of errors', '{"errors":[]}'],
  ['ok alone', '{"ok":true}'],
  ['a next that is a number', '{"next":5}'],
  ['a next that is null', '{"next":null}'],
  ['a next that is a list', '{"next":["/t"]}'],
  ['two nexts, the last a number', '{"next":"/t","next":5}'],
  ['a next in another case', '{"Next":"/t"}'],
  ['a next of the prototype', '{"__proto__":{"next":"/t"}}'],
  ['a next of the constructor', '{"constructor":{"prototype":{"next":"/t"}}}'],
  ['a next in a list', '[{"next":"/t"}]'],
  ['an empty list', '[]'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['a text that looks like an answer', '"{\\"next\\":\\"/t\\"}"'],
  ['a number', '7'],
  ['true', 'true'],
  ['an answer cut off', '{"next":"/tha'],
  ['an answer with something after it', '{"next":"/t"}<script>'],
  ['an answer with a byte-order mark before it', '\uFEFF{"next":"/t"}'],
  ['a payment that is to be confirmed', '{"stripe":{"paymentIntentClientSecret":"s"}}'],
  [
    'a payment with the key to send again',
    '{"stripe":{"paymentIntentClientSecret":"s"},"resubmitKey":"k"}',
  ],
  ['errors that are an object', '{"errors":{"message":"x"}}'],
  ['errors that are a text', '{"errors":"x"}'],
  ['an error that is null', '{"errors":[null]}'],
  ['an error that is a text', '{"errors":["x"]}'],
  ['an error that is a list', '{"errors":[["message"]]}'],
  ['an error without a message', '{"errors":[{"code":"EMPTY"}]}'],
  ['an error whose message is a number', '{"errors":[{"message":5}]}'],
  ['an error whose message is null', '{"errors":[{"message":null}]}'],
  ['an error with the prototype’s message', '{"errors":[{"__proto__":{"message":"x"}}]}'],
  ['a good error beside null', '{"errors":[{"message":"x"},null]}'],
  ['a good error beside one without a message', '{"errors":[{"message":"x"},{"code":"EMPTY"}]}'],
  ['a next beside errors that say nothing', '{"next":"/t","errors":[null]}'],
  ['a plain error that is empty', '{"error":""}'],
  ['a plain error that is an object', '{"error":{"message":"x"}}'],
])('not believed, under any status: %s', (_what, text) => {
  expect(read(text, true)).toEqual({});
  expect(read(text, false)).toEqual({});
});

test('a next address under a bad status is not believed', () => {
  expect(read('{"next":"/thanks","ok":true}', false)).toEqual({});
});

const tooLong = { code: 'TYPE_TEXT', field: 'name', message: 'is too long' };

test.each([
  ['errors of fields', { errors: [tooLong] }, { errors: [tooLong] }],
  ['an error of the form', { errors: [{ message: 'No' }] }, { errors: [{ message: 'No' }] }],
  ['errors beside a next address', { next: '/t', errors: [tooLong] }, { errors: [tooLong] }],
  ['errors beside a plain error', { error: 'No', errors: [tooLong] }, { errors: [tooLong] }],
  ['errors beside a payment', { stripe: {}, errors: [tooLong] }, { errors: [tooLong] }],
  ['a plain error', { error: 'No' }, { error: 'No' }],
  ['a plain error beside a next address', { error: 'No', next: '/t' }, { error: 'No' }],
  ['a plain error beside an empty list', { error: 'No', errors: [] }, { error: 'No' }],
  [
    'a code and a field that are no texts fall away',
    { errors: [{ code: 5, field: null, message: 'No', details: {} }] },
    { errors: [{ message: 'No' }] },
  ],
  [
    'HTML in a message is text like any other',
    { errors: [{ message: '<b>No</b>' }] },
    { errors: [{ message: '<b>No</b>' }] },
  ],
])('told under any status: %s', (_what, reply, expected) => {
  const text = JSON.stringify(reply);
  expect(read(text, true)).toEqual(expected);
  expect(read(text, false)).toEqual(expected);
});

const anything = fc.oneof(fc.jsonValue(), fc.constantFrom('/t', 'x', null, []));
const message = fc.oneof(fc.string(), anything);
const reply = fc.record(
  {
    next: anything,
    error: message,
    errors: fc.oneof(
      anything,
      fc.array(fc.record({ message, code: anything, field: anything }, { requiredKeys: [] })),
    ),
    stripe: anything,
    resubmitKey: anything,
  },
  { requiredKeys: [] },
);

/** What the rest of the form may rely on: errors, each with a message, or an error, or a next. */
function isKnownShape(left: Record<string, unknown>): boolean {
  const [[name, value] = [undefined, undefined], ...others] = Object.entries(left);
  if (name === undefined) return true;
  if (others.length > 0) return false;
  if (name !== 'errors') return ['error', 'next'].includes(name) && typeof value === 'string';
  const isTold = (error: { message?: unknown }) => typeof error.message === 'string';
  return Array.isArray(value) && value.length > 0 && value.every(isTold);
}

test('whatever the reply, what is left is errors with a message, an error, a next, or nothing', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    reply.map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(text, fc.boolean(), (body, isGood) => {
      const left: Record<string, unknown> = JSON.parse(trustReply(body, isGood));
      expect(isKnownShape(left)).toBe(true);
      if (!isGood) expect(left).not.toHaveProperty('next');
    }),
  );
});
