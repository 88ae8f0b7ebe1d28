import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Every file below a folder as a path relative to it, with forward slashes, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** Whether a name is of a file that git or an operating system puts into a folder by itself. */
export function isSystemFile(name: string): boolean {
  return /^(?:\..*|thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r)$/i.test(name);
}
