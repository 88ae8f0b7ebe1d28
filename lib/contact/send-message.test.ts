/** @jest-environment jsdom */
import { runInThisContext } from 'node:vm';
import { sendMessage } from './send-message';

// Use Node's `Response`, because jsdom does not provide one.
globalThis.Response = runInThisContext('Response');

function stubFetch(reply: (init?: RequestInit) => Promise<Response>) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  globalThis.fetch = (url, init) => {
    requests.push({ url: String(url), init });
    return reply(init);
  };
  return requests;
}

const ACTION = 'http://forms.test/f/contact';

function sendAndReceive(reply: Response, action = ACTION) {
  stubFetch(() => Promise.resolve(reply));
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
const UNEXPECTED = failed(['Unexpected response format'], {}, 'unconfirmed');

test('posts multipart form data, and requests a JSON reply', async () => {
  const requests = stubFetch(() => Promise.resolve(json({ next: '/thanks', ok: true })));
  const data = new FormData();
  data.set('name', 'Ọlá');
  await expect(sendMessage(ACTION, data)).resolves.toEqual(SENT);
  expect(requests).toMatchObject([{ url: ACTION, init: { method: 'POST' } }]);
  const { init } = requests[0] ?? {};
  expect(init?.body).toBe(data);
  expect(init?.headers).toMatchObject({ Accept: 'application/json' });
  // Our code must not set this header, because only the browser knows the multipart boundary in the header.
  expect(init?.headers).not.toHaveProperty('Content-Type');
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
  ['joins the errors for each field', json({ errors: fieldErrors }), failed([], byField)],
  [
    'reports errors for an unknown field as one form error',
    json({ errors: ['is odd', 'is long'].map((message) => ({ field: 'toString', message })) }, 422),
    failed(['toString is odd, is long']),
  ],
  [
    'quotes the message of a form error with an unknown code',
    json({ errors: [{ code: 'toString', message: 'No' }] }),
    failed([quoted('No')]),
  ],
  ['uses our text for the code EMPTY', json({ errors: [{ code: 'EMPTY' }] }, 400), failed([EMPTY])],
  ['reports a refusal if the error is empty', json({ errors: [{}] }), failed([REFUSED])],
  [
    'uses our texts for field errors without a message',
    json({ errors: [{ code: 'TYPE_EMAIL', field: 'email' }, { field: 'age' }] }),
    failed(['age is not accepted'], { email: 'Email should be an email' }),
  ],
  [
    'quotes the message in the `error` property of a reply',
    json({ error: 'Sorry', errors: [], next: '/t' }),
    failed([quoted('Sorry')]),
  ],
])('%s', async (_title, reply, outcome) => {
  await expect(sendAndReceive(reply)).resolves.toEqual(outcome);
});

test.each([
  ['an error that is a string', json({ errors: ['x'] }, 422)],
  ['a `next` URL and status 500', json({ next: '/thanks' }, 500)],
  ['incomplete JSON', new Response('{"next":"/tha')],
])('reports an unexpected response format for a reply with %s', async (_kind, reply) => {
  await expect(sendAndReceive(reply)).resolves.toEqual(UNEXPECTED);
});

const NOT_CONNECTED = failed(['Our form is not connected at the moment, so nothing was sent.']);

test.each([
  ['status 404', 'a missing form service', new Response('', { status: 404 }), NOT_CONNECTED],
  ['an HTML page and status 403', 'a missing form service', page(403), NOT_CONNECTED],
  ['an HTML page and status 502', 'an unexpected format', page(502), UNEXPECTED],
  ['a `next` URL', 'a sent message', json({ next: '/thanks' }), SENT],
])('treats a response of the site itself with %s as %s', async (_kind, _result, reply, outcome) => {
  await expect(sendAndReceive(reply, '/f/contact')).resolves.toEqual(outcome);
});

test('aborts the request if no complete reply arrives within 15 seconds', async () => {
  jest.useFakeTimers();
  stubFetch((init) => {
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
    failed(['Our form service did not answer within 15 seconds.'], {}, 'unconfirmed'),
  );
  jest.useRealTimers();
});
