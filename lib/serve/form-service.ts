import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { HONEYPOT } from '@/lib/contact/contact-fields';
import { type FormFields, readForm } from './form-body';
import { FormError, makeFormError, sendFormJson, sendFormResponse } from './form-response';
import { validationError } from './form-rules';
import type { MessageStore } from './message-store';
import { splitUrl } from './responses';

const FORM_PATH = /^\/f\/([A-Za-z0-9_-]{1,64})$/;

/**
 * Makes the local form service: the Formspree protocol on `POST /f/<form id>`, with any id. A form is
 * answered as a success only after its message is stored. Rejects when a client breaks off.
 *
 * @param takesAnyOrigin whether pages of other origins may post, as to the real service; else no other
 *   website that its owner visits can fill the message store
 */
export function createFormService(
  store: MessageStore,
  takesAnyOrigin = false,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  return async (req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    if (takesAnyOrigin) res.setHeader('Access-Control-Allow-Origin', '*');

    const formId = FORM_PATH.exec(splitUrl(req.url).path)?.[1];
    if (formId === undefined) {
      sendFormResponse(req, res, makeFormError(404, 'FORM_NOT_FOUND', 'Form not found'));
    } else if (!takesAnyOrigin && isFromElsewhere(req)) {
      sendFormResponse(req, res, makeFormError(403, 'BLOCKED', FROM_ELSEWHERE));
    } else if (req.method === 'OPTIONS') {
      sendPreflight(res);
    } else if (req.method === 'POST') {
      sendFormResponse(req, res, await receive(req, formId, store));
    } else {
      res.setHeader('Allow', 'POST, OPTIONS');
      sendFormJson(req, res, new FormError(405, 'Send the form with POST'));
    }
  };
}

const FROM_ELSEWHERE = 'This form accepts messages from its own site only';

/** Browsers name the origin of each page that posts; other programs, such as curl, name none. */
function isFromElsewhere({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Stores a posted form; the error when it was not accepted. */
async function receive(
  req: IncomingMessage,
  formId: string,
  store: MessageStore,
): Promise<FormError | undefined> {
  let fields: FormFields;
  try {
    fields = await readForm(req);
  } catch (error) {
    if (error instanceof FormError) return error;
    throw error;
  }
  // A bot that fills in the hidden field gets the same answer as a person, and learns nothing.
  if (fields.get(HONEYPOT)?.some((value) => value !== '')) return undefined;
  const error = validationError(formId, fields);
  if (error) return error;
  try {
    await store.append({
      id: randomUUID(),
      receivedAt: new Date().toISOString(),
      form: formId,
      fields: toRecord(fields),
    });
    return undefined;
  } catch (error) {
    console.error('A message could not be stored:', error);
    return new FormError(500, 'The message could not be stored');
  }
}

function toRecord(fields: FormFields): Record<string, string | readonly string[]> {
  const kept = [...fields].filter(([name]) => name !== HONEYPOT);
  return Object.fromEntries(
    kept.map(([name, [first = '', ...others]]) => [
      name,
      others.length === 0 ? first : [first, ...others],
    ]),
  );
}

/** The contact form sends headers of its own, so a browser asks first from another origin. */
function sendPreflight(res: ServerResponse): void {
  res.writeHead(204, {
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers':
      'Accept, Content-Type, Formspree-Client, Formspree-Session-Data',
    'Access-Control-Max-Age': '7200',
  });
  res.end();
}
