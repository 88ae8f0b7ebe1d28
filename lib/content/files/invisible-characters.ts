import { type Diagnostic, makeError } from '@/lib/site/diagnostic';

/**
 * What no text here needs and no editor sees: control characters, spaces without width, line ends
 * of typesetting programs, marks that turn the order of letters round (CVE-2021-42574), damaged
 * letters. Marks that join letters, and those of a direction that ends with its word, are writing.
 */
const ODD =
  /[\p{Cc}\p{Cs}\u200B\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFD\uFFFE\uFFFF]/gu;
const HARMLESS = new Set(['\n', '\t']);

/** Names each line that has a character of which an editor could not say why it does harm. */
export function findOddCharacters({ file, text }: { file: string; text: string }): Diagnostic[] {
  // Nearly every file has none, and this is quicker than going through its lines.
  if (!hasOdd(text)) return [];
  return text.split('\n').flatMap((line, index) => {
    const odd = [...line.matchAll(ODD)].filter(([character]) => !HARMLESS.has(character));
    const [first] = odd;
    if (!first) return [];
    const others = odd.length > 1 ? `, and ${odd.length - 1} more on this line` : '';
    const message = `${explain(first[0])} stands here${others}; ${advise(first[0])}`;
    return [makeError(file, message, { line: index + 1, column: first.index + 1 })];
  });
}

function advise(character: string): string {
  return character === '\uFFFD'
    ? 'type the letter that was meant'
    : 'delete what is between the letters, or type the line anew';
}

/** The text without them, so that what else is wrong can be said. */
export function withoutOddCharacters(text: string): string {
  return text.replace(ODD, (character) => (HARMLESS.has(character) ? character : ''));
}

function hasOdd(text: string): boolean {
  return withoutOddCharacters(text) !== text;
}

function explain(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (character === '\uFFFD') return `a letter that was damaged by another program (${code})`;
  if (/[\u202A-\u202E\u2066-\u2069]/.test(character))
    return `an unseen sign that turns the order of letters round (${code})`;
  return `a sign that cannot be seen (${code})`;
}

/** A space that word processors write and YAML takes for a letter. */
export const ODD_SPACE = /[^\S \t\n]/;

/** @param where what has it, such as "this line" */
export function explainOddSpace(where: string): string {
  return `${where} has a space of another kind, which word processors write; type its spaces anew`;
}
