import type { IncomingMessage } from 'node:http';
import { FormError, makeFormError } from './form-response';

/** The form's fields in the order sent. A name that is sent more than once has several values. */
export type FormFields = ReadonlyMap<string, readonly string[]>;

/** In bytes, for the whole body. */
const BODY_LIMIT = 64 * 1024;
/** Of values: a name sent twice counts twice. */
const FIELD_LIMIT = 50;

const FORM_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/**
 * Reads the fields of a posted form: multipart, urlencoded or JSON, text only. A value without a
 * name is ignored.
 *
 * @throws FormError for a body that is too large, malformed, of another type or with a file
 */
export async function readForm(req: IncomingMessage): Promise<FormFields> {
  const body = await readBody(req);
  const fields = new Map<string, string[]>();
  const entries = await readEntries(body, req.headers['content-type'] ?? '');
  if (entries.length > FIELD_LIMIT) {
    throw new FormError(400, `The form has too many fields: at most ${FIELD_LIMIT}`);
  }
  for (const [name, value] of entries) {
    if (name !== '') fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return fields;
}

async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Read to the end even if it is too large: a client that still sends would not see the answer.
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  if (size > BODY_LIMIT) throw new FormError(413, 'The form is too large: at most 64 KB');
  return Buffer.concat(chunks);
}

type Entry = readonly [name: string, value: string];

async function readEntries(body: Buffer, contentType: string): Promise<Entry[]> {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json') return readJsonEntries(body.toString());
  if (!FORM_TYPES.includes(type)) {
    throw new FormError(415, 'The content type is not supported: send a form or JSON');
  }
  // The platform's own parser, as `fetch` has it.
  const response = new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } });
  const data = await response.formData().catch(() => {
    throw new FormError(400, 'The form could not be read');
  });
  return [...data].map(([name, value]) => {
    if (typeof value === 'string') return [name, value];
    throw makeFormError(400, 'NO_FILE_UPLOADS', 'Files cannot be sent');
  });
}

/** Reads an object whose values are texts, or arrays of texts. */
function readJsonEntries(json: string): Entry[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new FormError(400, 'The JSON could not be read');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FormError(400, 'The JSON must be an object of fields');
  }
  return Object.entries(value).flatMap(([name, texts]) =>
    [texts].flat().map((text: unknown): Entry => [name, toText(text)]),
  );
}

function toText(value: unknown): string {
  if (value === null) return '';
  if (['string', 'number', 'boolean'].includes(typeof value)) return String(value);
  throw new FormError(400, 'The fields must be text');
}
