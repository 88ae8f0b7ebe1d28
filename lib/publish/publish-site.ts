import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { UrlRegistry } from '@/lib/content/redirects';
import { listFiles } from '@/lib/site/list-files';
import { checkAddresses } from './checks/check-addresses';
import { checkLinks } from './checks/check-links';
import { checkMetadata } from './checks/check-metadata';
import { transformPages } from './transform-pages';
import { readClientModules } from './next/client-modules';
import { CHUNK_FOLDER, findRouterFiles, findUnusedChunks } from './next/router-artifacts';
import { urlPathOf, publishedUrls } from './page';
import { PublishError } from './publish-error';
import { writeRedirects } from './write-redirects';

type Site = {
  /** The folder with the exported site, `out`. */
  outDir: string;
  /** Next's own folder. */
  distDir: string;
  /** What has been published before, and what leads elsewhere now. */
  addressBook: UrlRegistry;
};

/**
 * Finishes the site that Next has exported: takes the framework from its pages, removes what nobody
 * asks for, sends old addresses on, and checks the result.
 *
 * @returns the addresses of its pages, which from now on have to work for ever
 * @throws PublishError with every fault of every page at once
 */
export async function publishSite({ outDir, distDir, addressBook }: Site): Promise<string[]> {
  const clientModulesOf = await readClientModules(distDir);
  const exported = await listFiles(outDir);
  const routerFiles = findRouterFiles(exported);
  await removeFiles(outDir, routerFiles);
  const isRouterFile = new Set(routerFiles);
  const kept = exported.filter((file) => !isRouterFile.has(file));
  const redirects = await writeRedirects(outDir, addressBook, kept);

  const pages = [
    ...kept
      .filter((file) => file.endsWith('.html'))
      .map((file) => ({ file, clientModules: clientModulesOf(urlPathOf(file)) })),
    ...redirects.pages.map((file) => ({ file, clientModules: [] })),
  ];
  const finished = await transformPages(outDir, pages);

  const mentioned = finished.flatMap(({ chunks }) => chunks);
  await removeUnusedChunks(outDir, mentioned);
  await removeEmptyFolders(outDir);

  const isRedirect = new Set(redirects.pages);
  const all = finished.map((page) => page.facts);
  const facts = all.filter(({ file }) => !isRedirect.has(file));
  const moved = all.filter(({ file }) => isRedirect.has(file));
  // A link within the site has to lead to the new address at once.
  const files = new Set((await listFiles(outDir)).filter((file) => !isRedirect.has(file)));
  const faults = [
    ...finished.flatMap((page) => page.faults),
    ...checkMetadata(facts),
    ...checkLinks(facts, files),
    ...redirects.faults,
    ...checkAddresses({ pages: facts, moved, files }, addressBook),
  ];
  if (faults.length > 0) throw new PublishError(faults);
  await copyBlogAnswer(outDir);
  return publishedUrls(facts);
}

/** Cloudflare answers with the nearest 404.html; hosts with rules of their own are told the page. */
async function copyBlogAnswer(outDir: string): Promise<void> {
  const folder = path.join(outDir, 'blog');
  const answer = path.join(folder, 'not-found.html');
  if (existsSync(answer)) await copyFile(answer, path.join(folder, '404.html'));
}

async function removeUnusedChunks(outDir: string, mentioned: readonly string[]): Promise<void> {
  const names = (await listFiles(outDir)).filter((file) => file.startsWith(CHUNK_FOLDER));
  const texts = names.map(async (name): Promise<[string, string]> => {
    return [name, await readFile(path.join(outDir, name), 'latin1')];
  });
  const chunks = new Map(await Promise.all(texts));
  await removeFiles(outDir, findUnusedChunks(chunks, [...new Set(mentioned)]));
}

async function removeFiles(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(path.join(folder, file))));
}

async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.filter((one) => one.isDirectory())) {
    await removeEmptyFolders(path.join(folder, entry.name));
  }
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}
