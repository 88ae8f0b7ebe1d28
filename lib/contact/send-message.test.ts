/** @jest-environment jsdom */
import { runInThisContext } from 'node:vm';
import { createSender } from './send-message';

const UNEXPECTED_REPLY = 'Unexpected response format';

// jsdom has a browser's window and forms, but no Response; Node has.
globalThis.Response = runInThisContext('Response');

type Reply = (init: RequestInit | undefined) => Promise<Response>;

/** Answers every request with one reply and keeps the requests. */
function stubService(reply: Reply) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  globalThis.fetch = (url, init) => {
    requests.push({ url: String(url), init });
    return reply(init);
  };
  return requests;
}

const answer =
  (text: string, status = 200, type = 'text/plain'): Reply =>
  () =>
    Promise.resolve(new Response(text, { status, headers: { 'Content-Type': type } }));
const page = (status: number) => answer('<h1>A page</h1>', status, 'text/html; charset=utf-8');
const json = (body: unknown, status = 200) => answer(JSON.stringify(body), status);
const ACTION = 'http://forms.test/f/contact';
const send = (data = new FormData(), action = ACTION) => createSender(action)(data);
const sendToOwnSite = () => send(new FormData(), '/f/contact');

const failed = (form: string[], fields = {}, deliveryUnknown = false) => ({
  status: 'failed',
  failure: { form, fields, deliveryUnknown },
});
const unknownDelivery = (text = UNEXPECTED_REPLY) => failed([text], {}, true);
const around = (message: string) =>
  `Our form service said: “${message}”. Please try again later, or send your message by e-mail.`;

test('posts a message to the form as multipart, asking for JSON', async () => {
  const requests = stubService(json({ next: '/thanks', ok: true }));
  const data = new FormData();
  data.set('name', 'Ọlá');
  await expect(send(data)).resolves.toEqual({ status: 'sent' });
  expect(requests).toHaveLength(1);
  const { url, init } = requests[0] ?? {};
  expect(url).toBe(ACTION);
  expect(init?.method).toBe('POST');
  expect(init?.body).toBe(data);
  expect(init?.headers).toMatchObject({ Accept: 'application/json' });
  // The browser adds the multipart boundary.
  expect(init?.headers).not.toHaveProperty('Content-Type');
});

test('tells the service when the page was ready, and whether a program controls the browser', async () => {
  const requests = stubService(json({ next: '/thanks' }));
  const now = jest.spyOn(Date, 'now').mockReturnValueOnce(1_700_000_000_000);
  const sender = createSender(ACTION);
  now.mockRestore();
  await sender(new FormData());
  await sender(new FormData());
  const sessions = requests.map(({ init }): unknown =>
    JSON.parse(atob(new Headers(init?.headers).get('Formspree-Session-Data') ?? '')),
  );
  const session = { loadedAt: 1_700_000_000_000, webdriver: false };
  expect(sessions).toEqual([session, session]);
});

const fieldErrors = [
  { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
  { code: 'TYPE_TEXT', field: 'email', message: 'is too long' },
  { code: 'REQUIRED_FIELD_EMPTY', field: 'name', message: 'is required' },
];
const byField = { email: ['should be an email', 'is too long'], name: ['is required'] };
const unknownField = ['is missing', 'is long'].map((message) => ({
  field: 'constructor',
  message,
}));
const EMPTY = 'The form arrived empty. Please fill in your name, e-mail address and message.';

test.each([
  ['errors with a next', { errors: fieldErrors, next: '/t' }, 200, failed([], byField)],
  ['an unknown field', { errors: unknownField }, 422, failed(['constructor is missing, is long'])],
  [
    'errors of the form, with odd codes and fields, and of a field',
    {
      errors: [
        { code: 'toString', message: 'No' },
        { code: 5, field: null, message: 'Nor' },
        { field: '', message: 'Never' },
        { field: 'name', message: 'is odd' },
      ],
    },
    422,
    failed(['No', 'Nor', 'Never'].map(around), { name: ['is odd'] }),
  ],
  ['a known code', { errors: [{ code: 'EMPTY', message: 'x' }] }, 400, failed([EMPTY])],
  [
    'one error with a next',
    { error: 'Sorry', errors: [], next: '/t' },
    200,
    failed([around('Sorry')]),
  ],
])('shows %s', async (_name, body, status, expected) => {
  stubService(json(body, status));
  await expect(send()).resolves.toEqual(expected);
});

test.each([
  ['an empty list of errors', json({ errors: [] })],
  ['null', json(null)],
  ['a next that is not a string', json({ next: 5 })],
  ['a next with an error status', json({ next: '/thanks' }, 500)],
  ['a page', page(200)],
  ['an error that is null', json({ errors: [{ message: 'x' }, null] }, 422)],
  ['a next beside errors that say nothing', json({ next: '/t', errors: ['x'] })],
])('%s is unexpected: the message may have arrived', async (_name, reply) => {
  stubService(reply);
  await expect(send()).resolves.toEqual(unknownDelivery());
});

const NOT_CONNECTED =
  'Our form is not connected at the moment, so nothing was sent. Please send your message by e-mail, or call us.';

test.each([
  ['404', answer('', 404)],
  ['501', answer('Unsupported method', 501)],
  ['405 in JSON', json({ error: 'Method not allowed' }, 405)],
  ['a page that refuses', page(403)],
])('a host without a form service answers %s: nothing was sent', async (_what, reply) => {
  const requests = stubService(reply);
  await expect(sendToOwnSite()).resolves.toEqual(failed([NOT_CONNECTED]));
  expect(requests.map(({ url }) => url)).toEqual(['/f/contact']);
});

test.each([
  ['a success', json({ next: '/thanks' }), { status: 'sent' }],
  ['a server error with a page', page(502), unknownDelivery()],
  ['half of a reply', answer('{"next":"/tha'), unknownDelivery()],
])('the service of the own site answers %s', async (_what, reply, outcome) => {
  stubService(reply);
  await expect(sendToOwnSite()).resolves.toEqual(outcome);
});

test('a network failure shows its message', async () => {
  stubService(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(send()).resolves.toEqual(unknownDelivery('Failed to fetch'));
});

test('aborts a request that has no whole reply in time, and says so', async () => {
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
    unknownDelivery('Our form service did not answer within 15 seconds.'),
  );
  timeout.mockRestore();
});
