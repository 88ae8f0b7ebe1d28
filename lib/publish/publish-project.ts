import { appendFile, mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '@/lib/authoring/check-content';
import { type CmsContent, cmsFiles } from '@/lib/authoring/cms/cms-files';
import { printCheck } from '@/lib/authoring/print-check';
import type { Content } from '@/lib/content/load';
import { addPublishedUrls, ADDRESSES_FILE } from '@/lib/content/published-urls';
import { IMAGE_CACHE, pruneCache } from '@/lib/images/variant-cache';
import { isProduction } from '@/lib/site/environment';
import { listFiles } from '@/lib/site/list-files';
import { publishSite } from './publish-site';
import { replaceSite } from './replace-site.mjs';

/** What Next has built of a project. */
type Build = {
  /** Next's own folder. */
  distDir: string;
  /** Where Next has exported the site, relative to the project. */
  exportDir: string;
};

const NOT_CONNECTED =
  'The contact form is not connected: set form.id in content/site.yaml (npm run preflight lists what else is left).\n';

/**
 * Checks the content of a project that is about to be built. What there is to say of it is printed
 * when the program ends; with an error in it, that is at once.
 */
export async function openProject(projectDir: string) {
  const checked = await checkContent(projectDir);
  const { content } = checked;
  process.once('exit', (code) => {
    printCheck(checked);
    if (code === 0 && content && !content.site.form.id) process.stdout.write(NOT_CONNECTED);
  });
  if (!content || checked.diagnostics.some(({ severity }) => severity === 'error')) process.exit(1);
  return { publish: (build: Build) => publishProject(projectDir, content, build) };
}

/**
 * Finishes the site that Next has exported for a project, adds the editing page where it is switched
 * on, and makes it `out/` when all is well. Adds its pages to the list of published URLs, and says so on
 * stdout; those of a trial site are not published for good.
 *
 * @throws PublishError with everything wrong at once, Error when `out/` cannot be replaced: it is then
 *   what it was; or when, after that, the list cannot be written
 */
export async function publishProject(
  projectDir: string,
  content: Content,
  { distDir, exportDir }: Build,
): Promise<void> {
  const newDir = path.join(projectDir, exportDir);
  const published = await publishSite({
    outDir: newDir,
    distDir,
    publicFiles: await listFiles(path.join(projectDir, 'public')).catch(() => []),
    siteUrl: content.site.url,
    publishedUrls: content.addresses,
    redirects: content.redirects,
  });
  // After the pages: what is checked of them does not hold for the editing page.
  await writeCms(newDir, content);
  // `npm start` compares it with the sources: one saved from now on may not be in this site.
  const begun = performance.timeOrigin / 1000;
  await utimes(path.join(newDir, 'index.html'), begun, begun);
  await replaceSite(projectDir, newDir);
  // Images that no page needed in this build; a cache that cannot be pruned does no harm.
  await pruneCache(path.join(projectDir, IMAGE_CACHE), performance.timeOrigin).catch(
    () => undefined,
  );
  if (!isProduction()) return;
  const added = await addPublishedUrls(projectDir, published);
  if (added.length > 0) {
    process.stdout.write(
      `Added new URLs to ${ADDRESSES_FILE}. Commit this file with your change.\n`,
    );
  }
}

/** For hosts. */
const CMS_HEADERS = `
# The editing page is never listed.
/admin/*
  X-Robots-Tag: noindex
`;

/** Writes the editing page to `admin/` in the finished site; nothing at all while it is off. */
export async function writeCms(outDir: string, content: CmsContent): Promise<void> {
  const files = await cmsFiles(content);
  if (files.size === 0) return;
  for (const [name, bytes] of files) {
    const file = path.join(outDir, 'admin', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  await appendFile(path.join(outDir, '_headers'), CMS_HEADERS);
}
