import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadImages } from '@/lib/images/load-images';
import { type Checked, makeError, makeWarning } from '@/lib/site/diagnostic';
import { isSystemFile, listFiles } from '@/lib/site/list-files';
import { didYouMean } from '@/lib/site/wording';

/** The files of page prose, which `prose.ts` imports: they are read here to be checked. */
const PROSE = ['about', 'accessibility', 'disclosures', 'partnering', 'privacy', 'who-we-are'].map(
  (name) => `${name}.mdx`,
);
/** What else `content/` may have. */
const OTHERS = ['README.md', 'blog', 'images', 'pages'];

/**
 * Reads every file of `content/`, and lists those of `public/`: the only step of loading that touches the
 * disk.
 *
 * @param root the folder that holds `content/`
 * @param facts the files of facts, such as `content/site.yaml`
 * @returns `sources` of the files that can be read; `publicFiles` relative to `public/`
 */
export async function readFiles(root: string, facts: readonly string[]) {
  const folders = ['content', 'content/pages', 'content/blog'];
  const [top = [], prose = [], blog = []] = await Promise.all(
    folders.map((folder) => listNames(path.join(root, folder))),
  );
  const wanted = [
    ...facts,
    ...PROSE.map((name) => `content/pages/${name}`),
    ...blog.map((name) => `content/blog/${name}`),
  ];
  const read = await Promise.all(wanted.map((file) => readSource(root, file)));
  const images = await loadImages(root);
  return {
    sources: read.flatMap(({ value }) => value ?? []),
    images: images.value,
    publicFiles: await listFiles(path.join(root, 'public')).catch(() => []),
    diagnostics: [
      ...read.flatMap(({ diagnostics }) => diagnostics),
      ...images.diagnostics,
      ...findUnused('content', top, [...facts.map((file) => path.basename(file)), ...OTHERS]),
      ...findUnused('content/pages', prose, PROSE),
    ],
  };
}

/** A folder that git does not keep because it is empty has no files. */
async function listNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !isSystemFile(name));
}

function findUnused(folder: string, names: readonly string[], known: readonly string[]) {
  const advice = 'the site does not use this file; delete or rename it.';
  return names
    .filter((name) => !known.includes(name))
    .map((name) => makeWarning(`${folder}/${name}`, advice + didYouMean(name, known)));
}

export type Source = {
  /** The path as an editor knows it, with forward slashes: `content/blog/7.md`. */
  file: string;
  /** The text without a byte order mark and with `\n` line ends. */
  text: string;
};

/**
 * Reads a content file as `decodeSource` does; a file that is missing or unreadable has no value.
 *
 * @param root the folder that holds `content/`
 * @param file the path below it, with forward slashes
 */
export async function readSource(root: string, file: string): Promise<Checked<Source>> {
  try {
    return decodeSource(file, await readFile(path.join(root, file)));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      return refuse(file, 'the file is missing, and the site needs it; put it back');
    if (code === 'EISDIR') return refuse(file, 'is a folder; only files belong here');
    return refuse(file, `this file cannot be read (${code}); check its permissions`);
  }
}

/** @param before the text above the problem */
function refuse(file: string, message: string, before = ''): Checked<Source> {
  const lines = before.split('\n');
  const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  return { value: undefined, diagnostics: [makeError(file, message, place)] };
}

/**
 * Decodes a content file and removes what differs between editors' systems: the byte order mark, the line
 * ends of Windows, invisible characters. A text that is damaged, too long, or an unresolved merge of Git
 * has no value.
 */
export function decodeSource(file: string, bytes: Buffer): Checked<Source> {
  const text = bytes.toString('utf8').replace(/\r\n?/g, '\n');
  // Decoding puts U+FFFD in the place of bytes that are not UTF-8.
  const damage = text.indexOf('\uFFFD');
  if (damage >= 0) return refuse(file, DAMAGED, text.slice(0, damage));
  const conflict = /^(?:<{7}|>{7}) /m.exec(text);
  if (conflict) return refuse(file, UNRESOLVED, text.slice(0, conflict.index));
  if (text.length > MAX_LENGTH) return refuse(file, TOO_LONG);
  const visible = withoutInvisibleCharacters(text);
  // Next reads the files of prose itself, with these spaces.
  const plain = file.endsWith('.mdx') ? visible : visible.replaceAll(ODD_SPACE, ' ');
  return { value: { file, text: plain }, diagnostics: [] };
}

/**
 * Special spaces, such as no-break spaces from a word processor, where Markdown and YAML expect plain ones: at
 * the start of a line, after a key, beside `|`.
 */
const ODD_SPACE =
  /(?<=^(?:[^\S\n]|[>#*+-]|\d+[.)]|\w+:)*|\|[^\S\n]*)(?! )[^\S\t\n]|(?! )[^\S\t\n](?=[^\S\n]*\|)/gm;

const MAX_LENGTH = 100_000;
const TOO_LONG = 'has more than 100,000 characters; shorten it, or divide it';
const DAMAGED = 'this letter is damaged; save the file as UTF-8, and type the letter again';
const UNRESOLVED = 'unresolved merge of Git: keep one version and delete the lines of markers';

/**
 * Control characters, zero-width spaces and overrides of the writing direction, which no text needs.
 * Joiners, and direction marks that end with their word, belong to writing.
 */
export const INVISIBLE =
  /(?![\n\t])[\p{Cc}\p{Cs}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;

/** Removes characters that no editor sees. A line separator keeps the words around it apart. */
export function withoutInvisibleCharacters(text: string): string {
  return text.replaceAll(/[\u2028\u2029]/g, ' ').replace(INVISIBLE, '');
}
