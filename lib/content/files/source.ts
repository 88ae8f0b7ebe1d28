import { isUtf8 } from 'node:buffer';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Checked, type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { findOddCharacters, withoutOddCharacters } from './invisible-characters';

/** The text of one content file, ready to be parsed. */
export type Source = {
  /** The path as an editor knows it, with forward slashes: `content/blog/7.md`. */
  file: string;
  /** The text without a byte order mark and with `\n` line ends. */
  text: string;
};

/** A file of more is not looked at: a parser would take minutes. */
const MOST_BYTES = 1_000_000;

/** Why a file is not read, in an editor's words. */
class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}

/**
 * Reads a content file.
 *
 * @param root the folder that holds `content/`
 * @param file the path below it, with forward slashes
 * @throws when the file cannot be read (see `readBytes`), or is not UTF-8 (a `TypeError`)
 */
export async function readSource(root: string, file: string): Promise<Source> {
  const { text, fault } = decodeText(await readBytes(root, file));
  if (text === undefined || fault) throw new TypeError(`${file} is not UTF-8`);
  return { file, text: normalizeText(text) };
}

/**
 * Reads the bytes of a content file.
 *
 * @throws UnreadableFileError when it is a folder, too large, or a link: what lies outside of
 *   `content/` must not get onto the site by one. Else what the file system says, such as ENOENT.
 */
async function readBytes(root: string, file: string): Promise<Buffer> {
  const absolute = path.join(root, file);
  const stats = await lstat(absolute);
  if (stats.isDirectory()) throw new UnreadableFileError('is a folder; a file has to be here');
  if (stats.isSymbolicLink()) {
    throw new UnreadableFileError('is a link to another file; put the file itself here');
  }
  if (stats.size > MOST_BYTES) {
    const megabytes = (stats.size / 1_000_000).toFixed(1);
    throw new UnreadableFileError(
      `the file has ${megabytes} MB, and 1 MB is the most; a picture belongs into content/images`,
    );
  }
  return readFile(absolute);
}

/** Drops a byte order mark and makes every line end `\n`: editors on Windows write both. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** Text as far as it can be read, and what keeps it from being UTF-8. */
type DecodedText = {
  /** Undefined when the bytes are no text of a kind that is known. */
  text: string | undefined;
  fault: Pick<Diagnostic, 'line' | 'column' | 'message'> | undefined;
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

/**
 * Reads a content file; one that cannot be read is a problem like any other. A text in another
 * encoding, or with characters that cannot be seen, is read as well as can be besides.
 *
 * @param root the folder that holds `content/`
 * @param file the path below it, with forward slashes
 * @returns undefined when there is no text; a problem has been added then
 */
export async function tryRead(
  root: string,
  file: string,
  diagnostics: Diagnostic[],
): Promise<Source | undefined> {
  let bytes: Buffer;
  try {
    bytes = await readBytes(root, file);
  } catch (error) {
    diagnostics.push(makeError(file, explainUnreadable(error)));
    return undefined;
  }
  const decoded = decodeText(bytes);
  if (decoded.fault) diagnostics.push(makeError(file, decoded.fault.message, decoded.fault));
  if (decoded.text === undefined) return undefined;
  const source = { file, text: normalizeText(decoded.text) };
  diagnostics.push(...findOddCharacters(source));
  return { file, text: withoutOddCharacters(source.text) };
}

function explainUnreadable(error: unknown): string {
  if (error instanceof UnreadableFileError) return error.message;
  const isMissing = z.object({ code: z.literal('ENOENT') }).safeParse(error).success;
  return isMissing
    ? 'the file is missing, and the site needs it; put it back'
    : 'the file cannot be opened; allow reading it in its properties';
}

/** Reads a content file and checks it, as `tryRead` does. */
export async function readChecked<Value>(
  root: string,
  file: string,
  diagnostics: Diagnostic[],
  parse: (source: Source) => Checked<Value>,
): Promise<Value | undefined> {
  const source = await tryRead(root, file, diagnostics);
  if (!source) return undefined;
  const checked = parse(source);
  diagnostics.push(...checked.diagnostics);
  return checked.value;
}
