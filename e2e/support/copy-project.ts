import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { copyFixture } from '@/lib/content/test-content';

/** What a build reads besides the content. Of `public/`, only what this product ships. */
export const CODE = [
  ...['app', 'components', 'lib', 'public/_headers', 'public/_redirects'],
  ...['mdx-components.tsx', 'next.config.mjs', 'package.json', 'tsconfig.json'],
];

/**
 * Copies the project with the made-up firm's content. The copy has to be inside the project, where
 * `node_modules` is found. The compiler's cache of an earlier copy stays.
 */
export async function copyProject(folder: string): Promise<void> {
  for (const part of ['app', 'components', 'lib', 'public', 'content']) {
    await rm(path.join(folder, part), { recursive: true, force: true });
  }
  await mkdir(folder, { recursive: true });
  for (const part of CODE) await cp(part, path.join(folder, part), { recursive: true });
  await copyFixture(folder);
}

export const BUILD = ['npm', 'run', 'build'] as const;

/** Runs a program to its end. `output` is what it wrote to both streams. */
export async function run(
  folder: string,
  [program = '', ...args]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: unknown; output: string }> {
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...environment } });
  const streams = [text(child.stdout), text(child.stderr)];
  const [[code], ...outputs] = await Promise.all([once(child, 'close'), ...streams]);
  return { code, output: outputs.join('') };
}

/** Starts a script of npm. It has ended when no process is left that can write to its streams. */
export function startScript(script: readonly string[], cwd: string, environment = {}) {
  const child = spawn('npm', ['run', ...script], { cwd, env: { ...process.env, ...environment } });
  const program = { output: '', hasEnded: false, stop: () => child.kill('SIGTERM') };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (program.output += chunk.toString()));
  child.once('close', () => (program.hasEnded = true));
  return program;
}
