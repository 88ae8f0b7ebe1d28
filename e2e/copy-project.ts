import { spawn } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

/** The made-up firm whose content the tests know; `content/` itself belongs to the site's owner. */
export const FIXTURE = 'lib/content/fixture';

/** What a build reads, without the content. */
export const CODE = [
  'app',
  'components',
  'lib',
  'public',
  'mdx-components.tsx',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
] as const;

type CopyOptions = {
  /** The folder whose `content/` the copy gets. */
  contentFrom: string;
};

/**
 * Copies the project. The copy has to lie inside the project, where `node_modules` is found. What
 * builds of an earlier copy have left, the compiler's cache among it, stays.
 */
export async function copyProject(folder: string, { contentFrom }: CopyOptions): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const part of [...CODE, 'content']) {
    await rm(path.join(folder, part), { recursive: true, force: true });
  }
  for (const part of CODE) await cp(part, path.join(folder, part), { recursive: true });
  await cp(path.join(contentFrom, 'content'), path.join(folder, 'content'), { recursive: true });
}

export type Build = { code: number | null; output: string };

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');

/** Runs `next build` in a folder, as `npm run build` does after it has checked the texts. */
export async function runNextBuild(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Build> {
  return run(folder, [process.execPath, NEXT, 'build'], environment);
}

/** Runs a program to its end. */
export async function run(
  folder: string,
  [program = '', ...args]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Build> {
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...environment } });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [stdout, stderr] = await Promise.all([buffer(child.stdout), buffer(child.stderr)]);
  return { code: await ended, output: stdout.toString() + stderr.toString() };
}
