import { closest, distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import type { Problem } from './problem';
import type { YamlDocument } from './yaml-document';

/** Shows a value in a message, shortened: `"3/5/25"`, `the number 7`, `nothing`. */
export function show(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'string') {
    return `"${value.length > 60 ? `${value.slice(0, 57)}…` : value}"`;
  }
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return `the ${typeof value} ${String(value)}`;
}

/** The nearest of the known names when it is near enough to be a slip: ` Did you mean "date"?` */
export function didYouMean(name: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const nearest = closest(name.toLowerCase(), [...known]);
  const near = distance(name.toLowerCase(), nearest.toLowerCase()) <= Math.max(2, name.length / 3);
  return near ? ` Did you mean "${nearest}"?` : '';
}

/**
 * Turns what zod found into problems with a place and a sentence.
 *
 * @param knownKeys the keys a group of fields may have, by the group's path, for "did you mean"
 */
export function explainIssues(
  issues: readonly z.core.$ZodIssue[],
  document: YamlDocument,
  file: string,
  knownKeys: (path: readonly PropertyKey[]) => readonly string[],
): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') {
      const known = knownKeys(issue.path);
      return issue.keys.map((key) => ({
        file,
        ...document.locateKey(issue.path, key),
        field: fieldName([...issue.path, key]),
        message: `this key is not known.${didYouMean(key, known) || ` Expected one of: ${known.join(', ')}`}`,
      }));
    }
    return [
      {
        file,
        ...document.locate(issue.path),
        field: fieldName(issue.path),
        message: issue.message,
      },
    ];
  });
}

/** `hero.lead`, `phones[1]`: the way the field is written in the documentation. */
function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) =>
      typeof key === 'number' ? `[${key + 1}]` : `${index > 0 ? '.' : ''}${String(key)}`,
    )
    .join('');
}
