import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { startProgress } from '@/lib/authoring/terminal';
import { createPhaseClock, type PhaseTimes } from './build-phases';
import { watchMemory } from './peak-memory';

export type BuildRun = {
  /** In milliseconds, from the command's start to its end. */
  time: number;
  phases: PhaseTimes;
  /** In bytes, of all processes together; undefined where it cannot be measured. */
  memory: number | undefined;
  /** What the build said, if it failed. */
  failure?: string;
};

const isWindows = process.platform === 'win32';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a build in `folder`, saying on stderr what it does. Rejects only if it cannot be started. */
export function runBuild(folder: string, command: readonly string[], label: string) {
  return new Promise<BuildRun>((resolve, reject) => {
    const startedAt = performance.now();
    const [program = '', ...args] = command;
    const build = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      // No word to Next's makers: a closed network would lengthen the build.
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
      // A process group of its own, so that an interruption reaches the workers behind npm.
      detached: !isWindows,
      shell: isWindows,
    });
    const memory = watchMemory(build.pid ?? -1);
    const output: string[] = [];
    let progress = startProgress(process.stderr, `${label}: check`);
    const clock = createPhaseClock((phase) => {
      progress.stop();
      progress = startProgress(process.stderr, `${label}: ${phase}`);
    });
    for (const stream of [build.stdout, build.stderr]) {
      createInterface(stream).on('line', (line) => {
        output.push(line);
        clock.readLine(line);
      });
    }

    const kill = () => {
      killGroup(build.pid);
    };
    const interrupt = (signal: NodeJS.Signals) => {
      process.exit(128 + constants.signals[signal]);
    };
    process.on('exit', kill);
    for (const signal of SIGNALS) process.on(signal, interrupt);

    build.on('error', reject);
    build.on('close', (code) => {
      process.off('exit', kill);
      for (const signal of SIGNALS) process.off(signal, interrupt);
      progress.stop();
      resolve({
        time: performance.now() - startedAt,
        phases: clock.finish(),
        memory: memory.stop(),
        ...(code !== 0 && { failure: output.join('\n') }),
      });
    });
  });
}

/** At once and without asking: what the build leaves half done is overwritten by the next. */
function killGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(isWindows ? leader : -leader, 'SIGKILL');
  } catch {
    // The group has ended by itself.
  }
}
