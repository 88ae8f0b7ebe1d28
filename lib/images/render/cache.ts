import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Path relative to the project root. Hosting platforms keep the folder `.next/cache` between builds. */
export const IMAGE_CACHE_FOLDER = '.next/cache/images';

/** Caches the output of `render`. The key is a hash of `original`, `inputs` and the versions of sharp's libraries. */
export async function loadOrRender(
  folder: string,
  inputs: readonly unknown[],
  original: Buffer,
  render: () => Promise<Buffer>,
): Promise<Buffer> {
  const otherInputs = JSON.stringify([sharp.versions, ...inputs]);
  const entry = path.join(
    folder,
    createHash('sha256').update(otherInputs).update(original).digest('hex'),
  );
  // Mark the entry as used, because `pruneCache` removes entries with an old modification time.
  const now = new Date();
  await utimes(entry, now, now).catch(() => undefined);
  const cached = await readFile(entry).catch(() => undefined);
  if (cached) return cached;
  const bytes = await render();
  try {
    const temporary = `${entry}.${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await writeFile(temporary, bytes);
    // Renaming is atomic, so other processes never read a partial entry.
    await rename(temporary, entry);
  } catch {
    // Ignore the error, because caching is optional.
  }
  return bytes;
}

/**
 * Removes cache entries that have not been used since the given time, such as variants of a deleted photo. Unused
 * entries would accumulate, because hosting platforms keep the cache between builds. Never throws.
 */
export async function pruneCache(folder: string, since: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const entry = path.join(folder, name);
    try {
      const { mtimeMs } = await stat(entry);
      if (mtimeMs < since) await rm(entry);
    } catch {
      // Another build has removed the entry, or the entry is read-only. Both are harmless.
    }
  }
}
