import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { listFiles } from '@/lib/site/list-files';

/** The made-up firm whose content the tests know; `content/` belongs to the site's owner. */
export const FIXTURE = 'lib/content/fixture';

/** What a build reads besides the content. */
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

/**
 * Copies the project, with the `content/` of another folder. The copy has to lie inside the project,
 * where `node_modules` is found. What builds of an earlier copy left there, such as the compiler's
 * cache, stays.
 */
export async function copyProject(
  folder: string,
  { contentFrom = FIXTURE }: { contentFrom?: string } = {},
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const part of [...CODE, 'content']) {
    await rm(path.join(folder, part), { recursive: true, force: true });
  }
  for (const part of CODE) await cp(part, path.join(folder, part), { recursive: true });
  await cp(path.join(contentFrom, 'content'), path.join(folder, 'content'), { recursive: true });
}

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');

/** `next build`, which `npm run build` runs after it has checked the content. */
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
  const [stdout, stderr] = await Promise.all([buffer(child.stdout), buffer(child.stderr)]);
  return { code: await ended, output: stdout.toString() + stderr.toString() };
}

/** The hash of every file of a folder, by its name. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of await listFiles(folder)) {
    const bytes = await readFile(path.join(folder, file));
    hashes[file] = createHash('sha256').update(bytes).digest('hex');
  }
  return hashes;
}
