import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { palette } from '@/lib/brand/palette';
import { createSender } from '@/lib/contact/send-message';
import { withSite, type TestSite } from './test-site';

const JSON_ANSWER = { accept: 'application/json' };
const URLENCODED = { 'content-type': 'application/x-www-form-urlencoded' };
const GOOD = { name: 'Ada', email: 'ada@mail.example', message: 'Hello' };

const EMPTY = {
  error: 'The form is empty',
  errors: [{ code: 'EMPTY', message: 'The form is empty' }],
};

function post({ ask }: TestSite, form: string, fields: Record<string, string>, headers = {}) {
  const body = new URLSearchParams(fields).toString();
  return ask(`/f/${form}`, {
    method: 'POST',
    headers: { ...URLENCODED, ...JSON_ANSWER, ...headers },
    body,
  });
}

function postRaw({ ask }: TestSite, type: string, body: string) {
  const headers = { ...JSON_ANSWER, ...(type && { 'content-type': type }) };
  return ask('/f/other', { method: 'POST', headers, body });
}

/** Parts as [disposition parameters, text]; a blank line stands between a part's head and text. */
function multipart(...parts: [string, string][]): string {
  const texts = parts.map(
    ([parameters, text]) =>
      `--B\r\nContent-Disposition: form-data; ${parameters}\r\n\r\n${text}\r\n`,
  );
  return `${texts.join('')}--B--\r\n`;
}

const FRAMED = { accept: '*/*', 'sec-fetch-dest': 'iframe' };

/** The links of a page, as [address, words]. */
function linksOf(html: string): [string, string][] {
  return [...html.matchAll(/<a href="([^"]*)">([^<]*)</g)].map(([, href = '', words = '']) => [
    href,
    words,
  ]);
}

const MULTIPART = 'multipart/form-data; boundary=B';

test('a message is answered as the real service answers, and kept in the order sent', () =>
  withSite({}, async (site) => {
    const answer = await post(site, 'contact', { ...GOOD, _subject: 'Hi', phone: '' });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({ next: '/thanks', ok: true });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const [message] = await site.readMessages();
    expect(message).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      form: 'contact',
      fields: { ...GOOD, _subject: 'Hi', phone: '' },
    });
    expect(JSON.stringify(message)).toMatch(/"name":.*"email":.*"message":.*"_subject":/);
  }));

test.each([
  ['urlencoded', URLENCODED['content-type'], 'a=1&a=%C3%A9+2&b=%0A', { a: ['1', 'é 2'], b: '\n' }],
  ['with charset', `${URLENCODED['content-type']}; charset=UTF-8`, 'a=1', { a: '1' }],
  [
    'multipart',
    MULTIPART,
    multipart(['name="a"', 'one\r\ntwo'], ['name="ü"', '😀'], ['name="a"', '']),
    { a: ['one\r\ntwo', ''], ü: '😀' },
  ],
  ['nameless', MULTIPART, multipart(['x="y"', '1'], ['name="a"', '2']), { a: '2' }],
  ['nameless urlencoded', URLENCODED['content-type'], '=1&a=2', { a: '2' }],
  [
    'JSON',
    'application/json',
    '{"a":"x","b":1,"c":["y",true],"d":null,"__proto__":"p"}',
    JSON.parse('{"a":"x","b":"1","c":["y","true"],"d":"","__proto__":"p"}') as unknown,
  ],
])('%s bodies are read', (_name, type, body, fields) =>
  withSite({}, async (site) => {
    expect((await postRaw(site, type, body)).status).toBe(200);
    expect(await site.readMessages()).toEqual([expect.objectContaining({ form: 'other', fields })]);
  }),
);

