import { isUtf8 } from 'node:buffer';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Checked, makeError } from '@/lib/site/diagnostic';
import { findInvisibleCharacters, withoutInvisibleCharacters } from './invisible-characters';

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

/**
 * Decodes the bytes of a content file and removes what differs between editors' systems: the byte
 * order mark, line ends of Windows. A text in another encoding, with invisible characters or with two
 * versions of a merge is reported and decoded nevertheless, so that its other faults can be reported too.
 */
export function decodeSource(file: string, bytes: Buffer): Checked<Source> {
  const { text, message, ...place } = decode(bytes);
  const advice = `${message}; save the file as UTF-8`;
  const encoding = message === undefined ? [] : [makeError(file, advice, place)];
  if (text === undefined) return { value: undefined, diagnostics: encoding };
  const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const merged = resolveMerges({ file, text: normal });
  return {
    value: { file, text: withoutInvisibleCharacters(merged.value) },
    diagnostics: [
      ...encoding,
      ...merged.diagnostics,
      ...findInvisibleCharacters(file, merged.value),
    ],
  };
}

type Decoded = { text?: string; message?: string; line?: number; column?: number };

function decode(bytes: Buffer): Decoded {
  // With the byte order mark that programs of Windows write.
  for (const [mark, encoding] of Object.entries({ fffe: 'utf-16le', feff: 'utf-16be' }))
    if (bytes.toString('hex', 0, 2) === mark) {
      const text = new TextDecoder(encoding).decode(bytes);
      return { text, message: 'the file is saved as UTF-16' };
    }
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

/** Two versions of some lines, as git leaves them; what both came from may stand between them. */
const CONFLICT = /^<{7} .*\n([^]*?)^={7}\n[^]*?^>{7} .*$/gm;
const MARKER = /^(?:[<|>]{7} .*|={7})$/;

const UNRESOLVED = 'unresolved git merge: keep one version and delete the markers';

/**
 * Reports each merge of git that nobody has resolved, and each marker that was left behind.
 *
 * @returns the text with the first version, every line in its place: no other fault follows from the
 *   markers
 */
function resolveMerges({ file, text }: Source): Checked<string> & { value: string } {
  const resolved = text.replace(CONFLICT, (both, versions: string) => {
    const [first = ''] = versions.split(/^\|{7} /m);
    const rest = both.slice(both.indexOf('\n') + 1 + first.length);
    return `\n${first}${rest.replaceAll(/.+/g, '')}`;
  });
  const lines = resolved.split('\n');
  const diagnostics = text.split('\n').flatMap((line, index) => {
    const isReported = /^<{7} /.test(line) || MARKER.test(lines[index] ?? '');
    return isReported ? [makeError(file, UNRESOLVED, { line: index + 1 })] : [];
  });
  return { value: lines.map((line) => line.replace(MARKER, '')).join('\n'), diagnostics };
}
