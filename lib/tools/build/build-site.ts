import type { Content } from '@/lib/content/collections';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { IMAGE_CACHE_FOLDER, pruneCache } from '@/lib/images/render/cache';
import { checkContent, type CheckedContent } from '@/lib/content/rules/check-content';
import { formatCount } from '@/lib/site/wording';
import { printCheck } from '../authoring/print-check';
import { finishSite } from './finish-site';
import { requireSupportedNext } from './next-output';

const EXPORT_DIR = '.tmp/export';
const SITE_DIR = '.tmp/site';
const PREVIOUS_DIR = '.tmp/previous';

const NOT_CONNECTED =
  'The contact form is not connected to a form service. Set form.id in content/site.yaml. To see what else is left to do, run npm run preflight.';

/** Returns whether the build succeeded. If not, `out/` is unchanged. */
export async function buildSite(root: string): Promise<boolean> {
  const toPath = (folder: string) => path.join(root, folder);
  const out = toPath('out');
  try {
    requireSupportedNext();
    // If an earlier build was killed while replacing out/, restore the previous site.
    if (!existsSync(out) && existsSync(toPath(PREVIOUS_DIR)))
      await rename(toPath(PREVIOUS_DIR), out);
    const checked = await checkContentAndExport(root);
    const { content } = checked;
    await rm(toPath(SITE_DIR), { recursive: true, force: true });
    await rename(toPath(EXPORT_DIR), toPath(SITE_DIR));
    await finishSite(toPath(SITE_DIR), content);
    await rm(toPath(PREVIOUS_DIR), { recursive: true, force: true });
    if (existsSync(out)) await rename(out, toPath(PREVIOUS_DIR));
    await rename(toPath(SITE_DIR), out);
    // Ignore a failed deletion, because the next build deletes this folder too.
    await rm(toPath(PREVIOUS_DIR), { recursive: true, force: true }).catch(() => undefined);
    await pruneCache(toPath(IMAGE_CACHE_FOLDER), performance.timeOrigin);
    printCheck(checked);
    if (!content.site.form.id) console.log(NOT_CONNECTED);
    console.log('The new site is in out/.');
    return true;
  } catch (error) {
    console.error(`\nThe build failed: ${error instanceof Error ? error.message : String(error)}`);
    console.error(
      existsSync(out) ? 'The site in out/ has not changed.' : 'There is no site in out/.',
    );
    return false;
  }
}

async function checkContentAndExport(root: string): Promise<CheckedContent & { content: Content }> {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, EXPORT_DIR, NEXT_TELEMETRY_DISABLED: '1' },
  });
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    child.kill();
  };
  process.once('exit', stop);
  // On SIGINT and SIGTERM, stop Next.js. The build then fails below, because Next.js does not exit with code 0.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  const ended = once(child, 'exit') as Promise<[number | null]>;

  const checked = await checkContent(root);
  const { content, diagnostics } = checked;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (!content || errors.length > 0) {
    stop();
    await ended;
    printCheck(checked);
    throw new Error(
      `correct the ${formatCount(errors.length, 'problem')} in content/ that the list above shows.`,
    );
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(isStopped ? 'it was stopped.' : NEXT_FAILED);
  for (const event of ['exit', 'SIGINT', 'SIGTERM']) process.off(event, stop);
  return { ...checked, content };
}

const NEXT_FAILED =
  'see the error above. If the error is not in one of your files, check that no other build is running, that the disk has space, and that you may write to this folder. Then delete .next and build again.';
