import MiniSearch from 'minisearch';

/** Formats a value for a message, on one line of limited length, such as `"3/5/25"` or `the number 7`. */
export function formatValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'string') {
    const line = value.replaceAll(/\s+/g, ' ');
    return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`;
  }
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return typeof value === 'number' ? `the number ${value}` : String(value);
}

/** Returns a count with its noun, such as `1 article` or `5 articles`. */
export function formatCount(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}

/** Returns `. Did you mean "date"?` if one of the known names is similar enough, otherwise an empty string. */
export function didYouMean(name: string, known: readonly string[]): string {
  if (name.length > 200) return '';
  const index = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (text) => [text] });
  index.addAll([...new Set(known)].map((id) => ({ id })));
  // With more edits, two names are unrelated. A two-letter name may have one edit, a long name at most 20.
  const maxEdits = Math.min(Math.max(2, Math.floor(name.length / 3)), name.length - 1, 20);
  const [nearest] = maxEdits > 0 ? index.search(name, { fuzzy: maxEdits, maxFuzzy: maxEdits }) : [];
  return nearest ? `. Did you mean "${nearest.id}"?` : '';
}
