import { stat } from 'node:fs/promises';
import { startSite, type TestSite } from './test-site';

const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=B';
const GOOD = { name: 'Ada', email: 'ada@mail.example', message: 'Hello' };

function postBody({ ask }: TestSite, path: string, type: string, body: string, headers = {}) {
  return ask(path, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': type, ...headers },
    body,
  });
}

function post(site: TestSite, form: string, fields: Record<string, string>, headers = {}) {
  const body = new URLSearchParams(fields).toString();
  return postBody(site, `/f/${form}`, URLENCODED, body, headers);
}

test('a form is answered as the real service does, and its fields are stored as sent', async () => {
  const site = await startSite();
  const answer = await post(site, 'contact', { ...GOOD, _subject: 'Hi', phone: '' });
  expect(answer).toMatchObject({ status: 200, text: '{"next":"/thanks","ok":true}' });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const [message] = await site.messages();
  expect(message).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    form: 'contact',
    fields: { ...GOOD, _subject: 'Hi', phone: '' },
  });
  expect(JSON.stringify(message)).toMatch(/"name":.*"email":.*"message":.*"_subject":/);
  // Messages are personal data.
  const { mode } = await stat(site.messagesFile);
  if (process.platform !== 'win32') expect(mode & 0o077).toBe(0);
});

const EMAIL = 'email=a%40b.example';

test('a form that cannot be read is refused', async () => {
  const site = await startSite();
  const half = '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n';
  const answer = await postBody(site, '/f/newsletter', MULTIPART, half);
  expect([answer.status, answer.text]).toEqual([400, '{"error":"The form could not be read"}']);
  expect(await site.messages()).toEqual([]);
});

test('checks and stores the last value of a field that is sent twice', async () => {
  const site = await startSite();
  const send = (body: string) => postBody(site, '/f/newsletter', URLENCODED, body);
  expect((await send(`${EMAIL}&email=x`)).status).toBe(422);
  expect((await send(`email=x&${EMAIL}`)).status).toBe(200);
  expect(await site.messages()).toMatchObject([{ fields: { email: 'a@b.example' } }]);
});

test('stores the longest message, and refuses a longer form before all of it has arrived', async () => {
  const site = await startSite();
  const longest = { name: '₦'.repeat(120), phone: '₦'.repeat(64), message: '₦'.repeat(5000) };
  expect((await post(site, 'contact', { ...GOOD, ...longest })).status).toBe(200);
  const body = 'x'.repeat(65_537);
  const headers = { 'content-length': '1000000' };
  expect((await postBody(site, '/f/contact', URLENCODED, body, headers)).status).toBe(413);
});

test('a form that does not exist is not found', async () => {
  const answer = await postBody(await startSite(), '/f/constructor', URLENCODED, EMAIL);
  expect(answer.status).toBe(404);
  expect(answer.text).toContain('"errors":[{"code":"FORM_NOT_FOUND",');
});

test('a form with a filled honeypot is answered like any other, and not stored', async () => {
  const site = await startSite();
  const bot = await post(site, 'contact', { ...GOOD, _gotcha: 'x' });
  expect(await site.messages()).toEqual([]);
  const good = await post(site, 'contact', { ...GOOD, _gotcha: '' });
  expect({ ...bot.headers, date: '' }).toEqual({ ...good.headers, date: '' });
  expect([bot.status, bot.text]).toEqual([good.status, good.text]);
  expect(await site.messages()).toEqual([expect.objectContaining({ fields: GOOD })]);
});

test('each field that is missing, wrong or too long has its error', async () => {
  const site = await startSite();
  const errorsOf = async (fields: Record<string, string>) => {
    const { text } = await post(site, 'contact', fields);
    const { errors = [] } = JSON.parse(text) as { errors?: { code: string; field?: string }[] };
    return errors.map(({ code, field = '' }) => `${field} ${code}`);
  };
  const long = 'x'.repeat(5001);
  expect(await errorsOf({ ...GOOD, email: long })).toEqual(['email TYPE_EMAIL', 'email TYPE_TEXT']);
  expect(await errorsOf({ email: ' ', message: 'x' })).toEqual([
    'name REQUIRED_FIELD_MISSING',
    'email REQUIRED_FIELD_EMPTY',
  ]);
  expect(await errorsOf({ name: '', email: ' \n', _subject: 'x' })).toEqual([' EMPTY']);
  expect(await site.messages()).toEqual([]);
});

const PAYLOAD = `"'></script><script>alert(1)</script>&<b>`;
const BAD = { ...GOOD, email: PAYLOAD, name: '', [PAYLOAD]: PAYLOAD };
const HOME = '<p><a href="/">Back to the site</a></p></main>';
const FORM = '<p><a href="/embeds/newsletter">Back to the form</a></p></main>';

test.each<[string, Record<string, string>, string, number, string]>([
  ['contact', GOOD, 'document', 200, `Thank you</h1><p>What you sent has arrived.</p>${HOME}`],
  ['contact', BAD, 'document', 422, `what you typed is still there.</p>${HOME}`],
  // In the frame, a link to the site would open inside it.
  ['newsletter', GOOD, 'iframe', 200, 'Thank you</h1><p>What you sent has arrived.</p></main>'],
  ['newsletter', BAD, 'iframe', 422, `<ul><li>Email should be an email</li></ul>${FORM}`],
])(
  'without JavaScript, the form %s with %j is answered with a page that repeats nothing of it',
  async (form, fields, target, status, html) => {
    const headers = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': target };
    const page = await post(await startSite(), form, fields, headers);
    expect(page.status).toBe(status);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; font-src data:",
    });
    expect(page.text).toMatch(/^<!doctype html>\n<html lang="en" /);
    expect(page.text.replaceAll(/\n */g, '')).toContain(html);
    expect(page.text).not.toMatch(/<script|<b>/);
    // In the frame it has the colours of the footer around it.
    expect(page.text.includes('class="framed"')).toBe(target === 'iframe');
  },
);
