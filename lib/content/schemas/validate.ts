import * as z from 'zod';
import { type Checked, type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { didYouMean } from '@/lib/site/wording';
import type { YamlDocument } from '../files/yaml-document';
import { expected } from './fields';

/** Validates a parsed YAML file against a schema. If there is a problem, `value` is undefined. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  document: YamlDocument,
): Checked<z.output<Schema>> {
  if (document.diagnostics.length > 0)
    return { value: undefined, diagnostics: document.diagnostics };
  // An empty file has the value null. Given `{}`, zod reports each missing field; given undefined, a missing list.
  const empty = schema instanceof z.ZodObject ? {} : undefined;
  const { data, error } = schema.safeParse(document.value ?? empty, { error: explainShape });
  const issues = error?.issues ?? [];
  return { value: data, diagnostics: issues.flatMap((issue) => explainIssue(issue, document)) };
}

/** Replaces messages that zod writes for programmers. The message about unknown fields has one line for each field. */
function explainShape(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
    const fields = `. The fields are ${known.join(', ')}`;
    return issue.keys
      .map(
        (key) =>
          `this field is unknown; correct its name, or delete the field${didYouMean(key, known) || fields}`,
      )
      .join('\n');
  }
  if (issue.code !== 'invalid_type') return undefined;
  const what =
    issue.expected === 'array'
      ? 'a list, each entry on a line that begins with a dash'
      : 'a group of fields, each on a line such as name: value';
  return expected(what).error(issue);
}

function explainIssue(issue: z.core.$ZodIssue, document: YamlDocument): Diagnostic[] {
  const { file, locate } = document;
  const { path, message } = issue;
  if (issue.code !== 'unrecognized_keys') return [makeError(file, message, locate(path))];
  const messages = message.split('\n');
  return issue.keys.map((key, index) => makeError(file, messages[index] ?? '', locate(path, key)));
}
