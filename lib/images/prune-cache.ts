import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes from the cache of `loadVariant` what nobody has asked for since then, such as the copies
 * of a photo that is gone: hosts keep the cache from build to build, for ever.
 *
 * @param since in milliseconds, as of `Date.now()`
 */
export async function pruneCache(folder: string, since: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const entry = path.join(folder, name);
    const { mtimeMs } = await stat(entry);
    if (mtimeMs < since) await rm(entry);
  }
}
