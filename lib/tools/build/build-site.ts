import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type CheckedContent, checkContent } from '@/lib/check/check-content';
import type { Content } from '@/lib/content/load';
import { IMAGE_CACHE, pruneCache } from '@/lib/images/variant-cache';
import { countOf } from '@/lib/site/wording';
import { printCheck } from '../authoring/print-check';
import { finishSite } from './finish-site';
import { requireSupportedNext } from './next-output';

/** Where Next.js exports the pages, relative to the project. */
const EXPORT_DIR = '.tmp/export';
/** Where the exported pages are finished. */
const SITE_DIR = '.tmp/site';
/** Where the old site is while the new one takes its place. */
const PREVIOUS_DIR = '.tmp/previous';

const NOT_CONNECTED =
  'The contact form is not connected: set form.id in content/site.yaml (npm run preflight lists what else is left).';

/**
 * Builds the site: checks the content, lets Next.js export the pages, finishes them, and replaces `out/`.
 * The last line that it prints says what is true of `out/`.
 *
 * @param root the project's folder
 * @returns whether `out/` has the new site; otherwise it is as it was
 */
export async function buildSite(root: string): Promise<boolean> {
  const inRoot = (folder: string) => path.join(root, folder);
  const out = inRoot('out');
  try {
    requireSupportedNext();
    // The old site is still there if an earlier build was killed while it replaced out/.
    if (!existsSync(out) && existsSync(inRoot(PREVIOUS_DIR)))
      await rename(inRoot(PREVIOUS_DIR), out);
    const checked = await exportPages(root);
    const { content } = checked;
    await rm(inRoot(SITE_DIR), { recursive: true, force: true });
    await rename(inRoot(EXPORT_DIR), inRoot(SITE_DIR));
    await finishSite(inRoot(SITE_DIR), content);
    await rm(inRoot(PREVIOUS_DIR), { recursive: true, force: true });
    if (existsSync(out)) await rename(out, inRoot(PREVIOUS_DIR));
    await rename(inRoot(SITE_DIR), out);
    // The new site is in its place, so the old one may stay until the next build.
    await rm(inRoot(PREVIOUS_DIR), { recursive: true, force: true }).catch(() => undefined);
    await pruneCache(inRoot(IMAGE_CACHE), performance.timeOrigin);
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

/**
 * Checks the content while Next.js exports the pages.
 *
 * @throws when the content has an error, or when `next build` fails
 */
async function exportPages(root: string): Promise<CheckedContent & { content: Content }> {
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
  // When this program is told to stop, it stops Next.js, and then fails as below.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  const ended = once(child, 'exit') as Promise<[number | null]>;

  const checked = await checkContent(root);
  const { content, diagnostics } = checked;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (!content || errors.length > 0) {
    stop();
    await ended;
    printCheck(checked);
    throw new Error(`${countOf(errors.length, 'problem')} in content/.`);
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(isStopped ? 'it was stopped.' : NEXT_FAILED);
  for (const event of ['exit', 'SIGINT', 'SIGTERM']) process.off(event, stop);
  return { ...checked, content };
}

const NEXT_FAILED =
  'see the error above. If it is not in a file of yours and no other build is running, check that the disk has space and that you may write to this folder, delete .next, and build again.';
