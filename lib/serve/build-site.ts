import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { startProgress } from '@/lib/authoring/terminal';
import { restoreSite } from '@/lib/publish/restore-site.mjs';
import { isProduction } from '@/lib/site/environment';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const isWindows = process.platform === 'win32';

/**
 * Runs `npm run build` in the project's folder `root`, with `label` and the seconds gone as all
 * that is shown; the build's own words are printed only when it fails. `out/` is then what it was.
 *
 * @returns the build's exit code; 128 and the signal's number when it was interrupted
 */
export async function buildSite(root: string, label: string): Promise<number> {
  // First, lest a build that fails leave no site at all.
  restoreSite(root);
  const progress = startProgress(process.stdout, label);
  const { code, output } = await run(root);
  progress.stop();
  if (code === 0) return 0;
  process.stderr.write(output);
  return code;
}

/** The build's exit code, and its words unless it was interrupted: then they tell nothing. */
function run(root: string): Promise<{ code: number; output: Buffer }> {
  return new Promise((resolve, reject) => {
    const build = spawn('npm', ['run', 'build'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that a signal can reach the build behind npm and its shell.
      detached: !isWindows,
      // On Windows, npm is a script that only a shell can start.
      shell: isWindows,
    });
    let output: Buffer[] = [];
    for (const stream of [build.stdout, build.stderr]) {
      stream.on('data', (chunk: Buffer) => output.push(chunk));
    }
    let interruption = 0;
    // Ours to handle, lest this program end and leave the build running behind it.
    const interrupt = (signal: NodeJS.Signals) => {
      interruption = 128 + constants.signals[signal];
      output = [];
      killGroup(build, signal);
    };
    for (const signal of SIGNALS) process.on(signal, interrupt);
    build.on('error', reject);
    build.on('close', (code) => {
      for (const signal of SIGNALS) process.off(signal, interrupt);
      // A build that another program killed has no code.
      resolve({ code: interruption || (code ?? 1), output: Buffer.concat(output) });
    });
  });
}

function killGroup(leader: ChildProcess, signal: NodeJS.Signals): void {
  if (isWindows || leader.pid === undefined) {
    leader.kill(signal);
    return;
  }
  try {
    process.kill(-leader.pid, signal);
  } catch {
    // The group has ended between the signal and now, which is what was wanted.
  }
}

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
type BuildState = 'none' | 'stale' | 'current';

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
