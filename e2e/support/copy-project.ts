import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { copyFixture } from '@/lib/content/test-content';

/** Files and folders that a build reads, except `content/` and files that an owner adds to `public/`. */
export const SOURCE_PATHS = [
  ...['app', 'components', 'lib', 'public/_headers', 'public/.htaccess', 'public/blog/.htaccess'],
  ...['mdx-components.tsx', 'next.config.mjs', 'package.json', 'tsconfig.json'],
];

/**
 * Copies the project into a folder, with the content from `lib/content/fixture`. The folder must be inside the project,
 * because the copy uses the project's `node_modules`. Keeps `.next`, so that a build can reuse its cache.
 */
export async function copyProject(folder: string): Promise<void> {
  for (const part of ['app', 'components', 'lib', 'public', 'content']) {
    await rm(path.join(folder, part), { recursive: true, force: true });
  }
  await mkdir(folder, { recursive: true });
  for (const part of SOURCE_PATHS) await cp(part, path.join(folder, part), { recursive: true });
  await copyFixture(folder);
}

export const BUILD_COMMAND = ['npm', 'run', 'build'] as const;

export async function runToEnd(
  folder: string,
  [program = '', ...args]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: unknown; output: string }> {
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...environment } });
  const streams = [text(child.stdout), text(child.stderr)];
  const [[code], ...outputs] = await Promise.all([once(child, 'close'), ...streams]);
  return { code, output: outputs.join('') };
}

/** Starts an npm script. `hasEnded` becomes true once the script and its child processes have closed their output. */
export function startScript(script: readonly string[], cwd: string, environment = {}) {
  const child = spawn('npm', ['run', ...script], { cwd, env: { ...process.env, ...environment } });
  const program = { output: '', hasEnded: false, stop: () => child.kill('SIGTERM') };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (program.output += chunk.toString()));
  child.once('close', () => (program.hasEnded = true));
  return program;
}
