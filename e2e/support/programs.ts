import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

// Add folders in which servers such as nginx are installed, because a user's PATH may lack these folders.
const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin:/opt/homebrew/bin`;

export function findProgram(name: string): string | undefined {
  const files = PATH.split(':').map((folder) => `${folder}/${name}`);
  return files.find((file) => existsSync(file));
}

/**
 * Starts a program. When the current process exits, the program and its child processes are killed. `hasEnded` becomes
 * true after the program and its child processes have closed stdout and stderr.
 */
export function startProgram(
  folder: string,
  [command = '', ...args]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) {
  const env = { ...process.env, PATH, ...environment };
  // `detached` puts the program into its own process group, so that a signal can reach its child processes.
  const child = spawn(command, args, { cwd: folder, env, detached: true });
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // The process group has already ended.
    }
  };
  const program = {
    output: '',
    hasEnded: false,
    ended: once(child, 'close').then(([code]) => code as number | null),
    stop: () => child.kill('SIGTERM'),
    stopGroup: () => {
      signalGroup('SIGTERM');
      return program.ended;
    },
  };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (program.output += text));
  const killGroup = () => signalGroup('SIGKILL');
  process.once('exit', killGroup);
  child.once('close', () => {
    program.hasEnded = true;
    process.off('exit', killGroup);
  });
  return program;
}

export async function runToEnd(...command: Parameters<typeof startProgram>) {
  const program = startProgram(...command);
  return { code: await program.ended, output: program.output };
}

/**
 * Starts a server program and waits until it accepts connections on `port`.
 *
 * @throws with the program's output if the program ends before that
 */
export async function startServer(
  command: readonly string[],
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ stop: () => Promise<unknown> }> {
  const program = startProgram('.', command, environment);
  while (!(await accepts(port))) {
    if (program.hasEnded)
      throw new Error(`${command.join(' ')} ended early. Its output:\n${program.output}`);
    await sleep(50);
  }
  return { stop: program.stopGroup };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const connected = await once(socket, 'connect').catch(() => undefined);
  socket.destroy();
  return connected !== undefined;
}
