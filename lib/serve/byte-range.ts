/** A part of a body: the numbers of its first and its last byte. */
export type ByteRange = { start: number; end: number };

/**
 * Reads a Range header for a body of `size` bytes (RFC 9110, 14.1.2).
 *
 * @returns `unsatisfiable` for a part that lies behind the end; undefined where the whole body is the
 *   answer: no header, another unit than bytes, several parts at once, or no sense in it
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;

  // Without a first byte, the number is how many of the last ones are wanted.
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}
