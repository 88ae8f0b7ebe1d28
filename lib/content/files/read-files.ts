import { isUtf8 } from 'node:buffer';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadImages } from '@/lib/images/load-images';
import { type Checked, makeError, makeWarning } from '@/lib/site/diagnostic';
import { isSystemFile, listFiles } from '@/lib/site/list-files';
import { didYouMean } from '@/lib/site/wording';
import { findInvisibleCharacters, withoutInvisibleCharacters } from './invisible-characters';

/** The files of page prose, which `prose.ts` imports: they are read here to be checked as files. */
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
  const advice = 'the site does not use this file; delete or rename it';
  return names.flatMap((name) => {
    const file = `${folder}/${name}`;
    const meant = known.find((other) => other.toLowerCase() === name.toLowerCase());
    if (meant === name) return [];
    return meant === undefined
      ? makeWarning(file, `${advice}.${didYouMean(name, known)}`)
      : makeError(file, `capitals matter in file names; rename this file to "${meant}"`);
  });
}

export type Source = {
  /** The path as an editor knows it, with forward slashes: `content/blog/7.md`. */
  file: string;
  /** The text without a byte order mark and with `\n` line ends. */
  text: string;
};

/**
 * Reads a content file as `decodeSource` does; a file that is missing or not allowed has no value.
 *
 * @param root the folder that holds `content/`
 * @param file the path below it, with forward slashes
 */
export async function readSource(root: string, file: string): Promise<Checked<Source>> {
  try {
    const absolute = path.join(root, file);
    const stats = await lstat(absolute);
    if (stats.isDirectory()) return refuse(file, 'is a folder; only files belong here');
    // What lies outside of content/ must not get onto the site.
    if (stats.isSymbolicLink())
      return refuse(file, 'is a link to another file; replace it with the file itself');
    return decodeSource(file, await readFile(absolute));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      return refuse(file, 'the file is missing, and the site needs it; put it back');
    return refuse(file, `this file cannot be read (${code}); check its permissions`);
  }
}

/** @param before the text above the problem */
function refuse(file: string, message: string, before = ''): Checked<Source> {
  const { length: line } = before.split('\n');
  return { value: undefined, diagnostics: [makeError(file, message, { line })] };
}

/**
 * Decodes a content file, without differences between editors' systems: the byte order mark, line ends of
 * Windows, invisible characters, which are reported. A text that is not in UTF-8, too long for a parser, or with an
 * unresolved merge of Git, has no value.
 */
export function decodeSource(file: string, bytes: Buffer): Checked<Source> {
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  if (!isUtf8(bytes)) return refuse(file, NOT_UTF8, text.split('\uFFFD', 1)[0] ?? '');
  const conflict = /^(?:<{7}|>{7}) /m.exec(text);
  if (conflict) return refuse(file, UNRESOLVED, text.slice(0, conflict.index));
  if (text.length > MAX_LENGTH) return refuse(file, TOO_LONG);
  const value = { file, text: withoutInvisibleCharacters(text) };
  return { value, diagnostics: findInvisibleCharacters(file, text) };
}

/** In characters. */
const MAX_LENGTH = 100_000;

const TOO_LONG = 'has more than 100,000 characters; shorten it, or divide it';
const NOT_UTF8 = 'this line has a character that is not in UTF-8; save the file as UTF-8';
const UNRESOLVED = 'unresolved merge of Git: keep one version and delete the lines of markers';
