import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadImages } from '@/lib/images/render/load-images';
import { type Checked, makeError, makeWarning } from '@/lib/site/diagnostic';
import { isSystemFile, listFiles } from '@/lib/site/list-files';
import { didYouMean } from '@/lib/site/wording';

/** Must list all MDX files that `prose.ts` re-exports. Only the content check uses this list. */
const PROSE = ['about', 'accessibility', 'disclosures', 'partnering', 'privacy', 'who-we-are'].map(
  (name) => `${name}.mdx`,
);
const ALLOWED = ['README.md', 'blog', 'images', 'pages'];

/**
 * Reads the files in `content/` and lists the files in `public/`. The parameter `facts` contains the paths of the YAML
 * files, such as `content/site.yaml`. The returned `sources` omit missing and invalid files.
 */
export async function readFiles(root: string, facts: readonly string[]) {
  const folders = ['content', 'content/pages', 'content/blog'];
  const [top = [], prose = [], blog = []] = await Promise.all(
    folders.map((folder) => listNames(path.join(root, folder))),
  );
  const files = [
    ...facts,
    ...PROSE.map((name) => `content/pages/${name}`),
    ...blog.map((name) => `content/blog/${name}`),
  ];
  const results = await Promise.all(files.map((file) => readSource(root, file)));
  const images = await loadImages(root);
  return {
    sources: results.flatMap(({ value }) => value ?? []),
    images: images.value,
    publicFiles: await listFiles(path.join(root, 'public')).catch(() => []),
    diagnostics: [
      ...results.flatMap(({ diagnostics }) => diagnostics),
      ...images.diagnostics,
      ...findUnused('content', top, [...facts.map((file) => path.basename(file)), ...ALLOWED]),
      ...findUnused('content/pages', prose, PROSE),
    ],
  };
}

/** Returns an empty list if the folder does not exist, because Git does not store empty folders. */
async function listNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !isSystemFile(name));
}

function findUnused(folder: string, names: readonly string[], known: readonly string[]) {
  const advice = 'the site does not use a file with this name; rename or delete the file';
  return names
    .filter((name) => !known.includes(name))
    .map((name) => makeWarning(`${folder}/${name}`, advice + didYouMean(name, known)));
}

export type Source = { file: string; text: string };

/** Reads and decodes a content file. Returns an error instead of a value if the file is missing or invalid. */
export async function readSource(root: string, file: string): Promise<Checked<Source>> {
  try {
    return decodeSource(file, await readFile(path.join(root, file)));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return refuse(file, MISSING);
    if (code === 'EISDIR') return refuse(file, FOLDER);
    return refuse(file, `this file cannot be read (${code}); replace or delete it`);
  }
}

function refuse(file: string, message: string, textBefore = ''): Checked<Source> {
  const lines = textBefore.split('\n');
  const location = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  return { value: undefined, diagnostics: [makeError(file, message, location)] };
}

/** Returns an error instead of a value if the text is not valid UTF-8 or contains a merge conflict. */
export function decodeSource(file: string, bytes: Buffer): Checked<Source> {
  const text = bytes.toString('utf8').replace(/\r\n?/g, '\n');
  // `toString` replaces bytes that are not valid UTF-8 with U+FFFD, the replacement character.
  const damage = text.indexOf('\uFFFD');
  if (damage >= 0) return refuse(file, DAMAGED, text.slice(0, damage));
  const conflict = /^(?:<{7}|>{7}) /m.exec(text);
  if (conflict) return refuse(file, UNRESOLVED, text.slice(0, conflict.index));
  const visible = removeInvisibleCharacters(text);
  // Keep special spaces (such as no-break spaces) in MDX, so that the content check parses the same text as Next.js.
  const plain = file.endsWith('.mdx') ? visible : visible.replaceAll(SPECIAL_SPACE, ' ');
  return { value: { file, text: plain }, diagnostics: [] };
}

/**
 * Matches special spaces, such as the no-break spaces of word processors. Matches them only where Markdown or YAML
 * expects a plain space: at the start of a line, after a list marker or a key, or next to `|`.
 */
const SPECIAL_SPACE =
  /(?<=^(?:[^\S\n]|[>#*+-]|\d+[.)]|\w+:)*|\|[^\S\n]*)(?! )[^\S\t\n]|(?! )[^\S\t\n](?=[^\S\n]*\|)/gm;

const MISSING =
  'this file is missing, but the site needs it; bring back the file from an earlier version, or ask a developer';
const FOLDER = 'a folder is not read; move its files to the folder above, then delete it';
const DAMAGED =
  'this letter cannot be read; save the file with the encoding UTF-8 (a choice in your editor), then type the letter again';
const UNRESOLVED =
  'Git could not merge two versions of these lines; keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>';

/**
 * Matches control characters, zero-width spaces and bidirectional overrides, which content never needs. Does not match
 * zero-width joiners and direction marks, because some scripts need them.
 */
const INVISIBLE_CHARACTERS =
  /(?![\n\t])[\p{Cc}\p{Cs}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;

/** Removes invisible characters, and replaces Unicode line and paragraph separators with spaces. */
export function removeInvisibleCharacters(text: string): string {
  return text.replaceAll(/[\u2028\u2029]/g, ' ').replace(INVISIBLE_CHARACTERS, '');
}
