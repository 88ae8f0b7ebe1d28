import { stat } from 'node:fs/promises';
import { startSite, type TestSite } from './test-site';

const URLENCODED = 'application/x-www-form-urlencoded';
const VALID_FIELDS = { name: 'Ada', email: 'ada@mail.example', message: 'Hello' };

function post(site: TestSite, form: string, fields: Record<string, string>, headers = {}) {
  return site.sendRequest(`/f/${form}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': URLENCODED, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

test('responds like Formspree, and stores the fields as they were sent', async () => {
  const site = await startSite();
  const response = await post(site, 'contact', { ...VALID_FIELDS, _subject: 'Hi', phone: '' });
  expect(response).toMatchObject({ status: 200, text: '{"next":"/thanks","ok":true}' });
  expect(response.headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const [message] = await site.readMessages();
  expect(message).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    form: 'contact',
    fields: { ...VALID_FIELDS, _subject: 'Hi', phone: '' },
  });
  expect(JSON.stringify(message)).toMatch(/"name":.*"email":.*"message":.*"_subject":/);
  const { mode } = await stat(site.messagesFile);
  if (process.platform !== 'win32') expect(mode & 0o077).toBe(0);
});

test('stores the longest valid message, and rejects a form that is too long before all of it has arrived', async () => {
  const site = await startSite();
  const longest = { name: '₦'.repeat(120), phone: '₦'.repeat(64), message: '₦'.repeat(5000) };
  expect((await post(site, 'contact', { ...VALID_FIELDS, ...longest })).status).toBe(200);
  const headers = { 'content-length': '1000000' };
  const tooLong = { message: 'x'.repeat(65_537) };
  expect((await post(site, 'contact', tooLong, headers)).status).toBe(413);
});

test('responds as usual but does not store the message if the honeypot is filled in', async () => {
  const site = await startSite();
  const botResponse = await post(site, 'contact', { ...VALID_FIELDS, _gotcha: 'x' });
  expect(await site.readMessages()).toEqual([]);
  const response = await post(site, 'contact', { ...VALID_FIELDS, _gotcha: '' });
  expect({ ...botResponse.headers, date: '' }).toEqual({ ...response.headers, date: '' });
  expect([botResponse.status, botResponse.text]).toEqual([response.status, response.text]);
  expect(await site.readMessages()).toEqual([expect.objectContaining({ fields: VALID_FIELDS })]);
});

test('returns one error for each rule that a field breaks', async () => {
  const site = await startSite();
  const errorsOf = async (fields: Record<string, string>) => {
    const { text } = await post(site, 'contact', fields);
    const { errors = [] } = JSON.parse(text) as { errors?: { code: string; field?: string }[] };
    return errors.map(({ code, field = '' }) => `${field} ${code}`);
  };
  const invalid = { email: 'x'.repeat(5001), message: ' ' };
  expect(await errorsOf(invalid)).toEqual([
    ...['name REQUIRED_FIELD_EMPTY', 'email TYPE_EMAIL', 'email TYPE_TEXT'],
    'message REQUIRED_FIELD_EMPTY',
  ]);
  expect(await errorsOf({ name: '', email: ' \n', _subject: 'x' })).toEqual([' EMPTY']);
  expect(await site.readMessages()).toEqual([]);
});

const PAYLOAD = `"'></script><script>alert(1)</script>&<b>`;
const INVALID_FIELDS = { ...VALID_FIELDS, email: PAYLOAD, name: '', [PAYLOAD]: PAYLOAD };
const HOME = '<p><a href="/">Back to the site</a></p>';
const FORM = '<p><a href="/f/newsletter">Back to the form</a></p>';
const THANKS = 'Thank you</h1><p>What you sent has arrived.</p>';
const KEPT = 'what you typed is still there.</p>';
const ERROR = '<ul><li>Email should be an email</li></ul>';

test.each<[string, Record<string, string>, string, number, string]>([
  ['contact', VALID_FIELDS, 'document', 200, THANKS + HOME],
  ['contact', INVALID_FIELDS, 'document', 422, KEPT + HOME],
  ['newsletter', VALID_FIELDS, 'iframe', 200, THANKS],
  ['newsletter', INVALID_FIELDS, 'iframe', 422, ERROR + FORM],
])(
  'responds to the form %s without JavaScript with a page that does not repeat %j',
  async (form, fields, target, status, html) => {
    const headers = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': target };
    const page = await post(await startSite(), form, fields, headers);
    expect(page.status).toBe(status);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; font-src data:",
    });
    expect(page.text).toMatch(/^<!doctype html>\n<html lang="en" /);
    expect(page.text.replaceAll(/\n */g, '')).toContain(`${html}</main>`);
    expect(page.text).not.toMatch(/<script|<b>/);
    expect(page.text.includes('class="framed"')).toBe(target === 'iframe');
  },
);

test('sends the sign-up form of the newsletter, with a honeypot field that visitors cannot reach', async () => {
  const { sendRequest } = await startSite();
  const { status, text } = await sendRequest('/f/newsletter');
  expect(status).toBe(200);
  expect(text).toMatch(
    /<label for="email">E-mail<\/label>\s*<input id="email" name="email" type="email"/,
  );
  expect(text).toMatch(/<input name="_gotcha" tabindex="-1" [^>]* aria-hidden="true" hidden>/);
  expect((await sendRequest('/f/contact')).status).toBe(405);
});
