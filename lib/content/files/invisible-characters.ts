import { type Diagnostic, makeError } from '@/lib/site/diagnostic';

/**
 * Characters that no text here needs and no editor sees: control characters, zero-width spaces, line
 * separators of typesetting programs, overrides of the writing direction (CVE-2021-42574), damaged
 * characters. Joiners, and marks of direction that end with their word, belong to writing.
 */
const INVISIBLE =
  /(?![\n\t])[\p{Cc}\p{Cs}\u200B\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFD\uFFFE\uFFFF]/gu;

/** Reports each line that has one, at the first of them. */
export function findInvisibleCharacters({
  file,
  text,
}: {
  file: string;
  text: string;
}): Diagnostic[] {
  // Nearly every file has none, and this is quicker than going through its lines.
  if (withoutInvisibleCharacters(text) === text) return [];
  return text.split('\n').flatMap((line, index) => {
    const [first, ...others] = line.matchAll(INVISIBLE);
    if (!first) return [];
    const more = others.length > 0 ? `, and ${others.length} more on this line` : '';
    const { what, advice } = explain(first[0]);
    const place = { line: index + 1, column: first.index + 1 };
    return [makeError(file, `${what} stands here${more}; ${advice}`, place)];
  });
}

export function withoutInvisibleCharacters(text: string): string {
  return text.replace(INVISIBLE, '');
}

function explain(character: string): { what: string; advice: string } {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (character === '\uFFFD') {
    const what = `a letter that was damaged by another program (${code})`;
    return { what, advice: 'type the letter that was meant' };
  }
  const what = /[\u202A-\u202E\u2066-\u2069]/.test(character)
    ? 'an invisible character that reverses the order of letters'
    : 'an invisible character';
  const advice = 'delete what is between the letters, or type the line again';
  return { what: `${what} (${code})`, advice };
}

/** A space that word processors write and YAML takes for a letter. */
export const ODD_SPACE = /[^\S \t\n]/;

/** @param where what has such a space, such as "this line" */
export function explainOddSpace(where: string): string {
  return `${where} has a special space, which word processors write; type its spaces again`;
}
