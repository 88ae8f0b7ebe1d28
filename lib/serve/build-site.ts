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
 * Runs `npm run build` in the project's folder `root`. Shows only `label` and the seconds, and the
 * build's own output if it fails. `out/` then stays as it was.
 *
 * @returns the build's exit code, or 128 plus the signal's number when it was interrupted
 */
export async function buildSite(root: string, label: string): Promise<number> {
  // Before the build, which may fail.
  restoreSite(root);
  const progress = startProgress(process.stdout, label);
  const { code, output } = await run(root);
  progress.stop();
  if (code === 0) return 0;
  process.stderr.write(output);
  return code;
}

/** The build's exit code and its output, which is left out when the build was interrupted. */
function run(root: string): Promise<{ code: number; output: Buffer }> {
  return new Promise((resolve, reject) => {
    const build = spawn('npm', ['run', 'build'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own: a signal then reaches the build behind npm and its shell.
      detached: !isWindows,
      // On Windows, npm is a script that only a shell can start.
      shell: isWindows,
    });
    let output: Buffer[] = [];
    for (const stream of [build.stdout, build.stderr]) {
      stream.on('data', (chunk: Buffer) => output.push(chunk));
    }
    let interruption = 0;
    // Without a handler this program would end and leave the build running.
    const interrupt = (signal: NodeJS.Signals) => {
      interruption = 128 + constants.signals[signal];
      output = [];
      killGroup(build, signal);
    };
    for (const signal of SIGNALS) process.on(signal, interrupt);
    build.on('error', reject);
    build.on('close', (code) => {
      for (const signal of SIGNALS) process.off(signal, interrupt);
      // A build that was killed has no code.
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
    // The group has already ended.
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
 * `none`: there is no built site. `stale`: a source has changed since the build of the site began, or
 * the site was built with another SITE_ENV. `current`: the site can be served.
 */
type BuildState = 'none' | 'stale' | 'current';

/** Compares the built site in `out/` with its sources. `root` is the project's folder. */
export async function readBuildState(root: string): Promise<BuildState> {
  const home = join(root, 'out/index.html');
  const page = await readFile(home, 'utf8').catch(() => undefined);
  if (page === undefined) return 'none';
  // Only a trial site has it.
  const isTrial = /<meta name="robots" content="noindex/.test(page);
  if (isTrial === isProduction()) return 'stale';
  // The build sets this time to the moment it began: it may have read a file just before an edit.
  const { mtimeMs } = await stat(home);
  for (const source of SOURCES) {
    if (await isNewer(join(root, source), mtimeMs)) return 'stale';
  }
  return 'current';
}

/**
 * Whether a file was written, or put in its place, after `time`: no program can set the time of a
 * file's last change back. That of a folder changes when an entry is added, removed or renamed.
 */
async function isNewer(path: string, time: number): Promise<boolean> {
  // The build itself adds to this file, and no page shows it.
  const stats = path.endsWith('addresses.txt')
    ? undefined
    : await stat(path).catch(() => undefined);
  if (!stats) return false;
  if (Math.max(stats.mtimeMs, stats.ctimeMs) > time) return true;
  if (!stats.isDirectory()) return false;
  for (const entry of await readdir(path)) {
    if (await isNewer(join(path, entry), time)) return true;
  }
  return false;
}
