/** @jest-environment node */
import { createSender } from './submit-message';

/** Answers every request with one reply and keeps what was asked. */
function stubService(reply: () => Promise<Response>) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  globalThis.fetch = (url, init) => {
    requests.push({ url: String(url), init });
    return reply();
  };
  return requests;
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));
const send = (data = new FormData()) =>
  createSender({ endpoint: 'http://forms.test', formId: 'contact' })(data);
const failed = (form: string[], fields = {}) => ({ kind: 'failed', failure: { form, fields } });

test('a message is posted to the form, as multipart, asking for JSON', async () => {
  const requests = stubService(json({ next: '/thanks', ok: true }));
  const data = new FormData();
  data.set('name', 'Ọlá');
  await expect(send(data)).resolves.toEqual({ kind: 'sent' });
  expect(requests).toHaveLength(1);
  const { url, init } = requests[0] ?? {};
  expect(url).toBe('http://forms.test/f/contact');
  expect(init?.method).toBe('POST');
  expect(init?.body).toBe(data);
  expect(init?.headers).toMatchObject({ Accept: 'application/json' });
});

test.each([
  [
    'field errors go to their fields, several of one together',
    json(
      {
        errors: [
          { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
          { code: 'TYPE_TEXT', field: 'email', message: 'is too long' },
          { code: 'REQUIRED_FIELD_EMPTY', field: 'name', message: 'is required' },
        ],
      },
      422,
    ),
    failed([], { email: ['should be an email', 'is too long'], name: ['is required'] }),
  ],
  [
    'an error of a field we do not have is not lost',
    json({ errors: [{ field: 'fax', message: 'is missing' }] }, 422),
    failed(['fax is missing']),
  ],
  [
    'a known code has our sentence',
    json({ errors: [{ code: 'EMPTY', message: 'x' }] }, 400),
    failed(['The form arrived empty. Please fill in your name, e-mail address and message.']),
  ],
  [
    'an unknown code has the service’s own',
    json({ errors: [{ code: 'NEW', message: 'Come back later' }] }, 400),
    failed(['Come back later']),
  ],
  ['a bare error is shown', json({ error: 'Sorry' }, 500), failed(['Sorry'])],
  ['an empty list is unexpected', json({ errors: [] }), failed(['Unexpected response format'])],
  ['an empty object is unexpected', json({}), failed(['Unexpected response format'])],
  ['ok alone is unexpected', json({ ok: true }), failed(['Unexpected response format'])],
  ['null is unexpected', json(null), failed(['Unexpected response format'])],
  [
    'a network failure shows its message',
    () => Promise.reject(new TypeError('Failed to fetch')),
    failed(['Failed to fetch']),
  ],
])('%s', async (_what, reply, expected) => {
  stubService(reply);
  await expect(send()).resolves.toEqual(expected);
});
