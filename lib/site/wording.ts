import MiniSearch from 'minisearch';

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
  if (name.length > 200) return '';
  const index = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (text) => [text] });
  index.addAll([...new Set(known)].map((id) => ({ id })));
  // If both letters of a name are wrong, it is another name; after twenty slips, it is another text.
  const slips = Math.min(Math.max(2, Math.floor(name.length / 3)), name.length - 1, 20);
  const [nearest] = slips > 0 ? index.search(name, { fuzzy: slips, maxFuzzy: slips }) : [];
  return nearest ? ` Did you mean "${nearest.id}"?` : '';
}
