import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isProduction } from '@/lib/site/environment';

/** What the build reads, relative to the project. */
const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'next.config.mjs',
  'mdx-components.tsx',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * `none`: there is no built site; `stale`: a source is newer than it, or SITE_ENV is another than it was
 * built with; `current`: it can be served.
 */
export type BuildState = 'none' | 'stale' | 'current';

/** Compares the built site in `out/` with its sources; `root` is the project's folder. */
export async function readBuildState(root: string): Promise<BuildState> {
  const builtAt = await modifiedAt(join(root, 'out', 'index.html'));
  if (builtAt === undefined) return 'none';
  if ((await isForProduction(root)) !== isProduction()) return 'stale';
  for (const source of SOURCES) {
    if (await isNewer(join(root, source), builtAt)) return 'stale';
  }
  return 'current';
}

/** What the built site itself says: only one that is being tried keeps all robots out. */
async function isForProduction(root: string): Promise<boolean> {
  const robots = await readFile(join(root, 'out', 'robots.txt'), 'utf8').catch(() => '');
  return !/^Disallow: \/$/m.test(robots);
}

/** Folders count as well: one whose file was removed or renamed has a new time of its own. */
async function isNewer(path: string, time: number): Promise<boolean> {
  const modified = await modifiedAt(path);
  if (modified === undefined) return false;
  if (modified > time) return true;
  for (const entry of await readEntries(path)) {
    if (await isNewer(join(path, entry), time)) return true;
  }
  return false;
}

async function modifiedAt(path: string): Promise<number | undefined> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.mtimeMs;
}

/** A file has no entries. */
async function readEntries(path: string): Promise<string[]> {
  return readdir(path).catch(() => []);
}
