import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** In milliseconds, between two looks. */
const PAUSE = 10;
const ATTEMPTS = 50;

/**
 * Makes a reader of what `look`, which must not wait for anything, finds in a folder: all of it in one
 * and the same folder. Where a build puts another in its place meanwhile, and for a moment there is
 * none, it looks again; half a second later it takes what it finds.
 */
export function createReadWhole(folder: string): <Found>(look: () => Found) => Promise<Found> {
  const identify = () => statSync(folder, { throwIfNoEntry: false })?.ino;
  return async (look) => {
    for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
      const before = identify();
      const found = look();
      if (before !== undefined && before === identify()) return found;
      await sleep(PAUSE);
    }
    return look();
  };
}
