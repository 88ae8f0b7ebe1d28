import { existsSync, readFileSync } from 'node:fs';
import { copyFile, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@/lib/content/load';
import { IMAGE_CACHE, pruneCache } from '@/lib/images/variant-cache';
import type { Diagnostic } from '@/lib/site/diagnostic';
import { listFiles } from '@/lib/site/list-files';
import { policyOf } from '@/lib/site/providers';
import { addPolicy } from './add-policy';
import { checkLinks, collectLinks, findUnused, type PageLinks } from './check-links';
import { inlineStyles, PRINT_SHEET, separatePrint } from './inline-styles';
import { openExport } from './next/export';
import { removeRuntime } from './next/remove-runtime';
import { type Page, serializePage } from './page';
import { replaceOut } from './replace-out';
import { writeRedirects } from './write-redirects';

/**
 * Publishes the site that Next has exported: finishes its pages, writes the redirects, checks
 * every link, and replaces `out/`.
 *
 * @param root the project's folder
 * @param outDir the folder with the exported site
 * @returns every error of the finished pages; with any, `out/` has not changed
 * @throws when Next's output is not as `next/` knows it, or a file cannot be written
 */
export async function publish(
  root: string,
  content: Content,
  outDir: string,
): Promise<Diagnostic[]> {
  const exported = await openExport(outDir, content.publicFiles);
  const redirects = await writeRedirects(outDir, content, exported.files);
  const finish = await makeSteps(outDir, content, exported.files);

  const links: PageLinks[] = [];
  const diagnostics = [...redirects.diagnostics];
  for (const file of [...exported.pages, ...redirects.pages]) {
    const name = path.join(outDir, file);
    const page = await finish(removeRuntime(file, await readFile(name, 'utf8')));
    await writeFile(name, serializePage(page));
    links.push(collectLinks(page));
    diagnostics.push(...page.diagnostics);
  }
  await exported.removeNextFiles();
  await copyBlog404(outDir);

  const built = exported.files.filter((file) => !content.publicFiles.includes(file));
  const unused = findUnused(links, built, content.site.url);
  await Promise.all(unused.map((file) => rm(path.join(outDir, file))));

  // A link within the site has to lead to the new URL at once.
  const isNew = (file: string) => !redirects.pages.includes(file);
  const pages = links.filter(({ file }) => isNew(file) && !unused.includes(file));
  diagnostics.push(...checkLinks(pages, (await listFiles(outDir)).filter(isNew), content));
  if (diagnostics.length > 0) return diagnostics;

  // `npm start` compares this time with the sources: the build may have missed files saved after it began.
  const begun = performance.timeOrigin / 1000;
  await utimes(path.join(outDir, 'index.html'), begun, begun);
  await replaceOut(root, outDir);
  await pruneCache(path.join(root, IMAGE_CACHE), performance.timeOrigin);
  return [];
}

/** Writes the sheet for paper, and makes a function of the steps of each page after `removeRuntime`. */
async function makeSteps(outDir: string, { site }: Content, files: readonly string[]) {
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  const textsOf = (names: RegExp) =>
    new Map(files.filter((file) => names.test(file)).map((file) => [`/${file}`, read(file)]));
  const parts = [...textsOf(/\.css$/)].map(([url, css]) => ({ url, ...separatePrint(css) }));
  const sheets = new Map(parts.map(({ url, screen }) => [url, screen]));
  await writeFile(path.join(outDir, PRINT_SHEET), parts.map(({ print }) => print).join(''));
  const laterClasses = findLaterClasses([...sheets.values()], textsOf(/^scripts\//));
  const policy = policyOf(site);
  return async (page: Page) =>
    addPolicy(await inlineStyles(page, { sheets, laterClasses }), policy);
}

/**
 * Finds the classes of what behaviours show later, by their names: those of the style sheets that the
 * script of a behaviour names.
 */
function findLaterClasses(sheets: readonly string[], scripts: ReadonlyMap<string, string>) {
  const classes = new Set(
    [...sheets.join('').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
  );
  return new Map(
    [...scripts].map(([urlPath, text]) => {
      const words = new Set(text.match(/[\w-]+/g));
      const behaviour = path.basename(urlPath).replace(/-[^-]*$/, '');
      return [behaviour, [...classes].filter((name) => words.has(name))];
    }),
  );
}

/** Cloudflare answers with the nearest 404.html; a rule names the page to other hosts. */
async function copyBlog404(outDir: string): Promise<void> {
  const page = path.join(outDir, 'blog/not-found.html');
  if (existsSync(page)) await copyFile(page, path.join(outDir, 'blog/404.html'));
}
