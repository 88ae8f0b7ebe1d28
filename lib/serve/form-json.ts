import { FormRefusal, type FormFields } from './form-answer';
import { addField, FIELD_LIMIT, tooManyFields } from './form-fields';

/**
 * Reads the fields of a form sent as JSON: an object of texts, or of arrays of them.
 *
 * @throws FormRefusal for JSON that is broken or holds anything else, or too many fields
 */
export function readJsonFields(json: string): FormFields {
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
