import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REDIRECTS_FILE, type UrlRegistry } from '@/lib/content/redirects';
import type { Fault } from './page';

/**
 * Writes the redirects twice: into `_redirects`, which Cloudflare, Netlify and `npm start` follow with
 * status 301, before what stands there; and for hosts that know no such file as a page at each old address, yet to be finished.
 *
 * @param files every file of the site, relative to `outDir`; none of them is written over
 * @returns the pages by name, and a fault for each address that the site has itself
 */
export async function writeRedirects(
  outDir: string,
  { redirects, siteUrl }: Pick<UrlRegistry, 'redirects' | 'siteUrl'>,
  files: readonly string[],
): Promise<{ pages: string[]; faults: Fault[] }> {
  // Some file systems do not tell capitals apart.
  const taken = new Set(files.map((file) => file.toLowerCase()));
  const lines: string[] = [];
  const pages: string[] = [];
  const faults: Fault[] = [];
  for (const { from, to, line } of redirects) {
    const page = `${from.slice(1)}.html`;
    const file = [page, ...waysTo(from)].find((name) => taken.has(name.toLowerCase()));
    if (file !== undefined) {
      const message = `is in the way of ${from}, which ${REDIRECTS_FILE}:${line} sends on; take one of the two out`;
      faults.push({ page: file, place: '', message });
      continue;
    }
    const target = new URL(to, siteUrl);
    const address = to.startsWith('/')
      ? target.pathname + target.search + target.hash
      : target.href;
    await mkdir(path.dirname(path.join(outDir, page)), { recursive: true });
    await writeFile(path.join(outDir, page), redirectPage(address, target.href));
    pages.push(page);
    // For Netlify, "!" goes before the page; the other hosts pass over that line and take the next.
    lines.push(`${from} ${address} 301!\n${from} ${address} 301\n`);
  }
  const file = path.join(outDir, '_redirects');
  const others = files.includes('_redirects') ? await readFile(file, 'utf8') : '';
  // First, because the first line for an address counts.
  if (lines.length > 0) await writeFile(file, lines.join('') + others);
  return { pages, faults };
}

/** The names of an address itself and of the folders it lies in: `old`, `old/page` for `/old/page`. */
function waysTo(from: string): string[] {
  const segments = from.slice(1).split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** Sends a visitor on at once, and says so where a browser does not go by itself. */
function redirectPage(address: string, canonical: string): string {
  return [
    '<!DOCTYPE html><html lang="en-NG"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>This page has moved</title>',
    `<link rel="canonical" href="${escapeAttribute(canonical)}">`,
    `<meta http-equiv="refresh" content="0; url=${escapeAttribute(address)}">`,
    '</head><body><main><h1>This page has moved</h1>',
    `<p><a href="${escapeAttribute(address)}">Go to its new address</a></p>`,
    '</main></body></html>',
  ].join('');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
