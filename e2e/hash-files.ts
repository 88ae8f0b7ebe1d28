import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/publish/list-files';

/** The hash of every file of a folder, by its name; none when there is no folder. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of await listFiles(folder).catch(() => [])) {
    const bytes = await readFile(path.join(folder, file));
    hashes[file] = createHash('sha256').update(bytes).digest('hex');
  }
  return hashes;
}
