import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@/lib/content/load';
import type { Redirect } from '@/lib/content/redirects';
import { escapeHtml } from '@/lib/site/escape';

/**
 * Writes each redirect both as rules and as pages. Cloudflare, Netlify and `npm start` read the rules from
 * `_redirects` and respond with status 301. Other hosts send the page, which makes the browser go to the new URL.
 * The redirect of a whole folder has no page. The content check ensures that no redirect overwrites an existing page.
 *
 * @returns the files of the redirect pages, which `finishSite` must process like other pages
 */
export async function writeRedirects(
  outDir: string,
  { redirects, site }: Pick<Content, 'redirects' | 'site'>,
): Promise<string[]> {
  const rules: string[] = [];
  const pages = new Set<string>();
  for (const { from, to } of redirects.toSorted((a, b) => sortKey(a) - sortKey(b))) {
    const target = new URL(to, site.url);
    const url = to.startsWith('/') ? target.pathname + target.search + target.hash : target.href;
    for (const [oldUrl, page] of listOldUrls(from)) {
      // If a page exists at the old URL, Netlify applies a rule only if the rule ends with "!". Other hosts ignore
      // such rules, so each rule is repeated without "!".
      const line = `${encodeURI(oldUrl)} ${url} 301`;
      rules.push(`${line}!\n${line}\n`);
      if (page === undefined) continue;
      await mkdir(path.dirname(path.join(outDir, page)), { recursive: true });
      await writeFile(path.join(outDir, page), makeRedirectPage(url, target.href));
      pages.add(page.slice(1));
    }
  }
  const file = path.join(outDir, '_redirects');
  const otherRules = await readFile(file, 'utf8').catch(() => '');
  if (rules.length > 0) await writeFile(file, rules.join('') + otherRules);
  return [...pages];
}

/** Sorts redirects of folders last, and parent folders after subfolders, because hosts use the first matching rule. */
const sortKey = ({ from }: Redirect) => (from.endsWith('/*') ? 1 / from.length : 0);

function listOldUrls(from: string): [oldUrl: string, page?: string][] {
  if (from.endsWith('/*')) return [[from]];
  if (/\.html$/i.test(from)) return [[from, from]];
  return [
    [from, `${from}.html`],
    [`${from}/`, `${from}/index.html`],
  ];
}

function makeRedirectPage(url: string, canonical: string): string {
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
