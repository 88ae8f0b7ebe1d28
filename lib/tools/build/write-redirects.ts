import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@/lib/content/load';
import type { Redirect } from '@/lib/content/redirects';
import { escapeHtml } from '@/lib/site/escape';

/**
 * Writes the redirects twice: into `_redirects`, which Cloudflare, Netlify and `npm start` follow with
 * status 301; and, for hosts that ignore that file, as pages at each old URL. A folder has none. The check
 * refuses a redirect whose page would overwrite another one.
 *
 * @returns the pages, which are not finished yet
 */
export async function writeRedirects(
  outDir: string,
  { redirects, site }: Pick<Content, 'redirects' | 'site'>,
): Promise<string[]> {
  const lines: string[] = [];
  const pages = new Set<string>();
  for (const { from, to } of redirects.toSorted((a, b) => rank(a) - rank(b))) {
    const target = new URL(to, site.url);
    const url = to.startsWith('/') ? target.pathname + target.search + target.hash : target.href;
    for (const [spelling, page] of spellingsOf(from)) {
      // Netlify needs "!" where a page has that URL; the other hosts ignore that line and take the next.
      const line = `${encodeURI(spelling)} ${url} 301`;
      lines.push(`${line}!\n${line}\n`);
      if (page === undefined) continue;
      await mkdir(path.dirname(path.join(outDir, page)), { recursive: true });
      await writeFile(path.join(outDir, page), redirectPage(url, target.href));
      pages.add(page.slice(1));
    }
  }
  const file = path.join(outDir, '_redirects');
  const others = await readFile(file, 'utf8').catch(() => '');
  if (lines.length > 0) await writeFile(file, lines.join('') + others);
  return [...pages];
}

/** Hosts take the first line for a URL: those of folders come last, the outermost at the end. */
const rank = ({ from }: Redirect) => (from.endsWith('/*') ? 1 / from.length : 0);

/** The URLs of a redirect, each with the page that a host without redirects looks for. */
function spellingsOf(from: string): [url: string, page?: string][] {
  if (from.endsWith('/*')) return [[from]];
  if (/\.html$/i.test(from)) return [[from, from]];
  return [
    [from, `${from}.html`],
    [`${from}/`, `${from}/index.html`],
  ];
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
