import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { renderImage } from './render-image';
import type { PhotoVariant } from './variants';

/** Relative to the project. Hosts keep `.next/cache` from one build to the next. */
export const IMAGE_CACHE = '.next/cache/images';

/** Increase it whenever the same image gives other bytes. */
const ENCODER_VERSION = 3;

type VariantCacheOptions = {
  folder: string;
  render?: (original: Buffer, variant: PhotoVariant) => Promise<Buffer>;
};

const pending = new Map<string, Promise<Buffer>>();

/**
 * Gives a variant's bytes, from the cache when the same image was encoded the same way before.
 *
 * @param original the bytes of the image as the editor saved it
 * @throws when the image is damaged
 */
export function loadVariant(
  original: Buffer,
  variant: PhotoVariant,
  { folder, render = renderImage }: VariantCacheOptions,
): Promise<Buffer> {
  const { format, width } = variant;
  return loadCached(folder, [format, width, original], () => render(original, variant));
}

/**
 * Gives what is rendered of some inputs, from the cache when it was rendered before. Requests of one
 * process for the same inputs share one rendering. Processes do not disturb each other, because a
 * file appears whole or not at all.
 */
export function loadCached(
  folder: string,
  inputs: readonly (string | number | Buffer)[],
  render: () => Promise<Buffer>,
): Promise<Buffer> {
  const entry = path.join(folder, cacheKey(inputs));
  const running = pending.get(entry);
  if (running) return running;
  const bytes = readOrRender(entry, render).finally(() => {
    pending.delete(entry);
  });
  pending.set(entry, bytes);
  return bytes;
}

function cacheKey(inputs: readonly (string | number | Buffer)[]): string {
  const written = inputs.map((input) =>
    Buffer.isBuffer(input) ? digest(input).toString('hex') : input,
  );
  return digest(JSON.stringify([ENCODER_VERSION, sharp.versions, written])).toString('hex');
}

async function readOrRender(entry: string, render: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readEntry(entry);
  if (kept) return kept;
  const bytes = await render();
  // A cache that cannot be written costs time only.
  await writeEntry(entry, bytes).catch(() => undefined);
  return bytes;
}

/** An entry is the SHA-256 of the bytes, then the bytes: one cut off or altered is ignored. */
async function readEntry(entry: string): Promise<Buffer | undefined> {
  const content = await readFile(entry).catch(() => undefined);
  if (!content) return undefined;
  const bytes = content.subarray(DIGEST_LENGTH);
  if (!digest(bytes).equals(content.subarray(0, DIGEST_LENGTH))) return undefined;
  // Tells pruneCache that the entry is in use.
  const now = new Date();
  await utimes(entry, now, now).catch(() => undefined);
  return bytes;
}

async function writeEntry(entry: string, bytes: Buffer): Promise<void> {
  const temporary = `${entry}.${randomUUID()}`;
  await mkdir(path.dirname(entry), { recursive: true });
  try {
    await writeFile(temporary, Buffer.concat([digest(bytes), bytes]));
    await rename(temporary, entry);
  } finally {
    await rm(temporary, { force: true });
  }
}

const DIGEST_LENGTH = 32;

function digest(bytes: Buffer | string): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/**
 * Removes the entries that `loadVariant` has not used since a moment, such as the variants of a
 * deleted photo: hosts keep the cache from build to build.
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
