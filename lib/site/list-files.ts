import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Lists all files in a folder and its subfolders, as sorted relative paths with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** Returns whether a name belongs to a hidden file or to a file that operating systems create, such as `Thumbs.db`. */
export function isSystemFile(name: string): boolean {
  return /^(?:\..*|thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r)$/i.test(name);
}
