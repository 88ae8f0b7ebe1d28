import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { palette } from '@/lib/brand/palette';
import { createSender } from '@/lib/contact/send-message';
import { openRaw, withSite, type TestSite } from './test-site';

const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=B';
const JSON_TYPE = 'application/json';
const GOOD = { name: 'Ada', email: 'ada@mail.example', message: 'Hello' };

function postRaw({ ask }: TestSite, path: string, type: string, body: string, headers = {}) {
  return ask(path, {
    method: 'POST',
    headers: { accept: JSON_TYPE, 'content-type': type, ...headers },
    body,
  });
}

function post(site: TestSite, form: string, fields: Record<string, string>, headers = {}) {
  const body = new URLSearchParams(fields).toString();
  return postRaw(site, `/f/${form}`, URLENCODED, body, headers);
}

/** A body of parts, each as [disposition parameters, text]. */
function multipart(...parts: [string, string][]): string {
  const texts = parts.map(
    ([parameters, text]) =>
      `--B\r\nContent-Disposition: form-data; ${parameters}\r\n\r\n${text}\r\n`,
  );
  return `${texts.join('')}--B--\r\n`;
}

test('answers as the real service does, and stores the fields in the order sent', () =>
  withSite({}, async (site) => {
    const answer = await post(site, 'contact', { ...GOOD, _subject: 'Hi', phone: '' });
    expect(answer).toMatchObject({ status: 200, text: '{"next":"/thanks","ok":true}' });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
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
  [`${URLENCODED}; charset=UTF-8`, 'a=%C3%A9+2&b=%0A', '{"a":"é 2","b":"\\n"}'],
  [
    MULTIPART,
    multipart(['name="a"', 'one\r\ntwo'], ['name="ü"', '😀'], ['name="__proto__"', 'p']),
    '{"a":"one\\r\\ntwo","ü":"😀","__proto__":"p"}',
  ],
  [URLENCODED, `a=${'x'.repeat(65_534)}`, `{"a":"${'x'.repeat(65_534)}"}`],
])('reads a body of type %s', (type, body, fields) =>
  withSite({}, async (site) => {
    expect((await postRaw(site, '/f/other', type, body)).status).toBe(200);
    const [message] = (await site.readMessages()) as { form: string; fields: unknown }[];
    expect([message?.form, JSON.stringify(message?.fields)]).toEqual(['other', fields]);
  }),
);

test.each([
  ['JSON', JSON_TYPE, '{"a":"b"}', 400],
  ['half a field', MULTIPART, multipart(['name="a"', 'x']).slice(0, -10), 400],
  ['a file', MULTIPART, multipart(['name="a"; filename="x"', 'x']), 400],
  ['64 KiB and a byte', URLENCODED, `a=${'x'.repeat(65_535)}`, 413],
  ['5 MB', URLENCODED, `a=${'x'.repeat(5_000_000)}`, 413],
])('refuses %s', (name, type, body, status) =>
  withSite({}, async (site) => {
    const answer = await postRaw(site, '/f/other', type, body);
    expect(answer.status).toBe(status);
    const code = name === 'a file' ? 'NO_FILE_UPLOADS' : undefined;
    expect(JSON.parse(answer.text)).toEqual({
      error: expect.stringMatching(/\w+ \w+/),
      ...(code && { errors: [{ code, message: expect.any(String) }] }),
    });
    expect(await site.readMessages()).toEqual([]);
  }),
);

const LONG = 'a'.repeat(64);

test.each([
  ['/f/', 404],
  ['/f/a/b', 404],
  ['/f/a%20b', 404],
  [`/f/${LONG}a`, 404],
  [`/f/${LONG}`, 200],
  ['/f/Az_0-9?x=1', 200],
])('POST %s -> %i', (path, status) =>
  withSite({}, async (site) => {
    const answer = await postRaw(site, path, URLENCODED, 'a=b');
    expect(answer.status).toBe(status);
    if (status === 404) expect(answer.text).toContain('"errors":[{"code":"FORM_NOT_FOUND",');
  }),
);

test.each(['GET', 'HEAD', 'OPTIONS'])('%s does not send a form', (method) =>
  withSite({}, async ({ ask }) => {
    const answer = await ask('/f/contact', { method, headers: { accept: JSON_TYPE } });
    expect(answer.status).toBe(405);
    expect(answer.headers).toMatchObject({
      allow: 'POST',
      'content-type': 'application/json; charset=utf-8',
    });
    if (method !== 'HEAD') expect(answer.text).toBe('{"error":"Send the form with POST"}');
  }),
);

test.each([
  [undefined, 200],
  ['http://site.example:3000', 200],
  // Behind a proxy that adds TLS.
  ['https://site.example:3000', 200],
  ['http://site.example', 403],
  ['null', 403],
])('a page of the origin %j is answered with %i', (origin, status) =>
  withSite({}, async (site) => {
    const headers = { host: 'site.example:3000', ...(origin !== undefined && { origin }) };
    const answer = await post(site, 'contact', GOOD, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(await site.readMessages()).toHaveLength(status === 200 ? 1 : 0);
    if (status === 200) return;
    expect(answer.text).toBe(
      '{"error":"This form accepts messages from its own site only","errors":[{"code":"BLOCKED","message":"This form accepts messages from its own site only"}]}',
    );
  }),
);

test('a filled honeypot looks like a success and stores nothing', () =>
  withSite({}, async (site) => {
    const bot = await post(site, 'contact', { ...GOOD, _gotcha: 'x' });
    expect(await site.readMessages()).toEqual([]);
    const good = await post(site, 'contact', { ...GOOD, _gotcha: '' });
    expect({ ...bot.headers, date: '' }).toEqual({ ...good.headers, date: '' });
    expect([bot.status, bot.text]).toEqual([good.status, good.text]);
    expect(await site.readMessages()).toEqual([expect.objectContaining({ fields: GOOD })]);
  }));

const LONG_TEXT = 'x'.repeat(5001);

test.each([
  ['contact', { ...GOOD, company: LONG_TEXT, message: '\r\n'.repeat(4999) + 'x' }, []],
  ['contact', { ...GOOD, email: LONG_TEXT }, ['email TYPE_EMAIL', 'email TYPE_TEXT']],
  [
    'contact',
    { email: ' ', message: 'x' },
    ['name REQUIRED_FIELD_MISSING', 'email REQUIRED_FIELD_EMPTY'],
  ],
  ['contact', { name: '', email: ' \n', _subject: 'x' }, [' EMPTY']],
  ['newsletter', { name: 'Ada' }, ['email REQUIRED_FIELD_MISSING']],
  ['other', { email: 'x' }, ['email TYPE_EMAIL']],
  ['constructor', { any: 'x' }, []],
])('validates form %s with %j', (form, fields, expected) =>
  withSite({}, async (site) => {
    const { status, text } = await post(site, form, fields as Record<string, string>);
    const { errors = [] } = JSON.parse(text) as { errors?: { code: string; field?: string }[] };
    expect(errors.map(({ code, field = '' }) => `${field} ${code}`)).toEqual(expected);
    expect(status === 200).toBe(expected.length === 0);
  }),
);

test('answers an invalid form in the words of the protocol, and stores nothing', () =>
  withSite({}, async (site) => {
    expect((await post(site, 'other', { email: 'nobody' })).text).toBe(
      '{"error":"Validation errors","errors":[{"code":"TYPE_EMAIL","field":"email","message":"should be an email"}]}',
    );
    expect(await site.readMessages()).toEqual([]);
  }));

const INVALID = { ...GOOD, email: '<b>', name: '' };
const HOME = '<p><a href="/">Back to the site</a></p></main>';
const FORM = '<p><a href="/embeds/newsletter">Back to the form</a></p></main>';

test.each([
  ['contact', GOOD, 'document', 200, `Thank you</h1><p>What you sent has arrived.</p>${HOME}`],
  ['contact', INVALID, 'document', 422, `what you typed is still there.</p>${HOME}`],
  ['a/b', GOOD, 'document', 404, '<ul><li>Form not found</li></ul>'],
  // In the frame, a link to the site would open inside it.
  ['newsletter', GOOD, 'iframe', 200, 'Thank you</h1><p>What you sent has arrived.</p></main>'],
  ['newsletter', INVALID, 'iframe', 422, `<ul><li>Email should be an email</li></ul>${FORM}`],
])(
  'without JavaScript, form %s with %j is answered by a page',
  (form, fields, target, status, html) =>
    withSite({}, async (site) => {
      const headers = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': target };
      const page = await post(site, form, fields as Record<string, string>, headers);
      expect(page.status).toBe(status);
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        vary: 'Accept',
      });
      expect(page.text).toMatch(/^<!doctype html>\n<html lang="en">/);
      expect(page.text.replaceAll('\n', '')).toContain(html);
      const isFramed = target === 'iframe';
      expect(page.text.includes('color-scheme: light dark')).toBe(!isFramed);
      const { aro900, cotton } = palette;
      expect(page.text.includes(`background: ${aro900}; color: ${cotton};`)).toBe(isFramed);
    }),
);

