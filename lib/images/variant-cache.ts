import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { renderImage } from './render-image';
import type { PhotoVariant } from './variants';

/** Relative to the project. Hosts keep `.next/cache` from one build to the next. */
export const IMAGE_CACHE = '.next/cache/images';

/**
 * Returns a variant's bytes, from the cache if the same image was encoded in this width and format before.
 *
 * @throws when the image is damaged
 */
export function loadVariant(
  original: Buffer,
  variant: PhotoVariant,
  folder: string,
): Promise<Buffer> {
  const { format, width } = variant;
  return loadCached(folder, [format, width], original, () => renderImage(original, variant));
}

/**
 * Returns the cache entry for an image and other inputs, or renders it. The name of an entry is the hash of
 * its inputs, the versions of sharp's libraries included.
 */
export async function loadCached(
  folder: string,
  inputs: readonly unknown[],
  original: Buffer,
  render: () => Promise<Buffer>,
): Promise<Buffer> {
  const others = JSON.stringify([sharp.versions, ...inputs]);
  const entry = path.join(
    folder,
    createHash('sha256').update(others).update(original).digest('hex'),
  );
  // Tells pruneCache that the entry is in use.
  const now = new Date();
  await utimes(entry, now, now).catch(() => undefined);
  const kept = await readFile(entry).catch(() => undefined);
  if (kept) return kept;
  const bytes = await render();
  try {
    const temporary = `${entry}.${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await writeFile(temporary, bytes);
    // Renaming is atomic, so no other process reads half of an entry.
    await rename(temporary, entry);
  } catch {
    // Without the entry, the next build takes longer.
  }
  return bytes;
}

/**
 * Removes the entries that have not been used since a moment, such as the variants of a deleted photo,
 * because hosts keep the cache from build to build. It never throws.
 *
 * @param since in milliseconds, as of `Date.now()`
 */
export async function pruneCache(folder: string, since: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const entry = path.join(folder, name);
    try {
      const { mtimeMs } = await stat(entry);
      if (mtimeMs < since) await rm(entry);
    } catch {
      // Another build has removed the entry, or it is not writable. It does no harm.
    }
  }
}
