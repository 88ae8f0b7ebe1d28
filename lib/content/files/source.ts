import { isUtf8 } from 'node:buffer';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Checked, makeError } from '@/lib/site/diagnostic';
import { findInvisibleCharacters, withoutInvisibleCharacters } from './invisible-characters';
import { resolveMerges } from './merge-markers';

/** The text of one content file, ready to be parsed. */
export type Source = {
  /** The path as an editor knows it, with forward slashes: `content/blog/7.md`. */
  file: string;
  /** The text without a byte order mark and with `\n` line ends. */
  text: string;
};

/** A larger file is not read: a parser would take minutes. */
const MAX_BYTES = 1_000_000;

/**
 * Reads a content file.
 *
 * @param root the folder that holds `content/`
 * @param file the path below it, with forward slashes
 * @returns no value, and the reason, for a file that is missing, not allowed or not text; otherwise
 *   as `decodeSource`
 */
export async function readSource(root: string, file: string): Promise<Checked<Source>> {
  const refuse = (message: string) => ({
    value: undefined,
    diagnostics: [makeError(file, message)],
  });
  const absolute = path.join(root, file);
  try {
    const stats = await lstat(absolute);
    if (stats.isDirectory()) return refuse('is a folder; only files belong here');
    // What lies outside of content/ must not get onto the site.
    if (stats.isSymbolicLink())
      return refuse('is a link to another file; replace it with the file itself');
    if (stats.size > MAX_BYTES) {
      const megabytes = (Math.ceil(stats.size / 100_000) / 10).toFixed(1);
      return refuse(
        `the file is ${megabytes} MB; the limit is 1 MB. Images go into content/images`,
      );
    }
    return decodeSource(file, await readFile(absolute));
  } catch (error) {
    const isMissing = z.object({ code: z.literal('ENOENT') }).safeParse(error).success;
    return refuse(
      isMissing
        ? 'the file is missing, and the site needs it; put it back'
        : 'you have no permission to read this file; change its permissions',
    );
  }
}

const SAVE_IT = 'save the file as UTF-8';

/**
 * Decodes the bytes of a content file and removes what differs between editors' systems: the byte
 * order mark, line ends of Windows. A text in another encoding, with invisible characters or with two
 * versions of a merge is reported and decoded nevertheless, so that its other faults can be reported too.
 */
export function decodeSource(file: string, bytes: Buffer): Checked<Source> {
  const { text, message, ...place } = decode(bytes);
  const encoding = message === undefined ? [] : [makeError(file, `${message}; ${SAVE_IT}`, place)];
  if (text === undefined) return { value: undefined, diagnostics: encoding };
  const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const merged = resolveMerges({ file, text: normal });
  return {
    value: { file, text: withoutInvisibleCharacters(merged.value) },
    diagnostics: [
      ...encoding,
      ...merged.diagnostics,
      ...findInvisibleCharacters({ file, text: merged.value }),
    ],
  };
}

type Decoded = { text?: string; message?: string; line?: number; column?: number };

function decode(bytes: Buffer): Decoded {
  const utf16 = findUtf16(bytes);
  if (utf16)
    return { text: new TextDecoder(utf16).decode(bytes), message: 'the file is saved as UTF-16' };
  if (isUtf8(bytes)) return { text: bytes.toString('utf8') };
  if (bytes.includes(0)) return { message: 'this is a document or an image, not plain text' };
  // Probably the encoding of Western Windows; in another one, this character is wrong as well.
  const lines = (bytes.toString('utf8').split('\uFFFD', 1)[0] ?? '').split(/\r\n?|\n/);
  return {
    text: new TextDecoder('windows-1252').decode(bytes),
    message: 'this character is not in UTF-8',
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
  };
}

/** UTF-16 has a byte order mark, or every second byte of its Latin letters is zero. */
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
