import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { decodeText } from './decode-text';

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
export class UnreadableFileError extends Error {
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
export async function readBytes(root: string, file: string): Promise<Buffer> {
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
