import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

// With the folders of servers, which an ordinary user's PATH may lack.
const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin:/opt/homebrew/bin`;

/** In milliseconds. */
const START_LIMIT = 60_000;
const STOP_LIMIT = 5000;

/** Returns the full path of a program, or undefined when it is not installed. */
export function findProgram(name: string): string | undefined {
  const files = PATH.split(':').map((folder) => `${folder}/${name}`);
  return files.find((file) => existsSync(file));
}

/**
 * Starts a server program and waits until it accepts connections on `port`. The program and its
 * children end with this process at the latest.
 *
 * @throws with the program's output when it ends first, or does not listen within a minute
 */
export async function runProgram(
  command: string,
  args: readonly string[],
  { cwd, env, port }: { cwd: string; env?: Record<string, string>; port: number },
): Promise<{ stop: () => Promise<void> }> {
  // Detached: a process group of its own, so that a signal reaches the program's children.
  const options = { cwd, env: { ...process.env, PATH, ...env }, detached: true };
  const child = spawn(command, args, options);
  let output = '';
  child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (output += bytes.toString()));
  child.once('error', (error) => (output += error.message));
  const closed = new Promise((resolve) => child.once('close', resolve));

  const kill = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // The group has already ended.
    }
  };
  const killNow = () => kill('SIGKILL');
  process.once('exit', killNow);
  const stop = async () => {
    kill('SIGTERM');
    await Promise.race([closed, sleep(STOP_LIMIT, undefined, { ref: false })]);
    killNow();
    process.off('exit', killNow);
  };

  const deadline = Date.now() + START_LIMIT;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${command} does not answer on port ${port}.\n${output}`);
    }
    await sleep(50);
  }
  return { stop };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const connected = await once(socket, 'connect').catch(() => undefined);
  socket.destroy();
  return connected !== undefined;
}

/** Turns signals into an exit, which ends the programs that this process has started. */
export function exitOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
}
