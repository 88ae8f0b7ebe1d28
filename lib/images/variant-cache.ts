import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { renderImage } from './render-image';
import type { PhotoVariant } from './variants';

/** Relative to the project. Hosts keep `.next/cache` from one build to the next. */
export const IMAGE_CACHE = '.next/cache/images';

/** Increase it whenever the same image gives other bytes. */
const ENCODER_VERSION = 5;

/**
 * Gives a variant's bytes, from the cache when the same image was encoded the same way before.
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
 * Renders an image with other inputs, or takes the result from the cache. An entry is the hash of the
 * result, and the result: what a disk has cut or zeroed is rendered again.
 * Requests and processes do not disturb each other, because an entry appears whole or not at all.
 */
export async function loadCached(
  folder: string,
  inputs: readonly unknown[],
  original: Buffer,
  render: () => Promise<Buffer>,
): Promise<Buffer> {
  const others = JSON.stringify([ENCODER_VERSION, sharp.versions, ...inputs]);
  const entry = path.join(
    folder,
    createHash('sha256').update(others).update(original).digest('hex'),
  );
  // Tells pruneCache that the entry is in use.
  const now = new Date();
  await utimes(entry, now, now).catch(() => undefined);
  const kept = await readFile(entry).catch(() => undefined);
  const result = kept?.subarray(HASH_LENGTH);
  if (result && kept?.subarray(0, HASH_LENGTH).equals(hashOf(result))) return result;
  const bytes = await render();
  try {
    const temporary = `${entry}.${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await writeFile(temporary, Buffer.concat([hashOf(bytes), bytes]));
    // Atomic: no reader meets half of an entry.
    await rename(temporary, entry);
  } catch {
    // A cache that cannot be written costs time only.
  }
  return bytes;
}

/** In bytes. */
const HASH_LENGTH = 32;

function hashOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/**
 * Removes the entries that have not been used since a moment, such as the variants of a deleted photo:
 * hosts keep the cache from build to build. It never fails.
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
      // Another build has removed it, or it may not be removed: a cache does no harm.
    }
  }
}
