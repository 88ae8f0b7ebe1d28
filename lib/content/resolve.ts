import * as z from 'zod';
import { type Checked, type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { didYouMean } from '@/lib/site/wording';
import { expected } from './fields';
import { getKind, type Known } from './kinds';
import type { YamlDocument } from './yaml';

/** Validates a parsed YAML file against a schema. If there is a problem, `value` is undefined. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  document: YamlDocument,
): Checked<z.output<Schema>> {
  if (document.diagnostics.length > 0)
    return { value: undefined, diagnostics: document.diagnostics };
  // An empty file has the value null. For an object schema, replace null with `{}`, so that zod reports each missing
  // field. For other schemas, replace null with undefined, so that a default applies.
  const empty = schema instanceof z.ZodObject ? {} : undefined;
  const { data, error } = schema.safeParse(document.value ?? empty, { error: explainShape });
  const issues = error?.issues ?? [];
  return { value: data, diagnostics: issues.flatMap((issue) => explainIssue(issue, document)) };
}

/** Replaces zod's messages, which are for programmers. The message about unknown fields has one line for each field. */
function explainShape(issue: z.core.$ZodRawIssue): string | undefined {
  const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
  if (issue.code === 'unrecognized_keys') {
    const fields = `. The fields are ${known.join(', ')}`;
    return issue.keys
      .map(
        (key) =>
          `this field is unknown; correct its name${/\s/.test(key) ? ', without the space in it,' : ','} or delete the field${didYouMean(key, known) || fields}`,
      )
      .join('\n');
  }
  if (issue.code !== 'invalid_type') return undefined;
  const listed = known.length > 6 ? `${known.slice(0, 3).join(', ')} and others` : known.join(', ');
  const indent = issue.input ? '' : ' below it and indented by two more spaces';
  const what =
    issue.expected === 'array'
      ? 'a list, with a hyphen and a space (- ) in front of the first line of each entry'
      : `the fields ${listed}, each on its own line${indent}, such as ${known[0]}: …`;
  return expected(what).error(issue);
}

function explainIssue(issue: z.core.$ZodIssue, document: YamlDocument): Diagnostic[] {
  const { file, locate } = document;
  const { path, message } = issue;
  if (issue.code !== 'unrecognized_keys') return [makeError(file, message, locate(path))];
  const messages = message.split('\n');
  return issue.keys.map((key, index) => makeError(file, messages[index] ?? '', locate(path, key)));
}

type Path = readonly PropertyKey[];

/**
 * Resolves each value whose schema has a `Kind`. For example, replaces the name of an image with the image.
 * Skips values that do not match their schema, because `validate` has reported them.
 *
 * @param value the validated value. For an invalid file, the parsed YAML, so that wrong references are also reported
 */
export function resolve(
  schema: z.ZodType,
  value: unknown,
  { file, locate }: Pick<YamlDocument, 'file' | 'locate'>,
  known: Known,
) {
  const diagnostics: Diagnostic[] = [];
  const report = (...found: Diagnostic[]) => void diagnostics.push(...found);
  const walk = (schema: z.core.$ZodType, value: unknown, path: Path): unknown => {
    if (value === undefined || value === null) return undefined;
    const kind = getKind(schema);
    if (kind) {
      const { data, success } = z.safeParse(schema, value);
      const leaf = { ...known, place: { file, ...locate(path) }, report };
      // A default, such as an empty text, may not match the schema of its field. Return such a value unchanged.
      return success ? kind.resolve(data as never, leaf) : value;
    }
    if (schema instanceof z.ZodObject && typeof value === 'object') {
      const shape: Partial<Record<string, z.core.$ZodType>> = schema.shape;
      const fields = Object.entries(value).map(([key, field]) => {
        const fieldSchema = shape[key];
        return [key, fieldSchema && walk(fieldSchema, field, [...path, key])];
      });
      return Object.fromEntries(fields);
    }
    if (schema instanceof z.ZodArray && Array.isArray(value))
      return value
        .map((entry: unknown, index) => walk(schema.element, entry, [...path, index]))
        .filter((entry) => entry !== undefined);
    if (schema instanceof z.ZodPipe)
      return walk(schema.in instanceof z.ZodTransform ? schema.out : schema.in, value, path);
    if ('innerType' in schema._zod.def)
      return walk(schema._zod.def.innerType as z.core.$ZodType, value, path);
    return value;
  };
  return { value: walk(schema, value, []), diagnostics };
}
