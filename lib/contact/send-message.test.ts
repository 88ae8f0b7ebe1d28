/** @jest-environment jsdom */
import fc from 'fast-check';
import { runInThisContext } from 'node:vm';
import { createSender } from './send-message';

const UNEXPECTED_REPLY = 'Unexpected response format';

// jsdom has a browser's window and forms, but no replies; Node has.
globalThis.Response = runInThisContext('Response');

type Reply = (init: RequestInit | undefined) => Promise<Response>;

/** Answers every request with one reply and keeps what was asked. */
function stubService(reply: Reply) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  globalThis.fetch = (url, init) => {
    requests.push({ url: String(url), init });
    return reply(init);
  };
  return requests;
}

const answer =
  (text: string, status = 200): Reply =>
  () =>
    Promise.resolve(new Response(text, { status }));
const json = (body: unknown, status = 200) => answer(JSON.stringify(body), status);
const send = (data = new FormData()) =>
  createSender({ endpoint: 'http://forms.test', formId: 'contact' })(data);

const failed = (form: string[], fields = {}, isUnsure = false) => ({
  kind: 'failed',
  failure: { form, fields, isUnsure },
});
const unsure = (text = UNEXPECTED_REPLY) => failed([text], {}, true);
const around = (message: string) =>
  `Our form service said: “${message}”. Please try again later, or send your message by e-mail.`;

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
  // The browser has to add the multipart boundary.
  expect(init?.headers).not.toHaveProperty('Content-Type');
});

test('the service hears when the page was ready to send, and whether a program reads it', async () => {
  const requests = stubService(json({ next: '/thanks' }));
  const before = Date.now();
  const sender = createSender({ endpoint: 'http://forms.test', formId: 'contact' });
  const after = Date.now();
  await sender(new FormData());
  await sender(new FormData());
  const sessions = requests.map(({ init }) => {
    const data = new Headers(init?.headers).get('Formspree-Session-Data') ?? '';
    return JSON.parse(atob(data)) as { loadedAt: number };
  });
  expect(sessions[0]).toEqual({ loadedAt: expect.any(Number), webdriver: false });
  expect(sessions[0]?.loadedAt).toBeGreaterThanOrEqual(before);
  expect(sessions[0]?.loadedAt).toBeLessThanOrEqual(after);
  expect(sessions[1]).toEqual(sessions[0]);
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
    'errors are believed under a good status, too',
    json({ errors: [{ field: 'name', message: 'is required' }], next: '/thanks' }),
    failed([], { name: ['is required'] }),
  ],
  [
    'an error of a field we do not have is not lost',
    json({ errors: [{ field: 'fax', message: 'is missing' }] }, 422),
    failed(['fax is missing']),
  ],
  [
    'several of such a field stand together',
    json({
      errors: ['is missing', 'is long'].map((message) => ({ field: 'constructor', message })),
    }),
    failed(['constructor is missing, is long']),
  ],
  [
    'errors of the form and of fields are told together',
    json({ errors: [{ message: 'No' }, { field: 'name', message: 'is odd' }] }, 422),
    failed([around('No')], { name: ['is odd'] }),
  ],
  [
    'a known code has our sentence',
    json({ errors: [{ code: 'EMPTY', message: 'x' }] }, 400),
    failed(['The form arrived empty. Please fill in your name, e-mail address and message.']),
  ],
  [
    'an unknown code has the service’s own',
    json({ errors: [{ code: 'NEW', message: 'Come back later' }] }, 400),
    failed([around('Come back later')]),
  ],
  ['a bare error is shown', json({ error: 'Sorry' }, 500), failed([around('Sorry')])],
  [
    'a bare error counts beside an empty list and a next',
    json({ error: 'Sorry', errors: [], next: '/t' }),
    failed([around('Sorry')]),
  ],
  [
    'a code and a field that are no texts are ignored',
    json({ errors: [{ code: 5, field: null, message: 'No' }] }),
    failed([around('No')]),
  ],
])('%s', async (_what, reply, expected) => {
  stubService(reply);
  await expect(send()).resolves.toEqual(expected);
});

