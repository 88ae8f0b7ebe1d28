import MiniSearch from 'minisearch';

/** Formats a value for a message, such as `"3/5/25"` or `the number 7`. Keeps text short and on one line. */
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

/** Returns a number with a singular or plural noun, such as `1 article` or `5 articles`. */
export function formatCount(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}

/** Returns `. Did you mean "date"?` if a known name is similar to `name`, and an empty string otherwise. */
export function didYouMean(name: string, known: readonly string[]): string {
  if (name.length > 200) return '';
  const index = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (text) => [text] });
  index.addAll([...new Set(known)].map((id) => ({ id })));
  // The maximum edit distance is a third of the length, but at least 2 and at most 20. For two letters, it is 1.
  const maxEdits = Math.min(Math.max(2, Math.floor(name.length / 3)), name.length - 1, 20);
  const [nearest] = maxEdits > 0 ? index.search(name, { fuzzy: maxEdits, maxFuzzy: maxEdits }) : [];
  return nearest ? `. Did you mean "${nearest.id}"?` : '';
}
