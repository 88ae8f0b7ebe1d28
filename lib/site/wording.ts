import { closest, distance } from 'fastest-levenshtein';

/** A value as a message shows it, on one line and shortened: `"3/5/25"`, `the number 7`, `nothing`. */
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

/** `1 article`, `5 articles`. */
export function countOf(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}

/** Suggests the most similar of the known names, if the name may be a slip of it: ` Did you mean "date"?` */
export function didYouMean(name: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const nearest = closest(name.toLowerCase(), [...known]);
  const slips = distance(name.toLowerCase(), nearest.toLowerCase());
  // If both letters of a name are wrong, it is another name.
  const near = slips <= Math.max(2, name.length / 3) && slips < Math.max(1, name.length);
  return near ? ` Did you mean "${nearest}"?` : '';
}
