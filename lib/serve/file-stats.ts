import { statSync, type Stats } from 'node:fs';

/**
 * Looks whether there is such a file; undefined for what is none or cannot be looked at.
 *
 * Without waiting: the system has such facts in memory, and a turn through the threads that Node keeps
 * for slow disks takes many times as long.
 */
export function readFileStats(path: string): Stats | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() ? stats : undefined;
  } catch {
    // Such as a name that is too long for the disk.
    return undefined;
  }
}

/** Another text for each content that a file has had: one put into its place may be as old as it. */
export function versionOf({ mtimeMs, size, ino }: Stats): string {
  return `${mtimeMs} ${size} ${ino}`;
}
