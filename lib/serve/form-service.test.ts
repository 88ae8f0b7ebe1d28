import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { palette } from '@/lib/brand/palette';
import { createSender } from '@/lib/contact/send-message';
import { openRaw, withSite, type TestSite } from './test-site';

const JSON_ANSWER = { accept: 'application/json' };
const URLENCODED = { 'content-type': 'application/x-www-form-urlencoded' };
const GOOD = { name: 'Ada', email: 'ada@mail.example', message: 'Hello' };

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

/** A body of parts, each as [disposition parameters, text]. */
function multipart(...parts: [string, string][]): string {
  const texts = parts.map(
    ([parameters, text]) =>
      `--B\r\nContent-Disposition: form-data; ${parameters}\r\n\r\n${text}\r\n`,
  );
  return `${texts.join('')}--B--\r\n`;
}

const FRAMED = { accept: '*/*', 'sec-fetch-dest': 'iframe' };
const NO_SCRIPT = { accept: 'text/html,*/*;q=0.8' };

/** The links of a page, as [URL, text]. */
function linksOf(html: string): [string, string][] {
  return [...html.matchAll(/<a href="([^"]*)">([^<]*)</g)].map(([, href = '', words = '']) => [
    href,
    words,
  ]);
}

const MULTIPART = 'multipart/form-data; boundary=B';

test('answers as the real service does, and stores the fields in the order sent', () =>
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
  ['nameless urlencoded', URLENCODED['content-type'], '=1&a=2', { a: '2' }],
  [
    'JSON',
    'application/json',
    '{"a":"x","b":1,"c":["y",true],"d":null,"__proto__":"p"}',
    JSON.parse('{"a":"x","b":"1","c":["y","true"],"d":"","__proto__":"p"}') as unknown,
  ],
])('reads %s bodies', (_name, type, body, fields) =>
  withSite({}, async (site) => {
    expect((await postRaw(site, type, body)).status).toBe(200);
    expect(await site.readMessages()).toEqual([expect.objectContaining({ form: 'other', fields })]);
  }),
);

