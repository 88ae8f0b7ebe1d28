import busboy from 'busboy';
import type { IncomingMessage } from 'node:http';
import { type FormFields, FormRefusal } from './form-answer';

/** In bytes, the whole body. */
const BODY_LIMIT = 64 * 1024;

const FORM_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/**
 * Reads the fields of a posted form: multipart, urlencoded or JSON, text only.
 *
 * @throws FormRefusal for a body that is too large, malformed, of another type or with a file
 */
export async function readForm(req: IncomingMessage): Promise<FormFields> {
  const body = await readBody(req);
  const type = req.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json') return readJsonFields(body.toString());
  if (FORM_TYPES.includes(type)) return readFormData(body, req);
  throw new FormRefusal(415, 'The content type is not supported: send a form or JSON');
}

async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Read to the end even when it is too much: a client that still sends would not see the answer.
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  if (size > BODY_LIMIT) throw new FormRefusal(413, 'The form is too large: at most 64 KB');
  return Buffer.concat(chunks);
}

function readFormData(body: Buffer, req: IncomingMessage): Promise<FormFields> {
  return new Promise((resolve, reject) => {
    const malformed = () => {
      reject(new FormRefusal(400, 'The form could not be read'));
    };
    const fields = new Map<string, string[]>();
    // The body is limited as a whole, so no single name or value needs a limit of its own.
    const limits = { fields: FIELD_LIMIT, fieldNameSize: BODY_LIMIT, fieldSize: BODY_LIMIT };
    try {
      const parser = busboy({ headers: req.headers, limits, defParamCharset: 'utf8' });
      // In spite of the types: undefined in an encoding that nobody knows.
      parser.on('field', (name, value: string | undefined) => {
        if (value === undefined) malformed();
        else addField(fields, name, value);
      });
      parser.on('file', (_name, file) => {
        // A file that breaks off reports it on its own stream, where no one else listens.
        file.on('error', malformed).resume();
        reject(new FormRefusal(400, 'Files cannot be sent', 'NO_FILE_UPLOADS'));
      });
      parser.on('fieldsLimit', () => {
        reject(tooManyFields());
      });
      parser.on('error', malformed);
      parser.on('close', () => {
        resolve(fields);
      });
      parser.end(body);
    } catch {
      malformed();
    }
  });
}

/** Values, not names: a name sent twice counts twice. */
const FIELD_LIMIT = 50;

/**
 * Adds a value under its name, after those that came before. A value without a name, which busboy
 * reports as undefined in spite of its types, belongs to no field and is left out.
 */
function addField(fields: Map<string, string[]>, name: string | undefined, value: string): void {
  if (!name) return;
  const values = fields.get(name);
  if (values) values.push(value);
  else fields.set(name, [value]);
}

/** The refusal of a form with more than `FIELD_LIMIT` values. */
function tooManyFields(): FormRefusal {
  return new FormRefusal(400, `The form has too many fields: at most ${FIELD_LIMIT}`);
}

/**
 * Reads the fields of a form sent as JSON: an object of texts, or of arrays of them.
 *
 * @throws FormRefusal for JSON that is broken or holds anything else, or too many fields
 */
function readJsonFields(json: string): FormFields {
  const fields = new Map<string, string[]>();
  for (const [name, value] of Object.entries(parseObject(json))) {
    for (const item of Array.isArray(value) ? value : [value]) addField(fields, name, toText(item));
  }
  if ([...fields.values()].flat().length > FIELD_LIMIT) throw tooManyFields();
  return fields;
}

function parseObject(json: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new FormRefusal(400, 'The JSON could not be read');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new FormRefusal(400, 'The JSON must be an object of fields');
}

function toText(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new FormRefusal(400, 'The fields must be text');
}
