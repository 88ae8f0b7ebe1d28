import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

export type FolderSize = { files: number; bytes: number };

/** Counts what a folder holds at every depth. */
export async function measureFolder(folder: string): Promise<FolderSize> {
  const size: FolderSize = { files: 0, bytes: 0 };
  for (const name of await readdir(folder, { recursive: true })) {
    const stats = await stat(path.join(folder, name));
    if (!stats.isFile()) continue;
    size.files += 1;
    size.bytes += stats.size;
  }
  return size;
}
