import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { replacePaletteVariables } from '@/lib/brand/palette';
import {
  contactFields,
  type ContactField,
  fieldRules,
  HONEYPOT_NAME,
  isEmail,
} from '@/lib/contact/contact-fields';
import { localFormPaths, paths } from '@/lib/site/paths';

export const MESSAGES_FILE = '.data/messages.jsonl';

type Fields = Record<string, string>;

export type StoredMessage = { id: string; receivedAt: string; form: string; fields: Fields };

/** An error with one of Formspree's error codes. An error in the form as a whole has no field. */
type FormErrorItem = { code: string; field?: ContactField; message: string };

type FormRefusal = { status: number; error: string; errors?: readonly FormErrorItem[] };

/** Fields to validate, by the URL path of the form. Like Formspree, the service stores other fields unvalidated. */
const FORM_FIELDS = new Map<string, readonly ContactField[]>([
  [localFormPaths.contact, contactFields],
  [localFormPaths.newsletter, ['email']],
]);

/** Simulates Formspree for the forms on this site. Rejects if the client disconnects or the message cannot be stored. */
export async function handleFormRequest(
  req: IncomingMessage,
  res: ServerResponse,
  messagesFile: string,
): Promise<void> {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  const isFramed = req.headers['sec-fetch-dest'] === 'iframe';
  if (req.method === 'GET' && req.url === localFormPaths.newsletter)
    return sendPage(res, 200, renderPage('Newsletter', NEWSLETTER_FORM, isFramed));
  const refusal = await receiveForm(req, messagesFile);
  const { status = 200, ...body } = refusal ?? { next: '/thanks', ok: true };
  if (status === 405) res.setHeader('Allow', 'POST');
  if (req.headers.accept?.includes('application/json'))
    res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  else sendPage(res, status, renderAnswer(refusal, isFramed));
}

function sendPage(res: ServerResponse, status: number, html: string): void {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:";
  res.setHeader('Content-Security-Policy', policy);
  res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}

function makeRefusal(status: number, error: string, code?: string): FormRefusal {
  return { status, error, ...(code && { errors: [{ code, message: error }] }) };
}

/** The longest valid form is about 50,000 bytes, because URL encoding uses up to nine bytes per UTF-16 code unit. */
const MAX_BODY_BYTES = 65_536;

async function receiveForm(
  req: IncomingMessage,
  messagesFile: string,
): Promise<FormRefusal | undefined> {
  const { url: path = '', headers } = req;
  const fieldNames = FORM_FIELDS.get(path);
  if (!fieldNames) return makeRefusal(404, 'Form not found', 'FORM_NOT_FOUND');
  if (req.method !== 'POST') return makeRefusal(405, 'Send the form with POST');
  if (Number(headers['content-length'] ?? Infinity) > MAX_BODY_BYTES)
    return makeRefusal(413, 'The form is too long: it may have 64 KB');
  // `Response` can parse both multipart and URL-encoded bodies.
  const contentType = { 'Content-Type': headers['content-type'] ?? '' };
  const body = new Response(await buffer(req), { headers: contentType });
  const data = await body.formData().catch(() => undefined);
  if (!data) return makeRefusal(400, 'The form could not be read');
  const entries = [...data].map(([name, value]) => [name, String(value)]);
  const { [HONEYPOT_NAME]: honeypot, ...fields } = Object.fromEntries(entries) as Fields;
  // Only bots fill in the honeypot, a hidden field. Report success, so that the bot does not notice the check.
  if (honeypot) return undefined;
  const refusal = validateAsFormspree(fieldNames, fields);
  const received = { id: randomUUID(), receivedAt: new Date().toISOString() };
  if (!refusal) storeMessage(messagesFile, { ...received, form: basename(path), fields });
  return refusal;
}

/** Messages contain personal data, so only the current user may read the file. */
function storeMessage(file: string, message: StoredMessage): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  appendFileSync(file, `${JSON.stringify(message)}\n`, { mode: 0o600, flush: true });
}

function validateAsFormspree(
  fieldNames: readonly ContactField[],
  fields: Fields,
): FormRefusal | undefined {
  const isEmpty = Object.entries(fields).every(
    ([name, value]) => name.startsWith('_') || !value.trim(),
  );
  if (isEmpty) return makeRefusal(400, 'The form is empty', 'EMPTY');
  const errors = fieldNames.flatMap((name) => checkField(name, fields[name]));
  return errors.length === 0 ? undefined : { status: 422, error: 'Validation errors', errors };
}

function checkField(field: ContactField, value: string | undefined): FormErrorItem[] {
  const { ask, maxLength } = fieldRules[field];
  if (!value?.trim())
    return ask ? [{ code: 'REQUIRED_FIELD_EMPTY', field, message: 'is required' }] : [];
  // Browsers submit each line break as two characters, but `maxlength` counts each as one.
  const text = value.replaceAll('\r\n', '\n');
  const errors: FormErrorItem[] = [];
  if (field === 'email' && !isEmail(text))
    errors.push({ code: 'TYPE_EMAIL', field, message: 'should be an email' });
  if (text.length > maxLength) errors.push({ code: 'TYPE_TEXT', field, message: 'is too long' });
  return errors;
}

const TEMPLATE = replacePaletteVariables(
  readFileSync(new URL('form-page.html', import.meta.url), 'utf8'),
);
const FONT = readFileSync(new URL('../../../app/fonts/sans.woff2', import.meta.url), 'base64');

/** Sign-up form for the newsletter. The footer shows this form if `site.yaml` contains its path. */
const NEWSLETTER_FORM = `<form method="post">
  <label for="email">E-mail</label>
  <input id="email" name="email" type="email" autocomplete="email" maxlength="${fieldRules.email.maxLength}" required>
  <input name="${HONEYPOT_NAME}" tabindex="-1" autocomplete="off" aria-hidden="true" hidden>
  <button>Sign up</button>
</form>`;

/** Renders the response to a form submitted without JavaScript. Omits the values, to prevent HTML injection. */
function renderAnswer(refusal: FormRefusal | undefined, isFramed: boolean): string {
  if (!refusal) return renderPage('Thank you', '<p>What you sent has arrived.</p>', isFramed);
  const reasons = refusal.errors?.map(({ field, message }) =>
    field ? `${fieldRules[field].label} ${message}` : message,
  ) ?? [refusal.error];
  const list = reasons.map((reason) => `<li>${reason}</li>`).join('');
  const backToForm = isFramed
    ? `<p><a href="${localFormPaths.newsletter}">Back to the form</a></p>`
    : '<p>Use your browser’s Back button to return to the form: what you typed is still there.</p>';
  return renderPage('Not sent', `<ul>${list}</ul>${backToForm}`, isFramed);
}

/** If the page is in the newsletter frame, omits the link to the site, because the site would open in the frame. */
function renderPage(title: string, content: string, isFramed: boolean): string {
  const parts: Record<string, string> = {
    title,
    place: isFramed ? 'framed' : '',
    font: `data:font/woff2;base64,${FONT}`,
    content: isFramed ? content : `${content}<p><a href="${paths.home}">Back to the site</a></p>`,
  };
  return TEMPLATE.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
}
