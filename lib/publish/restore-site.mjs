// @ts-check
import { renameSync } from 'node:fs';
import { join } from 'node:path';

/** Where the old site stands while a new one takes its place: on the same disk as `out/`. */
export const ASIDE = '.tmp/previous';

/**
 * Puts the old site back if a build was killed between the two steps of putting a new one in its
 * place. Harmless at any other time, also while a build is at work. Plain JavaScript, because Next's
 * configuration needs it.
 *
 * @param {string} root the project's folder
 */
export function restoreSite(root) {
  try {
    renameSync(join(root, ASIDE), join(root, 'out'));
  } catch {
    // There is nothing to put back, or there is a site.
  }
}
