import { stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/site/list-files';

export type FolderSize = { files: number; bytes: number };

/** Counts what a folder holds at every depth. */
export async function measureFolder(folder: string): Promise<FolderSize> {
  const names = await listFiles(folder);
  const all = await Promise.all(names.map((name) => stat(path.join(folder, name))));
  return { files: names.length, bytes: all.reduce((sum, { size }) => sum + size, 0) };
}
