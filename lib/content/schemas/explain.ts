import { closest, distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { explainOddSpace, ODD_SPACE } from '@/lib/content/files/odd-space';
import type { Problem } from '@/lib/content/problem';
import type { YamlDocument } from '@/lib/content/files/yaml-document';

/** Shows a value in a message, on one line and shortened: `"3/5/25"`, `the number 7`, `nothing`. */
export function show(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'string') {
    const line = value.replaceAll(/\s+/g, ' ');
    return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`;
  }
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return typeof value === 'number' ? `the number ${value}` : String(value);
}

/** The nearest of the known names when it is near enough to be a slip: ` Did you mean "date"?` */
export function didYouMean(name: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const nearest = closest(name.toLowerCase(), [...known]);
  const slips = distance(name.toLowerCase(), nearest.toLowerCase());
  // A name of two letters with both of them wrong is another name.
  const near = slips <= Math.max(2, name.length / 3) && slips < Math.max(1, name.length);
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
        message: explainKey(key, known),
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

function explainKey(key: string, known: readonly string[]): string {
  if (ODD_SPACE.test(key)) return explainOddSpace('the name of this field');
  return `this key is not known.${didYouMean(key, known) || ` Expected one of: ${known.join(', ')}`}`;
}

/** `hero.lead`, `phones[1]`: the way the field is written in the documentation. */
function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) =>
      typeof key === 'number' ? `[${key + 1}]` : `${index > 0 ? '.' : ''}${String(key)}`,
    )
    .join('');
}
