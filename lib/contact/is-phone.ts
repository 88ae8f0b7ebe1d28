/** What people, and the address books they copy from, put between digits: dashes and marks of direction too. */
const SEPARATORS = /\(0\)|[\s().\-\u2010-\u2015/\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Whether a text is a telephone number as people write it: `0803 123 4567`, `+234 (0)803-123-4567`,
 * `00 44 20 7946 0000`, `+1 202.555.0100 ext. 12`.
 *
 * A number has 7 digits at least and, by ITU-T E.164, 15 at most; an international prefix `00` and an
 * extension come on top.
 */
export function isPhone(text: string): boolean {
  return /^(?:\+|00)?\d{7,15}(?:(?:ext|x)\d{1,6})?$/i.test(text.replaceAll(SEPARATORS, ''));
}
