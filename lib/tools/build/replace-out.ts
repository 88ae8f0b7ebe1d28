import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PREVIOUS } from './guard-out.mjs';

/**
 * Replaces `out/` by a finished site, in two renames: visitors get the old site or the new one.
 *
 * @param root the project's folder
 * @param newDir the folder with the new site, on the same disk; it is gone afterwards
 * @throws when `out/` cannot be renamed, as on Windows while a program reads it; it is then unchanged
 */
export async function replaceOut(root: string, newDir: string): Promise<void> {
  const [outDir, oldDir] = [path.join(root, 'out'), path.join(root, PREVIOUS)];
  await rm(oldDir, { recursive: true, force: true });
  if (existsSync(outDir)) await rename(outDir, oldDir);
  try {
    await rename(newDir, outDir);
  } catch (error) {
    if (existsSync(oldDir)) await rename(oldDir, outDir);
    throw error;
  }
  await rm(oldDir, { recursive: true, force: true });
}
