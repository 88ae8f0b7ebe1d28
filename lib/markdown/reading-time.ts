/** Words a minute of an adult reading plain English silently (Brysbaert 2019, 238). */
const WORDS_PER_MINUTE = 238;

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(body: string): number {
  const words = body.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
