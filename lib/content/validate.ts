import type { z } from 'zod';
import { explainIssues } from './explain';
import type { Problem } from './problem';
import { schemaKeys } from './schema-keys';
import type { YamlDocument } from './yaml-document';

export type Checked<Value> = { value: Value | undefined; problems: Problem[] };

/** Checks a parsed YAML text against a schema; `value` is there only when there is no problem. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  document: YamlDocument,
  file: string,
): Checked<z.output<Schema>> {
  if (document.problems.length > 0) return { value: undefined, problems: document.problems };
  const result = schema.safeParse(document.value ?? {});
  if (result.success) return { value: result.data, problems: [] };
  const known = (path: readonly PropertyKey[]) => schemaKeys(schema, path);
  return { value: undefined, problems: explainIssues(result.error.issues, document, file, known) };
}
