import { z } from 'zod';
import { explainIssues } from './explain';
import { expected } from './fields';
import type { Problem } from '@/lib/content/problem';
import { schemaKeys } from './schema-keys';
import type { YamlDocument } from '@/lib/content/files/yaml-document';

export type Checked<Value> = { value: Value | undefined; problems: Problem[] };

/** Checks a parsed YAML text against a schema; `value` is there only when there is no problem. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  document: YamlDocument,
  file: string,
): Checked<z.output<Schema>> {
  if (document.problems.length > 0) return { value: undefined, problems: document.problems };
  // An empty file of fields lacks each of them; an empty file of a list lacks the list.
  const empty = schema instanceof z.ZodObject ? {} : undefined;
  const result = schema.safeParse(document.value ?? empty, { error: explainShape });
  if (result.success) return { value: result.data, problems: [] };
  const known = (path: readonly PropertyKey[]) => schemaKeys(schema, path);
  return { value: undefined, problems: explainIssues(result.error.issues, document, file, known) };
}

/** What zod would say of a group or a list in a programmer's words. */
function explainShape({ code, expected: shape, input }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'invalid_type') return undefined;
  const what =
    shape === 'array'
      ? 'a list, each entry on a line that begins with a dash'
      : 'a group of fields, each written as name: value';
  return expected(what).error({ input });
}
