import type { Stats } from 'node:fs';
import type { Encoding } from './content-encoding';

/**
 * The ETag of a file in a coding. The same for all codings but for its strength: a compressed body is
 * the same to a reader, yet not byte for byte.
 */
export function entityTagOf({ size, mtimeMs }: Stats, encoding: Encoding): string {
  const tag = `"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"`;
  return encoding === 'identity' ? tag : `W/${tag}`;
}

/** Whether If-None-Match names the tag, by the weak comparison of RFC 9110, 13.1.2. */
export function isNamed(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((named) => opaque(named) === opaque(tag));
}

/**
 * Whether If-Range lets a part be sent: it is absent or names the tag, by the strong comparison of
 * RFC 9110, 13.1.5. A date never does, since no answer has one to compare it with.
 */
export function allowsPart(ifRange: string | string[] | undefined, tag: string): boolean {
  return ifRange === undefined || (ifRange.toString().trim() === tag && !tag.startsWith('W/'));
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
