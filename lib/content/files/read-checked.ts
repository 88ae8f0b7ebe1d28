import { z } from 'zod';
import type { Problem } from '@/lib/site/problem';
import { decodeText } from './decode-text';
import { findOddCharacters, withoutOddCharacters } from './find-odd-characters';
import { normalizeText, readBytes, UnreadableFileError, type Source } from './source';
import type { Checked } from '@/lib/content/schemas/validate';

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
  problems: Problem[],
): Promise<Source | undefined> {
  const fault = (message: string) => ({ file, line: 1, column: 1, field: '', message });
  let bytes: Buffer;
  try {
    bytes = await readBytes(root, file);
  } catch (error) {
    problems.push(fault(explainUnreadable(error)));
    return undefined;
  }
  const decoded = decodeText(bytes);
  if (decoded.fault) problems.push({ ...fault(''), ...decoded.fault });
  if (decoded.text === undefined) return undefined;
  const source = { file, text: normalizeText(decoded.text) };
  problems.push(...findOddCharacters(source));
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
  problems: Problem[],
  parse: (source: Source) => Checked<Value>,
): Promise<Value | undefined> {
  const source = await tryRead(root, file, problems);
  if (!source) return undefined;
  const checked = parse(source);
  problems.push(...checked.problems);
  return checked.value;
}
