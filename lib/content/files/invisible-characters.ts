import { type Diagnostic, makeError } from '@/lib/site/diagnostic';

/**
 * Characters that no text here needs and no editor sees: control characters, zero-width spaces, line
 * separators of typesetting programs, overrides of the writing direction (CVE-2021-42574), damaged
 * characters. Joiners, and marks of direction that end with their word, belong to writing.
 */
const INVISIBLE =
  /(?![\n\t])[\p{Cc}\p{Cs}\u200B\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFD\uFFFE\uFFFF]/gu;

/** Reports the first such character of each line. */
export function findInvisibleCharacters(file: string, text: string): Diagnostic[] {
  return text.split('\n').flatMap((line, index) => {
    const found = line.search(INVISIBLE);
    if (found < 0) return [];
    const message = `there is ${describe(line.charAt(found))} here; type the line again`;
    return makeError(file, message, { line: index + 1, column: found + 1 });
  });
}

/** A line separator keeps the words around it apart. */
export function withoutInvisibleCharacters(text: string): string {
  return text.replaceAll(/[\u2028\u2029]/g, ' ').replace(INVISIBLE, '');
}

function describe(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `${character === '\uFFFD' ? 'a damaged letter' : 'an invisible character'} (U+${hex})`;
}

/** Spaces of word processors, which YAML reads as letters. */
export const ODD_SPACE = /[^\S \t\n]/;
export const RETYPE = 'contains a special space from a word processor; type its spaces again';