test.each([
  ['an empty list is unexpected', json({ errors: [] })],
  ['an empty object is unexpected', json({})],
  ['ok alone is unexpected', json({ ok: true })],
  ['null is unexpected', json(null)],
  ['a text is unexpected', json('x')],
  ['a list is unexpected', json([])],
  ['a next that is no text is unexpected', json({ next: 5 })],
  ['a next under a bad status is unexpected', json({ next: '/thanks' }, 500)],
  ['a page is unexpected', answer('<!doctype html><title>Are you human?</title>')],
  ['an empty answer is unexpected', answer('')],
  ['no content is unexpected', () => Promise.resolve(new Response(null, { status: 204 }))],
  ['a next in a list is unexpected', json([{ next: '/t' }])],
  ['a next of the prototype is unexpected', answer('{"__proto__":{"next":"/t"}}')],
  ['an answer cut off is unexpected', answer('{"next":"/tha')],
  ['an empty error is unexpected', json({ error: '' })],
  ['an error that is no text is unexpected', json({ error: { message: 'x' } })],
  ['errors that are no list are unexpected', json({ errors: { message: 'x' } })],
  ['an error that is null is unexpected', json({ errors: [{ message: 'x' }, null] }, 422)],
  ['an error without a message is unexpected', json({ errors: [{ code: 'EMPTY' }] }, 422)],
  ['a next beside errors that say nothing is unexpected', json({ next: '/t', errors: ['x'] })],
  [
    'a payment nobody asked for is unexpected',
    json({ stripe: { paymentIntentClientSecret: 's' }, resubmitKey: 'k' }),
  ],
])('%s, and the message may have arrived', async (_what, reply) => {
  stubService(reply);
  await expect(send()).resolves.toEqual(unsure());
});

test.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
  'a network failure shows its message: %s',
  async (message) => {
    stubService(() => Promise.reject(new TypeError(message)));
    await expect(send()).resolves.toEqual(unsure(message));
  },
);

test('a body that breaks off is a network failure', async () => {
  const reply = new Response('{"next":');
  jest.spyOn(reply, 'text').mockRejectedValue(new TypeError('terminated'));
  stubService(() => Promise.resolve(reply));
  await expect(send()).resolves.toEqual(unsure('terminated'));
});

test('no whole answer in time is told, and the request is given up', async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  let signal: AbortSignal | null | undefined;
  stubService((init) => {
    signal = init?.signal;
    const body = new Promise<string>((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        reject(new DOMException('The user aborted a request.', 'AbortError'));
      });
    });
    return Promise.resolve({ ok: true, text: () => body } as Response);
  });
  const outcome = send();
  expect(timeout).toHaveBeenCalledWith(15_000);
  expect(signal).toBe(limit.signal);
  limit.abort();
  await expect(outcome).resolves.toEqual(
    unsure('Our form service did not answer within 15 seconds.'),
  );
  timeout.mockRestore();
});

test('it never rejects, even without a fetch', async () => {
  stubService(json({}));
  Reflect.deleteProperty(globalThis, 'fetch');
  await expect(send()).resolves.toMatchObject({ kind: 'failed', failure: { isUnsure: true } });
});

test('whatever is answered, only a next under a good status and without errors is a success', async () => {
  const value = fc.oneof(fc.jsonValue(), fc.constantFrom('/t', []));
  const body = fc.record({ next: value, error: value, errors: value }, { requiredKeys: [] });
  const status = fc.constantFrom(200, 201, 299, 300, 400, 403, 422, 500);
  await fc.assert(
    fc.asyncProperty(fc.oneof(body, fc.jsonValue()), status, async (reply, code) => {
      stubService(json(reply, code));
      const { kind } = await send();
      if (kind === 'failed') return;
      expect(code).toBeLessThan(300);
      expect(reply).toMatchObject({ next: expect.any(String) });
      const { errors } = reply as { errors?: unknown };
      expect(Array.isArray(errors) && errors.length > 0).toBe(false);
    }),
  );
});
