import fc from 'fast-check';
import { formatDate } from '@/lib/site/dates';
import type { CmsField } from './schema-fields';

/** A pattern as the CMS reads it. */
function toRegExp([pattern]: readonly [string, string]): RegExp {
  const [, source = '', flags = ''] = /^\/(.+)\/([a-z]*)$/.exec(pattern) ?? [];
  return new RegExp(source, flags);
}

/** Whether the CMS saves this text in a field; it trims texts itself. */
export function acceptsText(field: CmsField, text: string): boolean {
  const { minlength = 0, maxlength = Infinity } = limits(field);
  const length = [...text].length;
  if (text !== text.trim()) return false;
  if (text === '') return field.required === false;
  const fits = field.pattern === undefined || toRegExp(field.pattern).test(text);
  return fits && length >= minlength && length <= maxlength;
}

/** Generates what the CMS may write for a field; undefined where it omits an empty one. */
export function valuesOf(field: CmsField): fc.Arbitrary<unknown> {
  const values = filledValuesOf(field);
  return field.required === false ? fc.option(values, { nil: undefined }) : values;
}

export function groupsOf(fields: readonly CmsField[]): fc.Arbitrary<Record<string, unknown>> {
  return fc
    .record(Object.fromEntries(fields.map((field) => [field.name, valuesOf(field)])))
    .map((group) => JSON.parse(JSON.stringify(group)) as Record<string, unknown>);
}

function filledValuesOf(field: CmsField): fc.Arbitrary<unknown> {
  switch (field.widget) {
    case 'hidden':
      return fc.constant(undefined);
    case 'boolean':
      return fc.boolean();
    case 'select':
      return fc.constantFrom(...field.options);
    case 'number': {
      const { min = -1e6, max = 1e6 } = field;
      return field.value_type === 'int'
        ? fc.integer({ min, max })
        : fc.double({ min, max, noNaN: true });
    }
    case 'datetime': {
      const [min, max] = [new Date(field.min), new Date(field.max)];
      return fc
        .date({ min, max, noInvalidDate: true })
        .map((day) => formatDate(day.toISOString().slice(0, 10)));
    }
    case 'object':
      return groupsOf(field.fields);
    case 'list': {
      // A required list has at least one entry.
      const lengths = { minLength: field.min ?? 1, maxLength: field.max ?? 3 };
      return fc.array('field' in field ? valuesOf(field.field) : groupsOf(field.fields), lengths);
    }
    default:
      return textsOf(field);
  }
}

function textsOf(field: CmsField): fc.Arbitrary<string> {
  const { minlength = 1, maxlength = 300 } = limits(field);
  // The generator cannot read a negative lookahead; `acceptsText` applies it below.
  const source = field.pattern && toRegExp(field.pattern).source.replace(/\(\?!.*?xn--\)\)/, '');
  const texts =
    source && source !== '^.+$'
      ? fc.stringMatching(new RegExp(source, 'u'), { maxLength: 200 })
      : fc.string({ unit: 'grapheme', minLength: minlength, maxLength: maxlength });
  return texts.map((text) => text.trim()).filter((text) => text !== '' && acceptsText(field, text));
}

function limits(field: CmsField): { minlength?: number; maxlength?: number } {
  return field.widget === 'string' || field.widget === 'text' ? field : {};
}
