import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@/lib/content/load';
import { REDIRECTS_FILE } from '@/lib/content/redirects';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { escapeHtml } from '@/lib/site/escape';

/**
 * Writes the redirects twice: into `_redirects`, which Cloudflare, Netlify and `npm start` follow with
 * status 301; and, for hosts that ignore that file, as a page at each old URL.
 *
 * @param files every file of the site, relative to `outDir`; none of them is overwritten
 * @returns the pages, which are not finished yet, and an error for each old URL that exists
 */
export async function writeRedirects(
  outDir: string,
  { redirects, site }: Pick<Content, 'redirects' | 'site'>,
  files: readonly string[],
): Promise<{ pages: string[]; diagnostics: Diagnostic[] }> {
  // Some file systems ignore the case of names.
  const taken = new Map(files.map((file) => [file.toLowerCase(), file]));
  const lines: string[] = [];
  const pages: string[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { from, to } of redirects) {
    const page = `${from.slice(1)}.html`;
    const [conflict] = [page, ...foldersOf(from)].flatMap(
      (name) => taken.get(name.toLowerCase()) ?? [],
    );
    if (conflict !== undefined) {
      const message = `${from} redirects, but the site has out/${conflict}; remove one of the two`;
      diagnostics.push(makeError(REDIRECTS_FILE, message));
      continue;
    }
    const target = new URL(to, site.url);
    const url = to.startsWith('/') ? target.pathname + target.search + target.hash : target.href;
    await mkdir(path.dirname(path.join(outDir, page)), { recursive: true });
    await writeFile(path.join(outDir, page), redirectPage(url, target.href));
    pages.push(page);
    taken.set(page.toLowerCase(), page);
    // Netlify needs "!" where a page has that URL; the other hosts ignore that line and take the next.
    lines.push(`${from} ${url} 301!\n${from} ${url} 301\n`);
  }
  const file = path.join(outDir, '_redirects');
  const others = files.includes('_redirects') ? await readFile(file, 'utf8') : '';
  // Hosts take the first line for a URL.
  if (lines.length > 0) await writeFile(file, lines.join('') + others);
  return { pages, diagnostics };
}

/** The name of a URL path itself and of its folders: `old`, `old/page` for `/old/page`. */
function foldersOf(from: string): string[] {
  const segments = from.slice(1).split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** Redirects at once, with a link for browsers that do not follow. */
function redirectPage(url: string, canonical: string): string {
  return [
    '<!DOCTYPE html><html lang="en-NG"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>This page has moved</title>',
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    `<meta http-equiv="refresh" content="0; url=${escapeHtml(url)}">`,
    '</head><body><main><h1>This page has moved</h1>',
    `<p><a href="${escapeHtml(url)}">Go to its new address</a></p>`,
    '</main></body></html>',
  ].join('');
}
