import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { BACKUP_DIR, restoreSite } from './restore-site.mjs';

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
 * Puts a finished site in the place of `out/`. Visitors get the old site or the new one. A program
 * that is killed leaves one of them whole, at worst in the backup folder, where `restoreSite` finds it.
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
  const backup = path.join(root, BACKUP_DIR);
  restoreSite(root);
  await rm(backup, { recursive: true, force: true });
  for (let attempt = 1; ; attempt += 1) {
    try {
      swap({ outDir, newDir, backup, rename });
      break;
    } catch (error) {
      if (attempt === ATTEMPTS) throw explain(error, path.relative(root, newDir));
    }
    await setTimeout(pause);
  }
  // What cannot be removed now does no harm, and the next build removes it.
  await discard(backup, newDir, rename).catch(() => undefined);
}

type Swap = { outDir: string; newDir: string; backup: string; rename: Rename };

/** Synchronous: nothing may happen between the two steps, not even the handler of a signal. */
function swap({ outDir, newDir, backup, rename }: Swap): void {
  // The first build replaces nothing.
  if (existsSync(outDir)) rename(outDir, backup);
  try {
    rename(newDir, outDir);
  } catch (error) {
    rollback(backup, outDir, rename);
    throw error;
  }
}

function rollback(backup: string, outDir: string, rename: Rename): void {
  try {
    rename(backup, outDir);
  } catch {
    // There was no site, or another program that starts now has restored it.
  }
}

/** Renames it first: half an old site must never be restored. */
async function discard(backup: string, name: string, rename: Rename): Promise<void> {
  rename(backup, name);
  await rm(name, { recursive: true });
}

function explain(error: unknown, newDir: string): Error {
  const explained = new Error(
    `The new site is finished in ${newDir}, but cannot take the place of out/, which is as it was. ` +
      'Both have to be on one disk, and no other program may have out/ or a file of it open. ' +
      `(${String(error)})`,
  );
  // A stack of our own functions tells nobody anything.
  explained.stack = explained.message;
  return explained;
}
