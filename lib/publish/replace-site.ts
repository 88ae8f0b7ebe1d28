import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ASIDE, restoreSite } from './restore-site.mjs';

/** On Windows, a folder cannot be renamed as long as any program reads a file in it. */
const ATTEMPTS = 20;

type Rename = (from: string, to: string) => void;

type Replacement = {
  /** The project's folder. */
  root: string;
  /** The folder with the finished new site, in the project's `.tmp`. It is gone afterwards. */
  newDir: string;
  rename?: Rename;
  /** In milliseconds, between two attempts. */
  pause?: number;
};

/**
 * Puts a finished site in the place of `out/`. What a visitor asks for meanwhile is of the old site
 * or of the new one; a program that is killed leaves one of them whole, at worst set aside, where
 * `restoreSite` finds it.
 *
 * @throws Error when `out/` cannot be replaced; it is then what it was
 */
export async function replaceSite({
  root,
  newDir,
  rename = renameSync,
  pause = 250,
}: Replacement): Promise<void> {
  const outDir = path.join(root, 'out');
  const aside = path.join(root, ASIDE);
  restoreSite(root);
  await rm(aside, { recursive: true, force: true });
  for (let attempt = 1; ; attempt += 1) {
    try {
      swap({ outDir, newDir, aside, rename });
      break;
    } catch (error) {
      if (attempt === ATTEMPTS) throw explain(error, path.relative(root, newDir));
    }
    await setTimeout(pause);
  }
  // What cannot be removed now is in nobody's way, and the next build removes it.
  await discard(aside, newDir, rename).catch(() => undefined);
}

type Swap = { outDir: string; newDir: string; aside: string; rename: Rename };

/** Not asynchronous: between the two steps nothing else must happen, not even a signal's handler. */
function swap({ outDir, newDir, aside, rename }: Swap): void {
  // The first site of all has none to replace.
  if (existsSync(outDir)) rename(outDir, aside);
  try {
    rename(newDir, outDir);
  } catch (error) {
    putBack(aside, outDir, rename);
    throw error;
  }
}

function putBack(aside: string, outDir: string, rename: Rename): void {
  try {
    rename(aside, outDir);
  } catch {
    // There was no site, or another program that starts now has put it back.
  }
}

/** Under another name first: half an old site must never be taken for one to restore. */
async function discard(aside: string, name: string, rename: Rename): Promise<void> {
  rename(aside, name);
  await rm(name, { recursive: true });
}

function explain(error: unknown, newDir: string): Error {
  const explained = new Error(
    `The new site is finished in ${newDir}, but cannot take the place of out/, which is as it was. ` +
      'Both have to be on one disk, and no other program may have out/ or a file of it open. ' +
      `(${String(error)})`,
  );
  // A path through our own functions tells nobody anything.
  explained.stack = explained.message;
  return explained;
}