test.each([
  ['no type', '', 'a=1', 415],
  ['a text', 'text/plain', 'a=1', 415],
  ['broken JSON', 'application/json', '{"a":', 400],
  ['a JSON list', 'application/json', '["a"]', 400],
  ['JSON null', 'application/json', 'null', 400],
  ['nested JSON', 'application/json', '{"a":{"b":"c"}}', 400],
  ['deep JSON', 'application/json', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 400],
  ['51 JSON values', 'application/json', JSON.stringify({ a: Array(51).fill('x') }), 400],
  ['51 fields', URLENCODED['content-type'], 'a=1&'.repeat(51), 400],
  ['no boundary', 'multipart/form-data', 'a', 400],
  ['a wrong boundary', MULTIPART, '--C\r\n\r\n', 400],
  ['half a field', MULTIPART, multipart(['name="a"', 'x']).slice(0, -10), 400],
  ['half a file', MULTIPART, multipart(['name="a"; filename="x"', 'x']).slice(0, -10), 400],
  ['a file', MULTIPART, multipart(['name="a"; filename="x"', 'x']), 400, 'NO_FILE_UPLOADS'],
  ['64 KiB and a byte', URLENCODED['content-type'], `a=${'x'.repeat(65_535)}`, 413],
  ['5 MB', URLENCODED['content-type'], `a=${'x'.repeat(5_000_000)}`, 413],
] as [string, string, string, number, string?][])(
  'refuses %s',
  (_name, type, body, status, code = '') =>
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

test('accepts 64 KiB', () =>
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

test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('%s does not send a form', (method) =>
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

test('a browser on another origin may send a form', () =>
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

test('a filled honeypot looks like a success and stores nothing', () =>
  withSite({}, async (site) => {
    const good = await post(site, 'contact', GOOD);
    const bot = await post(site, 'contact', { ...GOOD, _gotcha: 'x' });
    expect({ ...bot.headers, date: '' }).toEqual({ ...good.headers, date: '' });
    expect([bot.status, bot.text]).toEqual([good.status, good.text]);
    await post(site, 'contact', { ...GOOD, _gotcha: '' });
    const fields = GOOD;
    expect(await site.readMessages()).toEqual([
      expect.objectContaining({ fields }),
      expect.objectContaining({ fields }),
    ]);
  }));

/** A valid contact form but for these fields; undefined leaves one out. */
const contact = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries({ ...GOOD, ...fields }).filter(([, value]) => value !== undefined),
  ) as Record<string, string>;

test.each([
  ['contact', contact({ phone: '', company: 'x'.repeat(9000) }), []],
  ['contact', contact({ name: 'x'.repeat(120), phone: '1'.repeat(32) }), []],
  ['contact', contact({ message: '\r\n'.repeat(4999) + 'x' }), []],
  ['contact', contact({ message: 'x'.repeat(5001) }), ['422 message TYPE_TEXT']],
  ['contact', contact({ phone: '1'.repeat(33) }), ['422 phone TYPE_TEXT']],
  ['contact', contact({ email: 'x'.repeat(255) }), ['422 email TYPE_EMAIL', '422 email TYPE_TEXT']],
  [
    'contact',
    contact({ name: undefined, email: ' ' }),
    ['422 name REQUIRED_FIELD_MISSING', '422 email REQUIRED_FIELD_EMPTY'],
  ],
  ['contact', {}, ['400 - EMPTY']],
  ['contact', { name: '', email: ' \n', _subject: 'x' }, ['400 - EMPTY']],
  ['newsletter', { email: 'ada@mail.example' }, []],
  ['newsletter', { name: 'Ada' }, ['422 email REQUIRED_FIELD_MISSING']],
  ['other', { any: 'x', email: '' }, []],
  ['other', { email: 'ada@' }, ['422 email TYPE_EMAIL']],
  ['constructor', { any: 'x' }, []],
] as [string, Record<string, string>, string[]][])(
  'validates form %s with %j',
  (form, fields, expected) =>
    withSite({}, async (site) => {
      const answer = await post(site, form, fields);
      const { errors = [] } = JSON.parse(answer.text) as { errors?: Record<string, string>[] };
      expect(errors.map(({ code, field = '-' }) => `${answer.status} ${field} ${code}`)).toEqual(
        expected,
      );
      expect(await site.readMessages()).toHaveLength(expected.length === 0 ? 1 : 0);
    }),
);

test('each value of a name is validated', () =>
  withSite({}, async (site) => {
    const body = 'email=ada@mail.example&email=x';
    expect((await postRaw(site, URLENCODED['content-type'], body)).status).toBe(422);
  }));

test('errors have the words of the protocol', () =>
  withSite({}, async (site) => {
    expect(JSON.parse((await post(site, 'other', {})).text)).toEqual({
      error: 'The form is empty',
      errors: [{ code: 'EMPTY', message: 'The form is empty' }],
    });
    expect(JSON.parse((await post(site, 'other', { email: 'nobody' })).text)).toEqual({
      error: 'Validation errors',
      errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }],
    });
  }));

const HOME = ['/', 'Back to the site'];

test.each([
  ['a success', 'contact', GOOD, NO_SCRIPT, 200, '<h1>Thank you</h1>', [HOME]],
  [
    'an error',
    'contact',
    { ...GOOD, email: '<b>', name: '' },
    NO_SCRIPT,
    422,
    '<li>Name is required</li><li>Email should be an email</li></ul><p>Use your browser’s Back button',
    [HOME],
  ],
  ['no form', 'a/b', GOOD, NO_SCRIPT, 404, '<li>Form not found</li>', [HOME]],
  ['a success in the frame', 'newsletter', { email: GOOD.email }, FRAMED, 200, 'Thank you', []],
  [
    'an error in the frame',
    'newsletter',
    { email: '<b>' },
    FRAMED,
    422,
    '<li>Email should be an email</li>',
    [['/embeds/newsletter', 'Back to the form']],
  ],
  [
    'an empty form in the frame',
    'newsletter',
    { email: '' },
    FRAMED,
    400,
    '<li>The form is empty</li>',
    [['/embeds/newsletter', 'Back to the form']],
  ],
] as [
  string,
  string,
  Record<string, string>,
  Record<string, string>,
  number,
  string,
  string[][],
][])('without JavaScript, %s is a page', (_what, form, fields, headers, status, markup, links) =>
  withSite({}, async (site) => {
    const page = await post(site, form, fields, headers);
    expect(page.status).toBe(status);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.text).toMatch(/^<!doctype html>/i);
    expect(page.text).toContain(markup);
    expect(page.text).not.toContain('<b>');
    // In the frame, a link to the site would open inside it.
    expect(linksOf(page.text)).toEqual(links);
    const isFramed = headers === FRAMED;
    expect(page.text.includes('color-scheme: light dark')).toBe(!isFramed);
    expect(page.text.includes(`background: ${palette.aro900};`)).toBe(isFramed);
    expect(page.text.includes(`color: ${palette.cotton};`)).toBe(isFramed);
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

const HALF_JSON = '{"a":"broken"';

test.each([
  ['application/json', HALF_JSON.length + 9, HALF_JSON],
  // Cut here, it would pass for a whole form.
  [URLENCODED['content-type'], 10, 'a=broken'],
  [URLENCODED['content-type'], 10, ''],
])('a client that breaks off in a form of type %s stores nothing', (type, length, body) =>
  withSite({}, async (site) => {
    const head = `POST /f/other HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}`;
    for (const end of ['destroy', 'resetAndDestroy'] as const) {
      const arrived = once(site.server, 'request');
      const client = await openRaw(
        site.port,
        `${head}\r\nContent-Length: ${length}\r\n\r\n${body}`,
      );
      const [req] = (await arrived) as [IncomingMessage];
      const closed = new Promise((resolve) => req.once('close', resolve));
      client.socket[end]();
      await closed;
    }
    expect((await post(site, 'other', { a: 'b' })).status).toBe(200);
    expect(await site.readMessages()).toHaveLength(1);
  }),
);

test('the contact form understands the answers', () =>
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
        isUnsure: false,
      },
    });
    expect(await submit({ name: '' })).toMatchObject({
      failure: { form: [expect.stringContaining('arrived empty')], isUnsure: false },
    });
    expect(await site.readMessages()).toHaveLength(1);
  }));
