import { isUtf8 } from 'node:buffer';
import type { Problem } from '@/lib/site/problem';

/** Text as far as it can be read, and what keeps it from being UTF-8. */
export type DecodedText = {
  /** Undefined when the bytes are no text of a kind that is known. */
  text: string | undefined;
  fault: Pick<Problem, 'line' | 'column' | 'message'> | undefined;
};

const SAVE_IT = 'save it with the encoding UTF-8';

/**
 * Decodes a file's bytes. Other encodings are read too, so that the file's other faults can be
 * told with this one.
 */
export function decodeText(bytes: Buffer): DecodedText {
  const wide = findUtf16(bytes);
  if (wide) {
    const message = `the file is saved as UTF-16; ${SAVE_IT}`;
    return { text: new TextDecoder(wide).decode(bytes), fault: { line: 1, column: 1, message } };
  }
  if (isUtf8(bytes)) return { text: bytes.toString('utf8'), fault: undefined };
  if (bytes.includes(0)) {
    const message = `the file is no plain text; ${SAVE_IT}, not as a document or picture`;
    return { text: undefined, fault: { line: 1, column: 1, message } };
  }
  // Western Windows; a sign that another encoding has in its place is the fault anyway.
  return { text: new TextDecoder('windows-1252').decode(bytes), fault: explainForeign(bytes) };
}

/** Text in UTF-16 has a byte order mark, or every second byte of its Latin letters is zero. */
function findUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = [...bytes.subarray(0, 1000)];
  const zeros = (parity: number) =>
    start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (Math.max(even, odd) * 4 < start.length || start.length < 2) return undefined;
  if (odd > even * 4) return 'utf-16le';
  return even > odd * 4 ? 'utf-16be' : undefined;
}

/** Names the first sign that is no UTF-8. */
function explainForeign(bytes: Buffer): DecodedText['fault'] {
  const before = bytes.toString('utf8').split('\uFFFD', 1)[0] ?? '';
  const lines = before.split(/\r\n?|\n/);
  return {
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    message: `the sign here is not saved as UTF-8; ${SAVE_IT}`,
  };
}
