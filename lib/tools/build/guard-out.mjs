// @ts-check
import { existsSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where the old site is while the new one takes its place, relative to the project. */
export const PREVIOUS = '.tmp/previous';

/** The exit code of a build that fails for a reason that it names; Next exits with 1. */
export const EXPLAINED = 2;

/**
 * Puts back the site that a killed build has left without its place, and ends a build that fails with
 * what is true of `out/`. The error can be Next's, so this is plain JavaScript: it is there at once.
 *
 * @param {string} root the project's folder
 */
export function guardOut(root) {
  const [outDir, oldDir] = [path.join(root, 'out'), path.join(root, PREVIOUS)];
  const find = () => statSync(outDir, { throwIfNoEntry: false })?.ino;
  /** @type {number | undefined} */
  let before;
  process.once('exit', (code) => {
    if (code === 0) return;
    if (code === 1) console.error(NOT_OURS);
    const now = find();
    const found = now === before ? 'The site in out/ has not changed.' : 'out/ has the new site.';
    console.error(now === undefined ? 'There is no site in out/.' : found);
  });
  if (!existsSync(outDir) && existsSync(oldDir)) renameSync(oldDir, outDir);
  before = find();
}

const NOT_OURS = `
The build failed. If the error above is not in a file of yours, see that the disk has space and that you may
write to this folder, delete .next, and build again.`;
