// @ts-check
import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

// Plain JavaScript, because Next's configuration needs it.

/** Where the old site stands while a new one takes its place: on the same disk as `out/`. */
const BACKUP_DIR = '.tmp/previous';

/**
 * Restores the old site if a build was killed between the two steps of replacing it. Harmless at any
 * other time, also during a build.
 *
 * @param {string} root the project's folder
 */
export function restoreSite(root) {
  try {
    renameSync(join(root, BACKUP_DIR), join(root, 'out'));
  } catch {
    // There is nothing to restore, or there is a site.
  }
}

/**
 * Puts a finished site in the place of `out/`. Visitors get the old site or the new one. A program
 * that is killed leaves one of them whole, at worst in the backup folder, from where the next build
 * restores it before it begins.
 *
 * @param {string} root the project's folder
 * @param {string} newDir the folder with the new site, on the same disk; it is gone afterwards
 * @throws when `out/` cannot be renamed, as on Windows while a program reads it; it is then what it was
 */
export async function replaceSite(root, newDir) {
  const [outDir, backup] = [join(root, 'out'), join(root, BACKUP_DIR)];
  await rm(backup, { recursive: true, force: true });
  // The first build replaces nothing.
  const isReplaced = existsSync(outDir);
  // Synchronous: nothing may happen between the two steps, not even the handler of a signal.
  if (isReplaced) renameSync(outDir, backup);
  try {
    renameSync(newDir, outDir);
  } catch (error) {
    restoreSite(root);
    throw error;
  }
  if (!isReplaced) return;
  // Renamed first: half an old site must never be restored.
  renameSync(backup, newDir);
  await rm(newDir, { recursive: true });
}
