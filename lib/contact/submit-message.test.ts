/** @jest-environment jsdom */
import fc from 'fast-check';
import { runInThisContext } from 'node:vm';
import { createSender, PATIENCE, UNEXPECTED_REPLY } from './submit-message';

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

test('the client says who it is, and when the page was ready to send', async () => {
  const requests = stubService(json({ next: '/thanks' }));
  const before = Date.now();
  const sender = createSender({ endpoint: 'http://forms.test', formId: 'contact' });
  const after = Date.now();
  await sender(new FormData());
  await sender(new FormData());
  const sessions = requests.map(({ init }) => {
    const headers = new Headers(init?.headers);
    expect(headers.get('Formspree-Client')).toMatch(/^@formspree\/core@\d+\.\d+\.\d+$/);
    return JSON.parse(atob(headers.get('Formspree-Session-Data') ?? '')) as { loadedAt: number };
  });
  expect(sessions[0]).toEqual({ loadedAt: expect.any(Number), webdriver: false });
  expect(sessions[0]?.loadedAt).toBeGreaterThanOrEqual(before);
  expect(sessions[0]?.loadedAt).toBeLessThanOrEqual(after);
  expect(sessions[1]).toEqual(sessions[0]);
});

test('the browser’s own fetch stands in its place while the answer is awaited', async () => {
  stubService(json({ next: '/thanks' }));
  const own = globalThis.fetch;
  const outcome = send();
  expect(globalThis.fetch).toBe(own);
  await outcome;
  expect(globalThis.fetch).toBe(own);
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
  ['errors without a message are unexpected', json({ errors: [null, { code: 'EMPTY' }] }, 422)],
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

test('no answer in time is told, and the request is given up', async () => {
  jest.useFakeTimers();
  let signal: AbortSignal | null | undefined;
  stubService(
    (init) =>
      new Promise((_resolve, reject) => {
        signal = init?.signal;
        signal?.addEventListener('abort', () => {
          reject(new DOMException('The user aborted a request.', 'AbortError'));
        });
      }),
  );
  const outcome = send();
  jest.advanceTimersByTime(PATIENCE - 1);
  expect(signal?.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  jest.useRealTimers();
  await expect(outcome).resolves.toEqual(
    unsure('Our form service did not answer within 15 seconds.'),
  );
});

const cyclic: { self?: unknown } = {};
cyclic.self = cyclic;

test.each([
  ['a text', 'offline'],
  ['nothing', undefined],
  ['null', null],
  ['an object', { status: 0 }],
  ['what cannot be written as JSON', cyclic],
])('it never rejects, even if the network fails with %s', async (_what, reason) => {
  stubService(() => Promise.reject(reason));
  await expect(send()).resolves.toMatchObject({ kind: 'failed', failure: { isUnsure: true } });
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
