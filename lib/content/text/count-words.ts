/** Counts the words that a reader sees: headings and tables count, URLs and the settings of charts do not. */
export function countWords(body: string): number {
  return body.replace(/\](?:\([^)]*\)|\{[^}]*\})/g, ']').match(WORD)?.length ?? 0;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu;

/** Words a minute of an adult reading plain English silently (Brysbaert 2019, 238). */
const WORDS_PER_MINUTE = 238;

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes({ words }: { words: number }): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
