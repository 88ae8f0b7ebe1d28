/** @jest-environment jsdom */
import { runInThisContext } from 'node:vm';
import { sendMessage } from './send-message';

// jsdom has a browser's window and forms, but no Response; Node has.
globalThis.Response = runInThisContext('Response');

/** Answers every request, and keeps the requests. */
function stubService(reply: (init?: RequestInit) => Promise<Response>) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  globalThis.fetch = (url, init) => {
    requests.push({ url: String(url), init });
    return reply(init);
  };
  return requests;
}

const ACTION = 'http://forms.test/f/contact';

/** Sends a message to a service that answers with this reply. */
function sendTo(reply: Response, action = ACTION) {
  stubService(() => Promise.resolve(reply));
  return sendMessage(action, new FormData());
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const page = (status: number) =>
  new Response('<h1>A page</h1>', {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });

const SENT = { status: 'sent' };
const failed = (form: string[], fields = {}, kind = 'refused') => ({
  status: 'failed',
  failure: { kind, form, fields },
});
const UNEXPECTED = failed(['Unexpected response format'], {}, 'unknown');

test('posts a message to the form as multipart, asking for JSON', async () => {
  const requests = stubService(() => Promise.resolve(json({ next: '/thanks', ok: true })));
  const data = new FormData();
  data.set('name', 'Ọlá');
  await expect(sendMessage(ACTION, data)).resolves.toEqual(SENT);
  expect(requests).toMatchObject([{ url: ACTION, init: { method: 'POST' } }]);
  const { init } = requests[0] ?? {};
  expect(init?.body).toBe(data);
  expect(init?.headers).toMatchObject({ Accept: 'application/json' });
  // The browser adds the multipart boundary.
  expect(init?.headers).not.toHaveProperty('Content-Type');
  // When the visitor came, and whether a program controls the browser.
  const session = new Headers(init?.headers).get('Formspree-Session-Data') ?? '';
  const loadedAt = Math.round(performance.timeOrigin);
  expect(JSON.parse(atob(session))).toEqual({ loadedAt, webdriver: false });
});

const fieldErrors = [
  { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
  { code: 'TYPE_TEXT', field: 'email', message: 'is too long' },
  { code: 'REQUIRED_FIELD_EMPTY', field: 'name', message: 'is required' },
];
const byField = { email: 'Email should be an email, is too long', name: 'Name is required' };
const quoted = (message: string) => `Our form service said: “${message}”. Please try again later.`;
const REFUSED = 'Our form service did not accept this message.';
const EMPTY = 'The form arrived empty. Please fill in your name, e-mail address and message.';

test.each([
  ['errors of fields, with a next', json({ errors: fieldErrors, next: '/t' }), failed([], byField)],
  [
    'errors of a field that the form does not have',
    json({ errors: ['is odd', 'is long'].map((message) => ({ field: 'toString', message })) }, 422),
    failed(['toString is odd, is long']),
  ],
  [
    'an error of the form with an unknown code',
    json({ errors: [{ code: 'toString', message: 'No' }] }),
    failed([quoted('No')]),
  ],
  ['a known code alone', json({ errors: [{ code: 'EMPTY' }] }, 400), failed([EMPTY])],
  ['an error without a message', json({ errors: [{}] }), failed([REFUSED])],
  [
    'errors of fields without a message',
    json({ errors: [{ code: 'TYPE_EMAIL', field: 'email' }, { field: 'age' }] }),
    failed(['age is not accepted'], { email: 'Email should be an email' }),
  ],
  ['one error', json({ error: 'Sorry', errors: [], next: '/t' }), failed([quoted('Sorry')])],
  ['an error that is a string', json({ errors: ['x'] }, 422), UNEXPECTED],
  ['a next with an error status', json({ next: '/thanks' }, 500), UNEXPECTED],
  ['half of a reply', new Response('{"next":"/tha'), UNEXPECTED],
])('the outcome of %s', async (_what, reply, outcome) => {
  await expect(sendTo(reply)).resolves.toEqual(outcome);
});

const NOT_CONNECTED = failed(['Our form is not connected at the moment, so nothing was sent.']);

test.each([
  ['404', new Response('', { status: 404 }), NOT_CONNECTED],
  ['a page that refuses', page(403), NOT_CONNECTED],
  ['a page with a server error', page(502), UNEXPECTED],
  ['a success', json({ next: '/thanks' }), SENT],
])('the outcome of %s from the own site', async (_what, reply, outcome) => {
  await expect(sendTo(reply, '/f/contact')).resolves.toEqual(outcome);
});

test('a network failure shows its message', async () => {
  stubService(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(sendMessage(ACTION, new FormData())).resolves.toEqual(
    failed(['Failed to fetch'], {}, 'network'),
  );
});

test('ends a request that has no whole reply in 15 seconds', async () => {
  jest.useFakeTimers();
  stubService((init) => {
    const body = new Promise<string>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => {
        reject(new DOMException('The user aborted a request.', 'AbortError'));
      });
    });
    return Promise.resolve({ ok: true, text: () => body } as Response);
  });
  const outcome = sendMessage(ACTION, new FormData());
  await jest.advanceTimersByTimeAsync(15_000);
  await expect(outcome).resolves.toEqual(
    failed(['Our form service did not answer within 15 seconds.'], {}, 'unknown'),
  );
  jest.useRealTimers();
});
