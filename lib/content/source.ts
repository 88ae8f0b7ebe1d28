import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The text of one content file, ready to be parsed. */
export type Source = {
  /** The path as an editor knows it, with forward slashes: `content/blog/7.md`. */
  file: string;
  /** The text without a byte order mark and with `\n` line ends. */
  text: string;
};

/**
 * Reads a content file.
 *
 * @param root the folder that holds `content/`
 * @param file the path below it, with forward slashes
 * @throws when the file is missing, or is not UTF-8 (a `TypeError`)
 */
export async function readSource(root: string, file: string): Promise<Source> {
  const bytes = await readFile(path.join(root, file));
  if (!isUtf8(bytes)) throw new TypeError(`${file} is not UTF-8`);
  return { file, text: normalizeText(bytes.toString('utf8')) };
}

/** Drops a byte order mark and makes every line end `\n`: editors on Windows write both. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
