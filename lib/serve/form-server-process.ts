import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type FormServerProcess = {
  port: number;
  /** Sends SIGKILL: the program has no chance to finish anything. */
  kill: () => void;
  /** Resolves when the process is gone. */
  gone: Promise<unknown>;
};

export type FormServerFolder = {
  messagesFile: string;
  /** Starts the program behind `npm start` on a free port; resolves when it takes posts. */
  start: () => Promise<FormServerProcess>;
};

/** For tests: calls `run` with a copy of the project whose built site is one page. */
export async function withFormServerFolder(
  run: (folder: FormServerFolder) => Promise<void>,
): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'form-server-'));
  const servers: FormServerProcess[] = [];
  try {
    await copyProject(root);
    await run({
      messagesFile: join(root, '.data', 'messages.jsonl'),
      start: async () => {
        const server = await startProgram(root);
        servers.push(server);
        return server;
      },
    });
  } finally {
    for (const server of servers) server.kill();
    await Promise.all(servers.map(({ gone }) => gone));
    await rm(root, { recursive: true });
  }
}

async function copyProject(root: string): Promise<void> {
  for (const source of ['lib', 'package.json', 'tsconfig.json']) {
    await cp(source, join(root, source), { recursive: true });
  }
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction');
  // Written last: a site older than its sources would be built first.
  await mkdir(join(root, 'out'));
  await writeFile(join(root, 'out', 'index.html'), '<title>Home</title>');
}

async function startProgram(root: string): Promise<FormServerProcess> {
  const program = spawn(process.execPath, ['--import', 'tsx', 'lib/serve/cli.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(program, 'exit');
  for await (const line of createInterface(program.stdout)) {
    const port = /localhost:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    // Leaving the loop stops the reading, and a pipe that fills would stop the program.
    program.stdout.resume();
    return { port: Number(port), kill: () => program.kill('SIGKILL'), gone };
  }
  throw new Error('The server ended before it took posts');
}
