import { spawn } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** The made-up firm whose content the tests know; `content/` belongs to the site's owner. */
const FIXTURE = 'lib/content/fixture/content';

/** What a build reads besides the content. */
export const CODE = [
  'app',
  'components',
  'lib',
  // Of `public/`, only what this product ships: the rest is the owner's.
  'public/_headers',
  'public/_redirects',
  'public/print.css',
  'mdx-components.tsx',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
] as const;

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
  await cp(FIXTURE, path.join(folder, 'content'), { recursive: true });
}

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');

/** `next build`, which `npm run build` runs. */
export const NEXT_BUILD = [process.execPath, NEXT, 'build'] as const;

/** Runs a program to its end. `output` is what it wrote to both streams. */
export async function run(
  folder: string,
  [program = '', ...args]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...environment } });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, output: stdout + stderr };
}
