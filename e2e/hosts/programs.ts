import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// Servers that are not ours: how to find and run them, and how to adapt their configuration.

/** Where servers are often installed outside an ordinary user's PATH. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** The full path of a program, or undefined when it is not installed. */
export async function findProgram(name: string): Promise<string | undefined> {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...SERVER_FOLDERS];
  for (const folder of folders.filter(Boolean)) {
    const file = path.join(folder, name);
    const isInstalled = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isInstalled) return file;
  }
  return undefined;
}

/** In milliseconds. */
const START_LIMIT = 60_000;
const STOP_LIMIT = 5000;
const POLL = 100;

/**
 * Makes a signal end this process by an exit. Servers and browsers that it has started then end too: a
 * signal alone does not tell them.
 */
export function exitOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
}

type ProgramOptions = { cwd: string; env?: Record<string, string>; port: number };

/**
 * Starts a server program and waits until it accepts connections on `port`. The program and its
 * children end with this process at the latest.
 *
 * @throws with the program's output when it ends first, or does not listen within a minute
 */
export async function runProgram(
  command: string,
  args: readonly string[],
  { cwd, env, port }: ProgramOptions,
): Promise<{ stop: () => Promise<void> }> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that a signal reaches the program's children.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const closed = once(child, 'close');
  const kill = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The group has already ended.
    }
  };
  const killNow = () => {
    kill('SIGKILL');
  };
  process.once('exit', killNow);
  const stop = async () => {
    kill('SIGTERM');
    await Promise.race([closed, sleep(STOP_LIMIT, undefined, { ref: false })]);
    killNow();
    process.off('exit', killNow);
  };

  const deadline = Date.now() + START_LIMIT;
  while (!(await accepts(port))) {
    if (child.exitCode === null && Date.now() < deadline) await sleep(POLL);
    else {
      await stop();
      throw new Error(`${command} does not answer on port ${port}.\n${output}`);
    }
  }
  return { stop };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Replaces every occurrence of each text or global pattern in a configuration, in order.
 *
 * @throws when one does not occur: then the configuration has changed and the test has not
 */
export function replaceEach(
  config: string,
  replacements: readonly (readonly [search: string | RegExp, replacement: string])[],
): string {
  return replacements.reduce((text, [search, replacement]) => {
    const replaced = text.replaceAll(search, () => replacement);
    if (replaced === text) throw new Error(`The configuration has no ${String(search)}`);
    return replaced;
  }, config);
}
