import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Every file below a folder as a path relative to it, with forward slashes, sorted. */
export async function listFiles(folder: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, prefix), { withFileTypes: true });
  const lists = entries.map((entry) => {
    const name = `${prefix}${entry.name}`;
    return entry.isDirectory() ? listFiles(folder, `${name}/`) : [name];
  });
  return (await Promise.all(lists)).flat().sort();
}

/** Whether a name is of a file that git or an operating system puts into a folder by itself. */
export function isSystemFile(name: string): boolean {
  return /^(?:\..*|thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r)$/i.test(name);
}
