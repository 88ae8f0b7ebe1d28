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
  // An empty file has the value null. Replace null with `{}`, so that zod reports each missing field. For a list,
  // replace it with undefined, so that the default of the schema applies, if there is one.
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
  const indent = issue.input ? '' : ' below it and indented by two more spaces';
  const what =
    issue.expected === 'array'
      ? 'a list, with a hyphen and a space (- ) in front of the first line of each entry'
      : `the fields ${known.join(', ')}, each on its own line${indent}, such as ${known[0]}: …`;
  return expected(what).error(issue);
}

function explainIssue(issue: z.core.$ZodIssue, document: YamlDocument): Diagnostic[] {
  const { file, locate } = document;
  const { path, message } = issue;
  if (issue.code !== 'unrecognized_keys') return [makeError(file, message, locate(path))];
  const messages = message.split('\n');
  return issue.keys.map((key, index) => makeError(file, messages[index] ?? '', locate(path, key)));
}
