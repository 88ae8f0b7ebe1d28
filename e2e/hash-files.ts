import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/site/list-files';

/** The hash of a file, or of every file of a folder by its name; none when there is neither. */
export async function hashFiles(place: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  const stats = await stat(place).catch(() => undefined);
  const files = stats?.isDirectory() ? await listFiles(place) : stats ? [''] : [];
  for (const file of files) {
    const bytes = await readFile(path.join(place, file));
    hashes[file] = createHash('sha256').update(bytes).digest('hex');
  }
  return hashes;
}
