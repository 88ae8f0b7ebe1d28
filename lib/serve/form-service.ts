import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type FormAnswer,
  type FormFields,
  FormRefusal,
  refusal,
  sendFormAnswer,
  sendFormJson,
} from './form-answer';
import { readForm } from './form-body';
import { checkForm } from './form-rules';
import type { MessageStore } from './message-store';
import { splitUrl } from './answers';

const FORM_PATH = /^\/f\/([A-Za-z0-9_-]{1,64})$/;
const HONEYPOT = '_gotcha';

const NOT_FOUND = refusal(404, 'Form not found', 'FORM_NOT_FOUND');
const POST_ONLY = refusal(405, 'Send the form with POST');
const NOT_STORED = refusal(500, 'The message could not be stored');

/**
 * Makes the local form service: the Formspree protocol on `POST /f/<form id>`, any id, from any
 * origin, answered as JSON where the client accepts it and as a page otherwise. Messages go to the
 * store, and only one that is stored is answered as a success. Rejects when a client breaks off.
 */
export function createFormService(
  store: MessageStore,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  return async (req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Access-Control-Allow-Origin', '*');

    const formId = FORM_PATH.exec(splitUrl(req.url).path)?.[1];
    if (formId === undefined) sendFormAnswer(req, res, NOT_FOUND);
    else if (req.method === 'OPTIONS') sendPreflight(res);
    else if (req.method === 'POST') sendFormAnswer(req, res, await receive(req, formId, store));
    else {
      res.setHeader('Allow', 'POST, OPTIONS');
      sendFormJson(req, res, POST_ONLY);
    }
  };
}

async function receive(
  req: IncomingMessage,
  formId: string,
  store: MessageStore,
): Promise<FormAnswer> {
  let fields: FormFields;
  try {
    fields = await readForm(req);
  } catch (error) {
    if (error instanceof FormRefusal) return error.answer;
    throw error;
  }
  // A robot that fills the hidden field is told that all went well, and learns nothing.
  if (fields.get(HONEYPOT)?.some((value) => value !== '')) return { ok: true };

  const complaint = checkForm(formId, fields);
  if (complaint) return complaint;
  try {
    await store.append({
      id: randomUUID(),
      receivedAt: new Date().toISOString(),
      form: formId,
      fields: toRecord(fields),
    });
    return { ok: true };
  } catch (error) {
    console.error('A message could not be stored:', error);
    return NOT_STORED;
  }
}

function toRecord(fields: FormFields): Record<string, string | readonly string[]> {
  const kept = [...fields].filter(([name]) => name !== HONEYPOT);
  return Object.fromEntries(
    kept.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  );
}

/** The client library sets headers of its own, so a browser asks first from another origin. */
function sendPreflight(res: ServerResponse): void {
  res.writeHead(204, {
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers':
      'Accept, Content-Type, Formspree-Client, Formspree-Session-Data',
    'Access-Control-Max-Age': '7200',
  });
  res.end();
}
