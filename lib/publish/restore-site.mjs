// @ts-check
import { renameSync } from 'node:fs';
import { join } from 'node:path';

/** Where the old site stands while a new one takes its place: on the same disk as `out/`. */
export const BACKUP_DIR = '.tmp/previous';

/**
 * Restores the old site if a build was killed between the two steps of replacing it. Harmless at any
 * other time, also during a build. Plain JavaScript, because Next's configuration needs it.
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