test.each([
  ['no type', '', 'a=1', 415, undefined],
  ['a text', 'text/plain', 'a=1', 415, undefined],
  ['broken JSON', 'application/json', '{"a":', 400, undefined],
  ['a JSON list', 'application/json', '["a"]', 400, undefined],
  ['JSON null', 'application/json', 'null', 400, undefined],
  ['nested JSON', 'application/json', '{"a":{"b":"c"}}', 400, undefined],
  [
    'JSON nested 30,000 deep',
    'application/json',
    `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
    400,
    undefined,
  ],
  [
    '51 JSON values',
    'application/json',
    JSON.stringify({ a: Array(51).fill('x') }),
    400,
    undefined,
  ],
  ['51 fields', URLENCODED['content-type'], 'a=1&'.repeat(51), 400, undefined],
  ['no boundary', 'multipart/form-data', 'a', 400, undefined],
  ['a wrong boundary', MULTIPART, '--C\r\n\r\n', 400, undefined],
  ['half a field', MULTIPART, multipart(['name="a"', 'x']).slice(0, -10), 400, undefined],
  ['a file', MULTIPART, multipart(['name="a"; filename="x"', 'x']), 400, 'NO_FILE_UPLOADS'],
  [
    'half a file',
    MULTIPART,
    multipart(['name="a"; filename="x"', 'x']).slice(0, -10),
    400,
    'NO_FILE_UPLOADS',
  ],
  [
    'a field after a file',
    MULTIPART,
    multipart(['name="a"; filename="x"', 'x'], ['name="b"', 'y']),
    400,
    'NO_FILE_UPLOADS',
  ],
  ['64 KiB and a byte', URLENCODED['content-type'], `a=${'x'.repeat(65_535)}`, 413, undefined],
  ['5 MB', URLENCODED['content-type'], `a=${'x'.repeat(5_000_000)}`, 413, undefined],
])('%s is refused', (_name, type, body, status, code) =>
  withSite({}, async (site) => {
    const answer = await postRaw(site, type, body);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toEqual({
      error: expect.stringMatching(/\w+ \w+/),
      ...(code && { errors: [{ code, message: expect.any(String) }] }),
    });
    expect(await site.readMessages()).toEqual([]);
    expect((await post(site, 'other', { a: 'b' })).status).toBe(200);
  }),
);

test('64 KiB are taken', () =>
  withSite({}, async (site) => {
    const body = `a=${'x'.repeat(65_534)}`;
    expect((await postRaw(site, URLENCODED['content-type'], body)).status).toBe(200);
  }));

test.each([
  ['/f/', 404],
  ['/f/a/b', 404],
  ['/f/contact/', 404],
  ['/f/a%20b', 404],
  ['/f/%', 404],
  ['/f/..', 404],
  [`/f/${'a'.repeat(65)}`, 404],
  [`/f/${'a'.repeat(64)}`, 200],
  ['/f/Az_0-9', 200],
  ['/f/__proto__', 200],
  ['/f/constructor?x=1', 200],
])('POST %s -> %i', (path, status) =>
  withSite({}, async ({ ask }) => {
    const headers = { ...URLENCODED, ...JSON_ANSWER };
    const answer = await ask(path, { method: 'POST', headers, body: 'a=b' });
    expect(answer.status).toBe(status);
    if (status === 404) {
      expect(JSON.parse(answer.text)).toEqual({
        error: 'Form not found',
        errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }],
      });
    }
  }),
);

test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('%s is no way to send a form', (method) =>
  withSite({}, async ({ ask }) => {
    const answer = await ask('/f/contact', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers).toMatchObject({
      allow: 'POST, OPTIONS',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    if (method !== 'HEAD') expect(answer.text).toBe('{"error":"Send the form with POST"}');
  }),
);

test('a browser on another origin may send', () =>
  withSite({}, async ({ ask }) => {
    const { status, headers } = await ask('/f/contact', { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers':
        'Accept, Content-Type, Formspree-Client, Formspree-Session-Data',
      'access-control-max-age': '7200',
      'cache-control': 'no-store',
    });
  }));

test('a filled honeypot looks like a success and keeps nothing', () =>
  withSite({}, async (site) => {
    const good = await post(site, 'contact', GOOD);
    const robot = await post(site, 'contact', { ...GOOD, _gotcha: 'x' });
    expect({ ...robot.headers, date: '' }).toEqual({ ...good.headers, date: '' });
    expect([robot.status, robot.text]).toEqual([good.status, good.text]);
    await post(site, 'contact', { ...GOOD, _gotcha: '' });
    const fields = GOOD;
    expect(await site.readMessages()).toEqual([
      expect.objectContaining({ fields }),
      expect.objectContaining({ fields }),
    ]);
  }));

test('an empty form and a wrong one are told in the words of the protocol', () =>
  withSite({}, async (site) => {
    const empty = await post(site, 'contact', { name: ' ', _subject: 'x' });
    expect([empty.status, JSON.parse(empty.text)]).toEqual([400, EMPTY]);
    const wrong = await post(site, 'other', { email: 'nobody' });
    expect([wrong.status, JSON.parse(wrong.text)]).toEqual([
      422,
      {
        error: 'Validation errors',
        errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }],
      },
    ]);
    expect(await site.readMessages()).toEqual([]);
  }));

test('without script, a success is a page', () =>
  withSite({}, async (site) => {
    const page = await post(site, 'contact', GOOD, { accept: 'text/html,*/*;q=0.8' });
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('<h1>Thank you</h1>');
    expect(linksOf(page.text)).toEqual([['/', 'Back to the site']]);
    expect(page.text).toContain('color-scheme: light dark');
  }));

test('without script, a success in the frame has nothing that would open in it', () =>
  withSite({}, async (site) => {
    const frame = await post(site, 'newsletter', { email: GOOD.email }, FRAMED);
    expect(frame.status).toBe(200);
    expect(frame.text).toContain('<h1>Thank you</h1>');
    expect(frame.text).not.toContain('<a ');
    expect(frame.text).not.toContain('<form');
    expect(await site.readMessages()).toHaveLength(1);
  }));

test('without script, errors are a page in words', () =>
  withSite({}, async (site) => {
    const fields = { ...GOOD, email: '<b>', name: '' };
    const page = await post(site, 'contact', fields, { accept: 'text/html' });
    expect(page.status).toBe(422);
    expect(page.text).toContain('<li>Name is required</li><li>Email should be an email</li>');
    expect(page.text).not.toContain('<b>');
    expect(page.text).toContain('Back button');
    expect(linksOf(page.text)).toEqual([['/', 'Back to the site']]);
    const missing = await post(site, 'a/b', fields, { accept: 'text/html' });
    expect([missing.status, missing.text]).toEqual([
      404,
      expect.stringContaining('Form not found'),
    ]);
  }));

test.each([
  ['a wrong address', { email: '<b>' }, 422, '<li>Email should be an email</li>'],
  ['an empty form', { email: '' }, 400, '<li>The form is empty</li>'],
])(
  'without script, %s in the frame leads back to the form there',
  (_what, fields, status, reason) =>
    withSite({}, async (site) => {
      const frame = await post(site, 'newsletter', fields, FRAMED);
      expect(frame.status).toBe(status);
      expect(frame.text).toContain(reason);
      expect(frame.text).not.toContain('<b>');
      expect(frame.text).not.toContain('Back button');
      expect(linksOf(frame.text)).toEqual([['/embeds/newsletter', 'Back to the form']]);
    }),
);

test.each([
  ['a success', { email: GOOD.email }],
  ['an error', { email: 'x' }],
])(
  'in the frame, %s has the colours of the footer, whatever the visitor prefers',
  (_what, fields) =>
    withSite({}, async (site) => {
      const { text } = await post(site, 'newsletter', fields, FRAMED);
      const [, body] = /\nbody \{([^}]*)\}/.exec(text) ?? [];
      expect(body).toContain(`background: ${palette.aro900};`);
      expect(body).toContain(`color: ${palette.cotton};`);
      expect(text).toContain('a { color: inherit; }');
      expect(text).not.toContain('color-scheme');
    }),
);

test('a message that cannot be stored is not called sent', () =>
  withSite({}, async (site) => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    await mkdir(site.messagesFile, { recursive: true });
    const answer = await post(site, 'contact', GOOD);
    expect(answer.status).toBe(500);
    expect(answer.text).toBe('{"error":"The message could not be stored"}');
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  }));

test('a client that breaks off ends nothing and stores nothing', () =>
  withSite({}, async (site) => {
    const socket = connect(site.port);
    const head = 'POST /f/other HTTP/1.1\r\nHost: x\r\nContent-Length: 9';
    socket.write(`${head}\r\nContent-Type: ${URLENCODED['content-type']}\r\n\r\na=b`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await post(site, 'other', { a: 'b' })).status).toBe(200);
    expect(await site.readMessages()).toHaveLength(1);
  }));

test('the site’s own form understands the answers', () =>
  withSite({}, async (site) => {
    // Node 20 has none.
    Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
    const send = createSender({ endpoint: `http://localhost:${site.port}`, formId: 'contact' });
    const submit = (fields: Record<string, string>) => {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.append(name, value);
      return send(data);
    };
    expect(await submit(GOOD)).toEqual({ kind: 'sent' });
    expect(await submit({ ...GOOD, email: 'x', phone: '1'.repeat(33) })).toEqual({
      kind: 'failed',
      failure: {
        form: [],
        fields: { email: ['should be an email'], phone: ['is too long'] },
        deliveryUnknown: false,
      },
    });
    expect(await submit({ name: '' })).toMatchObject({
      failure: { form: [expect.stringContaining('arrived empty')], deliveryUnknown: false },
    });
    expect(await site.readMessages()).toHaveLength(1);
  }));
