import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { FormRefusal, type FormFields } from './form-answer';
import { addField, FIELD_LIMIT, tooManyFields } from './form-fields';
import { readJsonFields } from './form-json';

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
