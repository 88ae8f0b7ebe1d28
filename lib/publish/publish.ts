import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@/lib/content/load';
import { IMAGE_CACHE, pruneCache } from '@/lib/images/variant-cache';
import type { Diagnostic } from '@/lib/site/diagnostic';
import { listFiles } from '@/lib/site/list-files';
import { checkLinks, collectLinks, type PageLinks } from './check-links';
import { type ExportedPage, type NextBuild, openExport } from './next/export';
import { removeRuntime } from './next/remove-runtime';
import { type ReadAsset, serializePage, type Step } from './page';
import { replaceOut } from './replace-out';
import { addContentSecurityPolicy } from './steps/content-security-policy';
import { inlineStyles } from './steps/inline-styles';
import { joinBehaviours } from './steps/join-behaviours';
import { writeRedirects } from './write-redirects';

/** What a page goes through after `removeRuntime`, in this order. */
const STEPS: readonly Step[] = [joinBehaviours, inlineStyles, addContentSecurityPolicy];

/**
 * Publishes the site that Next has exported: finishes its pages, writes the redirects, checks
 * every link, and replaces `out/`.
 *
 * @param root the project's folder
 * @returns every error of the finished pages; with any, `out/` has not changed
 * @throws when Next's output is not as `next/` knows it, or a file cannot be written
 */
export async function publish(
  root: string,
  content: Content,
  build: NextBuild,
): Promise<Diagnostic[]> {
  const { outDir } = build;
  const exported = await openExport(build, content.publicFiles);
  const redirects = await writeRedirects(outDir, content, exported.files);

  const pages = await finishPages(outDir, [...exported.pages, ...redirects.pages]);
  await exported.removeRouterFiles(pages.links.flatMap(({ urls }) => urls));
  await copyBlog404(outDir);

  const files = new Set(await listFiles(outDir));
  // A link within the site has to lead to the new URL at once.
  for (const { file } of redirects.pages) files.delete(file);
  const diagnostics = [
    ...pages.diagnostics,
    ...redirects.diagnostics,
    ...checkLinks({
      pages: pages.links.filter(({ file }) => files.has(file)),
      files,
      siteUrl: content.site.url,
    }),
  ];
  if (diagnostics.length > 0) return diagnostics;

  // `npm start` compares this time with the sources: the build may have missed files saved after it began.
  const begun = performance.timeOrigin / 1000;
  await utimes(path.join(outDir, 'index.html'), begun, begun);
  await replaceOut(root, outDir);
  // A cache that cannot be pruned does no harm.
  await pruneCache(path.join(root, IMAGE_CACHE), performance.timeOrigin).catch(() => undefined);
  return [];
}

/** Finishes exported pages in place. */
async function finishPages(outDir: string, exported: readonly ExportedPage[]) {
  const readAsset = createReadAsset(outDir);
  const links: PageLinks[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const source of exported) {
    let page = removeRuntime(source, await readFile(path.join(outDir, source.file), 'utf8'));
    for (const step of STEPS) page = await step(page, readAsset);
    await writeInto(outDir, page.file, serializePage(page));
    for (const { url, text } of page.files) await writeInto(outDir, url, text);
    links.push(collectLinks(page));
    diagnostics.push(...page.diagnostics);
  }
  return { links, diagnostics };
}

async function writeInto(folder: string, name: string, content: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Makes a function that reads each file of the site once. */
function createReadAsset(outDir: string): ReadAsset {
  const known = new Map<string, Buffer | undefined>();
  return (urlPath) => {
    if (!known.has(urlPath)) {
      const file = path.join(outDir, urlPath);
      known.set(urlPath, existsSync(file) ? readFileSync(file) : undefined);
    }
    return known.get(urlPath);
  };
}

/** Cloudflare answers with the nearest 404.html; a rule names the page to other hosts. */
async function copyBlog404(outDir: string): Promise<void> {
  const page = path.join(outDir, 'blog/not-found.html');
  if (existsSync(page)) await copyFile(page, path.join(outDir, 'blog/404.html'));
}
