/** The part of a limit from which on the form says how much of it is left. */
const NEAR = 0.9;

/** What to say of a text's length: nothing until its limit is near. */
export function lengthText(length: number, limit: number): string | undefined {
  if (length <= limit * NEAR) return undefined;
  const left = limit - length;
  const count = Math.abs(left).toLocaleString('en');
  const characters = Math.abs(left) === 1 ? 'character' : 'characters';
  return left < 0 ? `${count} ${characters} too many` : `${count} ${characters} left`;
}
