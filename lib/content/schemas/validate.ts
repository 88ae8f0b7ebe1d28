import * as z from 'zod';
import { type Checked, type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { didYouMean } from '@/lib/site/wording';
import { explainOddSpace, ODD_SPACE } from '../files/invisible-characters';
import type { YamlDocument } from '../files/yaml-document';
import { expected } from './fields';

/** Checks a parsed YAML text against a schema; `value` is there only when there is no problem. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  document: YamlDocument,
): Checked<z.output<Schema>> {
  if (document.diagnostics.length > 0)
    return { value: undefined, diagnostics: document.diagnostics };
  // An empty file of fields lacks each of them; an empty file of a list lacks the list.
  const empty = schema instanceof z.ZodObject ? {} : undefined;
  const result = schema.safeParse(document.value ?? empty, { error: explainShape });
  if (result.success) return { value: result.data, diagnostics: [] };
  return {
    value: undefined,
    diagnostics: result.error.issues.flatMap((issue) => explainIssue(issue, schema, document)),
  };
}

/** Says of a missing group or list what zod would say in a programmer's words. */
function explainShape({ code, expected: shape, input }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'invalid_type') return undefined;
  const what =
    shape === 'array'
      ? 'a list, each entry on a line that begins with a dash'
      : 'a group of fields, each as name: value';
  return expected(what).error({ input });
}

function explainIssue(
  issue: z.core.$ZodIssue,
  schema: z.core.$ZodType,
  document: YamlDocument,
): Diagnostic[] {
  const { file, locate, locateKey } = document;
  const { path } = issue;
  // An optional field is nothing, the empty text, or, last, what it is when it is set.
  if (issue.code === 'invalid_union')
    return (issue.errors.at(-1) ?? []).flatMap((inner) =>
      explainIssue({ ...inner, path: [...path, ...inner.path] }, schema, document),
    );
  if (issue.code !== 'unrecognized_keys')
    return [makeError(file, issue.message, { ...locate(path), field: fieldName(path) })];
  const known = schemaKeys(schema, path);
  return issue.keys.map((key) => {
    const place = { ...locateKey(path, key), field: fieldName([...path, key]) };
    return makeError(file, explainKey(key, known), place);
  });
}

function explainKey(key: string, known: readonly string[]): string {
  if (ODD_SPACE.test(key)) return explainOddSpace('the name of this field');
  return `there is no field of this name.${didYouMean(key, known) || ` The fields are ${known.join(', ')}`}`;
}

/** `hero.lead`, `phones[1]`: as the documentation writes a field. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) =>
      typeof key === 'number' ? `[${key + 1}]` : `${index > 0 ? '.' : ''}${String(key)}`,
    )
    .join('');
}

/** The keys that the group of fields at a path may have; none where there is no group. */
function schemaKeys(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const [key, ...rest] = path;
  if (schema instanceof z.ZodObject) {
    if (key === undefined) return Object.keys(schema.shape);
    const field: unknown = schema.shape[String(key)];
    return field instanceof z.ZodType ? schemaKeys(field, rest) : [];
  }
  if (
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodOptional
  )
    return schemaKeys(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return schemaKeys(schema.in, path);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => schemaKeys(option, path));
  if (schema instanceof z.ZodArray && key !== undefined) return schemaKeys(schema.element, rest);
  return [];
}
