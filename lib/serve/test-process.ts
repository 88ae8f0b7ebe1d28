import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { writeFiles } from './test-site';

/** The program of `npm start` while it serves. */
export type SiteProcess = {
  port: number;
  outDir: string;
  signal: (name: NodeJS.Signals) => void;
  /** Resolves when the process has ended, with its exit code or the signal that ended it. */
  gone: Promise<number | NodeJS.Signals | null>;
};

/**
 * For tests: calls `run` with the program of `npm start`, on a free port, in a copy of the project
 * that has these files in its `out/`.
 */
export async function withSiteProcess(
  files: Record<string, string>,
  run: (site: SiteProcess) => Promise<void>,
): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'site-process-'));
  for (const source of ['lib', 'package.json', 'tsconfig.json']) {
    await cp(source, join(root, source), { recursive: true });
  }
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction');
  // Written last: a site older than its sources would be built first.
  const outDir = join(root, 'out');
  await writeFiles(outDir, files);

  const program = spawn(process.execPath, ['--import', 'tsx', 'lib/serve/cli.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<number | NodeJS.Signals | null>((resolve) => {
    program.once('exit', (code, signal) => {
      resolve(code ?? signal);
    });
  });
  const signal = (name: NodeJS.Signals) => {
    program.kill(name);
  };
  try {
    let port: string | undefined;
    for await (const line of createInterface(program.stdout)) {
      port = /localhost:(\d+)/.exec(line)?.[1];
      if (port !== undefined) break;
    }
    // Leaving the loop stops the reading, and a full pipe would stop the program.
    program.stdout.resume();
    if (port === undefined) throw new Error('The program ended before it served the site');
    await run({ port: Number(port), outDir, signal, gone });
  } finally {
    signal('SIGKILL');
    await gone;
    await rm(root, { recursive: true });
  }
}
