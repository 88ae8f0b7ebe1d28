import type { Content, Redirect } from '@/lib/content/collections';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeHtml } from '@/lib/site/escape';
import { resolveRedirectTarget } from '../serve/host-rules';

/**
 * Writes rules for each redirect and, if possible, a page at each old URL. Cloudflare, Netlify and `npm start` read the
 * rules from `_redirects`, Apache and LiteSpeed from `.htaccess`, and nginx from `.nginx-redirects.conf`. Other hosts
 * send the page, which redirects the browser to the new URL. The content check ensures that a redirect page replaces no
 * other page. Returns the files of the redirect pages, which `finishSite` must process like other pages.
 */
export async function writeRedirects(
  outDir: string,
  { redirects, site }: Pick<Content, 'redirects' | 'site'>,
): Promise<string[]> {
  const targets = new Map<string, string>();
  const pages = new Set<string>();
  for (const { from, to } of redirects.toSorted((a, b) => sortKey(a) - sortKey(b))) {
    const { href, origin } = new URL(to, site.url);
    // Encode the characters that have a special meaning in the configuration of a web server.
    const canonical = href.replace(/[${}"\\]/g, encodeURIComponent);
    const url = to.startsWith('/') ? canonical.slice(origin.length) : canonical;
    for (const [oldUrl, page] of listOldUrls(from)) {
      targets.set(oldUrl, url);
      if (page === undefined) continue;
      await mkdir(path.dirname(path.join(outDir, page)), { recursive: true });
      await writeFile(path.join(outDir, page), makeRedirectPage(url, canonical));
      pages.add(page.slice(1));
    }
  }
  if (targets.size > 0) await writeRules(outDir, [...targets]);
  return [...pages];
}

/** Writes the rules. Old URLs are unique, because Cloudflare and nginx reject two rules for the same URL. */
async function writeRules(outDir: string, rules: [from: string, to: string][]): Promise<void> {
  const lines = { cloudflare: '', nginx: '', apache: '' };
  for (const [from, to] of rules) {
    const folder = from.endsWith('/*') ? from.slice(0, -1) : undefined;
    lines.cloudflare += `${encodeURI(from)} ${to} 301\n`;
    const location = folder ? `^~ "${folder}"` : `= "${from}"`;
    lines.nginx += `location ${location} { return 301 "${resolveRedirectTarget(to, '$is_args$args')}"; }\n`;
    const pattern = (folder ?? `${from}$`).slice(1).replace(/[.+()]/g, String.raw`\$&`);
    const rule = (target: string) => `RewriteRule "^${pattern}" "${target}" [R=301,NE,L]\n`;
    const target = to.replaceAll('%', String.raw`\%`);
    // Apache appends the query of the request after the fragment, so this rule puts the query before the fragment.
    if (to.includes('#'))
      lines.apache += `RewriteCond %{QUERY_STRING} .\n${rule(resolveRedirectTarget(target, '?%{QUERY_STRING}'))}`;
    lines.apache += rule(target);
  }
  const htaccess = path.join(outDir, '.htaccess');
  const pageRules = await readFile(htaccess, 'utf8').catch(() => '');
  const apache = `<IfModule mod_rewrite.c>\nRewriteEngine On\n${lines.apache}</IfModule>\n`;
  await writeFile(htaccess, apache + pageRules);
  await writeFile(path.join(outDir, '_redirects'), lines.cloudflare);
  await writeFile(path.join(outDir, '.nginx-redirects.conf'), lines.nginx);
}

/** Sorts redirects of folders last, and parent folders after subfolders, because hosts use the first matching rule. */
const sortKey = ({ from }: Redirect) => (from.endsWith('/*') ? 1 / from.length : 0);

function listOldUrls(from: string): [oldUrl: string, page?: string][] {
  if (from.endsWith('/*')) return [[from]];
  if (DIRECTORY_INDEX.test(from)) return [[from], [`${from}/`]];
  if (/\.html$/i.test(from)) return [[from, from]];
  return [
    [from, `${from}.html`],
    [`${from}/`, `${from}/index.html`],
  ];
}

/** Paths such as `/index.php` get no redirect page, because servers may serve a folder `index.php` as the home page. */
const DIRECTORY_INDEX = /\/(?:index|default)\.(?!html$)[^/]+(?:\/|$)/i;

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
