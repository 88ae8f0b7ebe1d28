import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { todayInLagos } from '@/lib/site/dates';
import { isProduction } from '@/lib/site/environment';

/** What the build reads, relative to the project. */
const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'mdx-components.tsx',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Whether the site in `out/` was built, from the sources as they are, with this SITE_ENV, and on this day in
 * Lagos: with the day, articles appear and pages give another date.
 *
 * @param root the project's folder
 */
export async function isBuilt(root: string, now = new Date()): Promise<boolean> {
  const home = join(root, 'out/index.html');
  const page = await readFile(home, 'utf8').catch(() => undefined);
  if (page === undefined) return false;
  // Only a trial site has it.
  const isTrial = /<meta name="robots" content="noindex/.test(page);
  if (isTrial === isProduction()) return false;
  // The build sets this time to the moment it began: it may have read a file just before an edit.
  const { mtimeMs, mtime } = await stat(home);
  if (todayInLagos(mtime) !== todayInLagos(now)) return false;
  const times = await Promise.all(SOURCES.map((source) => lastChange(join(root, source))));
  return Math.max(...times) < mtimeMs;
}

/**
 * When a file, or anything in a folder, was last written or put in its place: no program can set the time
 * of a file's last change back. That of a folder changes when an entry is added, removed or renamed.
 */
async function lastChange(source: string): Promise<number> {
  const names = await readdir(source, { recursive: true }).catch(() => []);
  const stats = await Promise.all(
    ['', ...names].map((name) => stat(join(source, name)).catch(() => undefined)),
  );
  return Math.max(0, ...stats.flatMap((one) => (one ? [one.mtimeMs, one.ctimeMs] : [])));
}
