import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { writeFiles } from './test-site';

/** The program behind `npm start`, serving. */
export type SiteProcess = {
  port: number;
  outDir: string;
  signal: (name: NodeJS.Signals) => void;
  /** Resolves when the process is gone, with its exit code or the signal that it died of. */
  gone: Promise<number | NodeJS.Signals | null>;
};

/**
 * For tests: calls `run` with the program behind `npm start`, on a free port, in a copy of the project
 * with these files in its `out/`.
 */
export async function withSiteProcess(
  files: Record<string, string>,
  run: (site: SiteProcess) => Promise<void>,
): Promise<void> {
  await withSiteCopy(files, async (_root, start) => {
    await run(await start());
  });
}

/**
 * For tests: calls `run` with the folder of such a copy and what starts the program there, which may
 * be done more than once. In the end all of it is gone.
 */
export async function withSiteCopy(
  files: Record<string, string>,
  run: (root: string, start: () => Promise<SiteProcess>) => Promise<void>,
): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'site-process-'));
  const started: SiteProcess[] = [];
  try {
    for (const source of ['lib', 'package.json', 'tsconfig.json']) {
      await cp(source, join(root, source), { recursive: true });
    }
    await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction');
    // Written last: a site older than its sources would be built first.
    await writeFiles(join(root, 'out'), files);
    await run(root, async () => {
      const site = await startSite(root);
      started.push(site);
      return site;
    });
  } finally {
    for (const { signal } of started) signal('SIGKILL');
    await Promise.all(started.map(({ gone }) => gone));
    await rm(root, { recursive: true });
  }
}

async function startSite(root: string): Promise<SiteProcess> {
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
  for await (const line of createInterface(program.stdout)) {
    const port = /localhost:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    // Leaving the loop stops the reading, and a pipe that fills would stop the program.
    program.stdout.resume();
    return { port: Number(port), outDir: join(root, 'out'), signal, gone };
  }
  throw new Error('The program ended before it served the site');
}
