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

export type StoredMessage = {
  id: string;
  /** Time in UTC, in ISO 8601 format. */
  receivedAt: string;
  form: string;
  fields: Record<string, string>;
};

/** An error in a submitted form, with one of Formspree's error codes. An error in the form as a whole has no field. */
type FormErrorItem = { code: string; field?: ContactField; message: string };

type FormRefusal = { status: number; error: string; errors?: readonly FormErrorItem[] };

/** Fields to validate, by the URL path of the form. Like Formspree, the service stores other fields unvalidated. */
const FORM_FIELDS = new Map<string, readonly ContactField[]>([
  [localFormPaths.contact, contactFields],
  [localFormPaths.newsletter, ['email']],
]);

/**
 * Handles a request to the local form service, which imitates Formspree for the forms on this site. Reports success
 * only after storing the message. Responds with JSON if the client accepts JSON, and with an HTML page otherwise.
 * The returned promise is rejected if the client disconnects.
 *
 * @param messagesFile the file to which messages are appended
 */
export async function handleFormRequest(
  req: IncomingMessage,
  res: ServerResponse,
  messagesFile: string,
): Promise<void> {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  const isFramed = req.headers['sec-fetch-dest'] === 'iframe';
  if (req.method === 'GET' && req.url === localFormPaths.newsletter) {
    sendPage(res, 200, renderPage('Newsletter', NEWSLETTER_FORM, isFramed));
    return;
  }
  const refusal = await receiveForm(req, messagesFile);
  const { status = 200, ...body } = refusal ?? { next: '/thanks', ok: true };
  if (status === 405) res.setHeader('Allow', 'POST');
  if (req.headers.accept?.includes('application/json')) {
    res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    return;
  }
  sendPage(res, status, renderAnswer(refusal, isFramed));
}

function sendPage(res: ServerResponse, status: number, html: string): void {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:";
  res.setHeader('Content-Security-Policy', policy);
  res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}

function makeRefusal(status: number, error: string, code?: string): FormRefusal {
  return { status, error, ...(code && { errors: [{ code, message: error }] }) };
}

async function receiveForm(
  req: IncomingMessage,
  messagesFile: string,
): Promise<FormRefusal | undefined> {
  const { url: path = '' } = req;
  const fieldNames = FORM_FIELDS.get(path);
  if (!fieldNames) return makeRefusal(404, 'Form not found', 'FORM_NOT_FOUND');
  if (req.method !== 'POST') return makeRefusal(405, 'Send the form with POST');
  const data = await readForm(req);
  if (!(data instanceof URLSearchParams)) return data;
  // Only bots fill in the honeypot, a hidden field. Report success, so that the bot does not notice the check.
  if (data.get(HONEYPOT_NAME)) return undefined;
  data.delete(HONEYPOT_NAME);
  const refusal = validateAsFormspree(fieldNames, data);
  if (refusal) return refusal;
  try {
    storeMessage(messagesFile, {
      id: randomUUID(),
      receivedAt: new Date().toISOString(),
      form: basename(path),
      fields: Object.fromEntries(data),
    });
    return undefined;
  } catch (error) {
    console.error('A message could not be stored:', error);
    return makeRefusal(500, 'The message could not be stored');
  }
}

/** The longest valid message is about 50,000 bytes long, because URL encoding uses up to nine bytes per character. */
const MAX_BODY_BYTES = 65_536;

async function readForm(req: IncomingMessage): Promise<URLSearchParams | FormRefusal> {
  if (Number(req.headers['content-length'] ?? Infinity) > MAX_BODY_BYTES)
    return makeRefusal(413, 'The form is too long: it may have 64 KB');
  // `Response` can parse both multipart and URL-encoded bodies.
  const headers = { 'Content-Type': req.headers['content-type'] ?? '' };
  const body = new Response(await buffer(req), { headers });
  const data = await body.formData().catch(() => undefined);
  if (!data) return makeRefusal(400, 'The form could not be read');
  const lastValues = new Map([...data].map(([name, value]) => [name, String(value)]));
  return new URLSearchParams([...lastValues]);
}

/** Messages contain personal data, so only the current user may read the file. */
function storeMessage(file: string, message: StoredMessage): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  appendFileSync(file, `${JSON.stringify(message)}\n`, { mode: 0o600, flush: true });
}

function validateAsFormspree(
  fields: readonly ContactField[],
  data: URLSearchParams,
): FormRefusal | undefined {
  const isEmpty = [...data].every(([name, value]) => name.startsWith('_') || !value.trim());
  if (isEmpty) return makeRefusal(400, 'The form is empty', 'EMPTY');
  const errors = fields.flatMap((field) => checkField(field, data.get(field)));
  return errors.length === 0 ? undefined : { status: 422, error: 'Validation errors', errors };
}

function checkField(field: ContactField, value: string | null): FormErrorItem[] {
  const { ask, maxLength } = fieldRules[field];
  if (!value?.trim()) {
    const code = value === null ? 'REQUIRED_FIELD_MISSING' : 'REQUIRED_FIELD_EMPTY';
    return ask ? [{ code, field, message: 'is required' }] : [];
  }
  // Browsers submit each line break as two characters, but `maxlength` treats it as one.
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

/** Sign-up form of the example firm. The newsletter frame shows it until the owner has a newsletter service. */
const NEWSLETTER_FORM = `<form method="post">
  <label for="email">E-mail</label>
  <input id="email" name="email" type="email" autocomplete="email" maxlength="${fieldRules.email.maxLength}" required>
  <input name="${HONEYPOT_NAME}" tabindex="-1" autocomplete="off" aria-hidden="true" hidden>
  <button>Sign up</button>
</form>`;

/**
 * Returns the HTML page that visitors without JavaScript see after they submit a form. To be safe from injection, the
 * page never repeats submitted values.
 */
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

/**
 * @param isFramed whether the page is shown in the frame in the footer. If so, the page looks like the footer, and has no
 *   link to the site, because the site would open inside the frame.
 */
function renderPage(title: string, content: string, isFramed: boolean): string {
  const parts: Record<string, string> = {
    title,
    place: isFramed ? 'framed' : '',
    font: `data:font/woff2;base64,${FONT}`,
    content: isFramed ? content : `${content}<p><a href="${paths.home}">Back to the site</a></p>`,
  };
  return TEMPLATE.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
}
