import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '@/lib/content/rules/check-content';
import { IMAGE_CACHE_FOLDER, pruneCache } from '@/lib/images/render/cache';
import { formatCount } from '@/lib/site/wording';
import { printCheck } from '../authoring/print-check';
import { finishSite } from './finish-site';
import { requireSupportedNext } from './next-output';

const SITE_DIR = '.tmp/site';
const PREVIOUS_DIR = '.tmp/previous';

const NOT_CONNECTED =
  'The contact form is not connected to a form service. Set form.id in content/site.yaml. To see what else is left to do, run npm run preflight.';

export type NextBuild = {
  /** Folder of the exported pages, relative to the project's folder. */
  exportDir: string;
  /** Resolves to the reason if the build fails, or to undefined if the build succeeds. */
  failure: Promise<string | undefined>;
  stop: () => void;
};

/** Checks the content while Next.js builds. Then finishes the exported pages, and replaces `out/` with them. */
export async function completeBuild(root: string, next: NextBuild): Promise<boolean> {
  const toPath = (folder: string) => path.join(root, folder);
  const out = toPath('out');
  try {
    requireSupportedNext();
    // If an earlier build was killed while replacing out/, restore the previous site.
    if (!existsSync(out) && existsSync(toPath(PREVIOUS_DIR)))
      await rename(toPath(PREVIOUS_DIR), out);
    const checked = await checkContent(root);
    const { content, diagnostics } = checked;
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    if (!content || errors.length > 0) {
      next.stop();
      await next.failure;
      printCheck(checked);
      throw new Error(
        `correct the ${formatCount(errors.length, 'problem')} in content/ that the list above shows.`,
      );
    }
    const failure = await next.failure;
    if (failure !== undefined) throw new Error(failure);
    await rm(toPath(SITE_DIR), { recursive: true, force: true });
    await rename(toPath(next.exportDir), toPath(SITE_DIR));
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
    next.stop();
    console.error(`\nThe build failed: ${error instanceof Error ? error.message : String(error)}`);
    console.error(
      existsSync(out) ? 'The site in out/ has not changed.' : 'There is no site in out/.',
    );
    return false;
  }
}
