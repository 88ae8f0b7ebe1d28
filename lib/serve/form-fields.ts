import { FormRefusal } from './form-answer';

/** Values, not names: a name sent twice counts twice. */
export const FIELD_LIMIT = 50;

/**
 * Adds a value under its name, after those that came before. A value without a name, which busboy
 * reports as undefined in spite of its types, belongs to no field and is left out.
 */
export function addField(
  fields: Map<string, string[]>,
  name: string | undefined,
  value: string,
): void {
  if (!name) return;
  const values = fields.get(name);
  if (values) values.push(value);
  else fields.set(name, [value]);
}

/** The refusal of a form with more than `FIELD_LIMIT` values. */
export function tooManyFields(): FormRefusal {
  return new FormRefusal(400, `The form has too many fields: at most ${FIELD_LIMIT}`);
}