test('a message that cannot be stored is an error', () =>
  withSite({}, async (site) => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    await mkdir(site.messagesFile, { recursive: true });
    const answer = await post(site, 'contact', GOOD);
    expect(answer.status).toBe(500);
    expect(answer.text).toBe('{"error":"The message could not be stored"}');
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  }));

test('a client that breaks off in a form stores nothing, and is no error', () =>
  withSite({}, async (site) => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const head = `POST /f/other HTTP/1.1\r\nHost: x\r\nContent-Type: ${URLENCODED}`;
    for (const end of ['destroy', 'resetAndDestroy'] as const) {
      const arrived = once(site.server, 'request');
      // Cut here, it would pass for a whole form.
      const client = await openRaw(site.port, `${head}\r\nContent-Length: 10\r\n\r\na=broken`);
      const [req] = (await arrived) as [IncomingMessage];
      const closed = new Promise((resolve) => req.once('close', resolve));
      client.socket[end]();
      await closed;
    }
    expect((await post(site, 'other', { a: 'b' })).status).toBe(200);
    expect(await site.readMessages()).toHaveLength(1);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  }));

test('the contact form understands the answers', () =>
  withSite({}, async (site) => {
    // Node 20 has none.
    Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
    const send = createSender(`http://localhost:${site.port}/f/contact`);
    const submit = (fields: Record<string, string>) => {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.append(name, value);
      return send(data);
    };
    expect(await submit(GOOD)).toEqual({ status: 'sent' });
    expect(await submit({ ...GOOD, email: 'x', phone: '1'.repeat(65) })).toMatchObject({
      status: 'failed',
      failure: { fields: { email: ['should be an email'], phone: ['is too long'] } },
    });
    expect(await submit({ name: '' })).toMatchObject({
      failure: { form: [expect.stringContaining('arrived empty')] },
    });
    expect(await site.readMessages()).toHaveLength(1);
  }));
