import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { resolvePalette } from '@/lib/brand/palette';
import {
  contactFields,
  type ContactField,
  fieldRules,
  HONEYPOT,
  isEmail,
} from '@/lib/contact/contact-fields';
import { formPaths, paths } from '@/lib/site/paths';

/** Where `npm start` and `npm run dev` keep messages, in the project. */
export const MESSAGES_FILE = '.data/messages.jsonl';

/** One message, stored as one line of JSON. */
export type StoredMessage = {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  form: string;
  fields: Record<string, string>;
};

/** One error of a form, with a code of the Formspree protocol. An error of the whole has no field. */
type FormErrorItem = { code: string; field?: ContactField; message: string };

/** The answer to a refused form: the HTTP status, and the body as the protocol defines it. */
type FormRefusal = { status: number; error: string; errors?: readonly FormErrorItem[] };

/** The fields of each form by its path. Like the real service, it stores any other field as well. */
const FORMS = new Map<string, readonly ContactField[]>([
  [formPaths.contact, contactFields],
  [formPaths.newsletter, ['email']],
]);

/**
 * The local form service: the Formspree protocol for the forms of this site. A form is answered as a
 * success only after its message is stored: with JSON, as the protocol says, where the client accepts
 * it, else with a page. Rejects when a client breaks off.
 *
 * @param messagesFile where messages are kept
 */
export async function answerForm(
  req: IncomingMessage,
  res: ServerResponse,
  messagesFile: string,
): Promise<void> {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  const refusal = await receive(req, messagesFile);
  const { status = 200, ...body } = refusal ?? { next: '/thanks', ok: true };
  if (status === 405) res.setHeader('Allow', 'POST');
  if (req.headers.accept?.includes('application/json')) {
    res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    return;
  }
  const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:";
  res.setHeader('Content-Security-Policy', policy);
  const isFramed = req.headers['sec-fetch-dest'] === 'iframe';
  res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
  res.end(formPage(refusal, isFramed));
}

/** Refuses the whole form; for some reasons the protocol has a code. */
function refuse(status: number, error: string, code?: string): FormRefusal {
  return { status, error, ...(code && { errors: [{ code, message: error }] }) };
}

/** Stores a posted form; the refusal when it is not accepted. */
async function receive(
  req: IncomingMessage,
  messagesFile: string,
): Promise<FormRefusal | undefined> {
  const { url: path = '' } = req;
  const fieldNames = FORMS.get(path);
  if (!fieldNames) return refuse(404, 'Form not found', 'FORM_NOT_FOUND');
  if (req.method !== 'POST') return refuse(405, 'Send the form with POST');
  const data = await readForm(req);
  if (!(data instanceof URLSearchParams)) return data;
  // A bot that fills in the hidden field gets the same answer as a person, and learns nothing.
  if (data.get(HONEYPOT)) return undefined;
  data.delete(HONEYPOT);
  const refusal = validate(fieldNames, data);
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
    return refuse(500, 'The message could not be stored');
  }
}

/** In bytes. The longest message of the contact form has 50,000: up to nine for each character. */
const MAX_BODY = 65_536;

/** Reads a posted form, multipart or urlencoded, that holds texts only. */
async function readForm(req: IncomingMessage): Promise<URLSearchParams | FormRefusal> {
  if (Number(req.headers['content-length'] ?? Infinity) > MAX_BODY)
    return refuse(413, 'The form is too long: it may have 64 KB');
  // The platform's own parser, as `fetch` has it.
  const headers = { 'Content-Type': req.headers['content-type'] ?? '' };
  const body = new Response(await buffer(req), { headers });
  const data = await body.formData().catch(() => undefined);
  if (!data) return refuse(400, 'The form could not be read');
  // Of a name that is sent twice, the last value counts.
  const last = new Map([...data].map(([name, value]) => [name, String(value)]));
  return new URLSearchParams([...last]);
}

/** Adds a message to a file as one line of JSON. Messages are personal data: only this account can read the file. */
function storeMessage(file: string, message: StoredMessage): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  appendFileSync(file, `${JSON.stringify(message)}\n`, { mode: 0o600, flush: true });
}

/** Checks a form as the real service does, and collects all errors. */
function validate(fields: readonly ContactField[], data: URLSearchParams): FormRefusal | undefined {
  const isEmpty = [...data].every(([name, value]) => name.startsWith('_') || !value.trim());
  if (isEmpty) return refuse(400, 'The form is empty', 'EMPTY');
  const errors = fields.flatMap((field) => checkField(field, data.get(field)));
  return errors.length === 0 ? undefined : { status: 422, error: 'Validation errors', errors };
}

function checkField(field: ContactField, value: string | null): FormErrorItem[] {
  const { ask, maxLength } = fieldRules[field];
  if (!value?.trim()) {
    const code = value === null ? 'REQUIRED_FIELD_MISSING' : 'REQUIRED_FIELD_EMPTY';
    return ask ? [{ code, field, message: 'is required' }] : [];
  }
  // Forms send a line break as two characters; `maxlength` counts one.
  const text = value.replaceAll('\r\n', '\n');
  const errors: FormErrorItem[] = [];
  if (field === 'email' && !isEmail(text))
    errors.push({ code: 'TYPE_EMAIL', field, message: 'should be an email' });
  if (text.length > maxLength) errors.push({ code: 'TYPE_TEXT', field, message: 'is too long' });
  return errors;
}

const TEMPLATE = resolvePalette(readFileSync(new URL('form-answer.html', import.meta.url), 'utf8'));
const FONT = readFileSync(new URL('../../../app/fonts/sans.woff2', import.meta.url), 'base64');

/**
 * The page that a visitor without JavaScript sees after sending a form. It contains nothing that was sent.
 *
 * @param isFramed in the footer's frame: in its look, and without a link that would open in it
 */
function formPage(refusal: FormRefusal | undefined, isFramed: boolean): string {
  // "Email should be an email"; an error of the whole form is its message alone.
  const reasons = refusal?.errors?.map(({ field, message }) =>
    field ? `${fieldRules[field].label} ${message}` : message,
  ) ?? [refusal?.error];
  const list = reasons.map((reason) => `<li>${reason}</li>`).join('');
  const backToForm = isFramed
    ? `<p><a href="${paths.newsletter}">Back to the form</a></p>`
    : '<p>Use your browser’s Back button to return to the form: what you typed is still there.</p>';
  const parts: Record<string, string> = {
    title: refusal ? 'Not sent' : 'Thank you',
    place: isFramed ? 'framed' : '',
    font: `data:font/woff2;base64,${FONT}`,
    content: [
      refusal ? `<ul>${list}</ul>${backToForm}` : '<p>What you sent has arrived.</p>',
      isFramed ? '' : '<p><a href="/">Back to the site</a></p>',
    ].join(''),
  };
  return TEMPLATE.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
}
