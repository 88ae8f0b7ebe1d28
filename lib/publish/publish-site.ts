import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedUrl } from '@/lib/content/published-urls';
import type { Redirect } from '@/lib/content/redirects';
import { type Diagnostic, formatDiagnostic } from '@/lib/site/diagnostic';
import { listFiles } from '@/lib/site/list-files';
import { checkLinks, checkPublishedUrls } from './checks/check-links';
import { checkMetadata } from './checks/check-metadata';
import { openExport } from './next/export';
import { urlPathOf } from './page';
import { transformFiles } from './transform-files';
import { writeRedirects } from './write-redirects';

type SiteToPublish = {
  /** The folder with the exported site. */
  outDir: string;
  /** Next's own folder. */
  distDir: string;
  /** The files of `public/`, which are published untouched. */
  publicFiles: readonly string[];
  /** `https://` and the host, without a slash at the end. */
  siteUrl: string;
  /** What has been published before. */
  publishedUrls: readonly PublishedUrl[];
  redirects: readonly Redirect[];
};

/**
 * Finishes the site that Next has exported: takes the framework from its pages, removes files that
 * nothing asks for, writes the redirects, and checks the result.
 *
 * @returns the URL paths of its pages, which from now on have to work for ever
 * @throws PublishError with everything wrong with all pages
 */
export async function publishSite(site: SiteToPublish): Promise<string[]> {
  const { outDir, siteUrl, redirects } = site;
  const { pages, files: exported, removeRouterFiles } = await openExport(site);
  const moved = await writeRedirects(outDir, { redirects, siteUrl }, exported);
  const isRedirect = new Set(moved.pages);

  const transformed = await transformFiles(outDir, [
    ...pages,
    ...moved.pages.map((file) => ({ file, clientModules: [] })),
  ]);
  const summaries = transformed
    .map(({ summary }) => summary)
    .filter(({ file }) => !isRedirect.has(file));
  await removeRouterFiles(summaries.flatMap(({ references }) => references.map(({ url }) => url)));

  // A link within the site has to lead to the new URL at once.
  const files = new Set((await listFiles(outDir)).filter((file) => !isRedirect.has(file)));
  const finished = { pages: summaries, files, siteUrl };
  const diagnostics = [
    ...transformed.flatMap((page) => page.diagnostics),
    ...checkMetadata(summaries),
    ...checkLinks(finished),
    ...moved.diagnostics,
    ...checkPublishedUrls(finished, site),
  ];
  if (diagnostics.length > 0) throw new PublishError(diagnostics);
  await copyBlog404(outDir);
  return summaries.filter(({ isIndexable }) => isIndexable).map(({ file }) => urlPathOf(file));
}

/** Cloudflare answers with the nearest 404.html; other hosts are told the page by a rule. */
async function copyBlog404(outDir: string): Promise<void> {
  const page = path.join(outDir, 'blog/not-found.html');
  if (existsSync(page)) await copyFile(page, path.join(outDir, 'blog/404.html'));
}

/** Thrown with everything wrong with all pages; what many pages share is said once. */
export class PublishError extends Error {
  override name = 'PublishError';

  constructor(diagnostics: readonly Diagnostic[]) {
    const count = diagnostics.length === 1 ? '1 fault' : `${diagnostics.length} faults`;
    super([`${count} in the finished pages`, ...formatGroups(diagnostics)].join('\n  '));
    // A stack of our own functions tells an editor nothing, and would hide what does.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** `out/about.html:1:1 footer > a: "/abuot" leads nowhere … (and on 9 other pages)` */
function formatGroups(diagnostics: readonly Diagnostic[]): string[] {
  const groups = new Map<string, { first: Diagnostic; files: Set<string> }>();
  for (const diagnostic of diagnostics) {
    const key = `${diagnostic.field} ${diagnostic.message}`;
    const group = groups.get(key) ?? { first: diagnostic, files: new Set() };
    groups.set(key, group);
    group.files.add(diagnostic.file);
  }
  return [...groups.values()].map(({ first, files: { size } }) => {
    const others = size === 2 ? '1 other page' : `${size - 1} other pages`;
    return formatDiagnostic(first) + (size === 1 ? '' : ` (and on ${others})`);
  });
}
