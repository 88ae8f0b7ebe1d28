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
 * Whether the site in `out/` was built, from the sources as they are and with this SITE_ENV.
 *
 * @param root the project's folder
 */
export async function isBuilt(root: string): Promise<boolean> {
  const home = join(root, 'out/index.html');
  const page = await readFile(home, 'utf8').catch(() => undefined);
  if (page === undefined) return false;
  // Only a trial site has it.
  const isTrial = /<meta name="robots" content="noindex/.test(page);
  if (isTrial === isProduction()) return false;
  // The build sets this time to the moment it began: it may have read a file just before an edit.
  const { mtimeMs } = await stat(home);
  for (const source of SOURCES) {
    if (await isNewer(join(root, source), mtimeMs)) return false;
  }
  return true;
}

/**
 * Whether a file was written, or put in its place, after `time`: no program can set the time of a
 * file's last change back. That of a folder changes when an entry is added, removed or renamed.
 */
async function isNewer(path: string, time: number): Promise<boolean> {
  // The build itself adds to this file, and no page shows it.
  if (path.endsWith('addresses.txt')) return false;
  const stats = await stat(path).catch(() => undefined);
  if (!stats) return false;
  if (Math.max(stats.mtimeMs, stats.ctimeMs) > time) return true;
  if (!stats.isDirectory()) return false;
  for (const entry of await readdir(path)) {
    if (await isNewer(join(path, entry), time)) return true;
  }
  return false;
}
