import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** In milliseconds. */
const START_LIMIT = 60_000;
const STOP_LIMIT = 5000;
const POLL = 100;

export type Program = { stop: () => Promise<void> };

type Options = { cwd: string; env?: Record<string, string>; port: number };

/**
 * Starts a server program and waits until it accepts connections on `port`. It ends with this
 * process at the latest, with every process it has started itself.
 *
 * @throws Error with the program's own words when it ends first, or does not listen within a minute
 */
export async function runProgram(
  command: string,
  args: readonly string[],
  { cwd, env, port }: Options,
): Promise<Program> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that a signal reaches the programs behind the program.
    detached: true,
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (words += text));
  }
  const gone = once(child, 'close');
  const kill = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The group has ended already, which is what was wanted.
    }
  };
  const killNow = () => {
    kill('SIGKILL');
  };
  process.once('exit', killNow);
  const stop = async () => {
    kill('SIGTERM');
    await Promise.race([gone, sleep(STOP_LIMIT, undefined, { ref: false })]);
    killNow();
    process.off('exit', killNow);
  };

  const deadline = Date.now() + START_LIMIT;
  while (!(await listens(port))) {
    if (child.exitCode === null && Date.now() < deadline) await sleep(POLL);
    else {
      await stop();
      throw new Error(`${command} does not answer on port ${port}.\n${words}`);
    }
  }
  return { stop };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => {
      settle(true);
    });
    socket.once('error', () => {
      settle(false);
    });
  });
}
