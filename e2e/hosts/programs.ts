import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

// Add the usual folders of server programs, because the PATH of an ordinary user may lack them.
const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin:/opt/homebrew/bin`;

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 5000;

export function findProgram(name: string): string | undefined {
  const files = PATH.split(':').map((folder) => `${folder}/${name}`);
  return files.find((file) => existsSync(file));
}

/**
 * Starts a server program and waits until it accepts connections on `port`. The program and its children are killed
 * when this process exits.
 *
 * @throws with the program's output if the program exits early or accepts no connections within a minute
 */
export async function startServer(
  command: string,
  args: readonly string[],
  { cwd, env, port }: { cwd: string; env?: Record<string, string>; port: number },
): Promise<{ stop: () => Promise<void> }> {
  // `detached` puts the program into its own process group, so that signals also reach its children.
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
      // The process group has already ended.
    }
  };
  const killNow = () => kill('SIGKILL');
  process.once('exit', killNow);
  const stop = async () => {
    kill('SIGTERM');
    await Promise.race([closed, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    killNow();
    process.off('exit', killNow);
  };

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${command} did not start listening on port ${port}. Its output:\n${output}`);
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

/** Makes this process exit on a signal, so that its `exit` handlers kill the programs started by `startServer`. */
export function exitOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
}
