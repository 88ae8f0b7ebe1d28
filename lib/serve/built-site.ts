import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listFiles } from '@/lib/site/list-files';
import { headersFor, parseHeaderRules, parseRedirectRules } from './host-rules';
import { createSendFile, encodePath, type SendFile } from './send-file';

/** What a build has put into `out/`. */
export type BuiltSite = {
  /** The files by their URL path, decoded: `/about` is `about.html`, relative to `out/`. */
  files: ReadonlyMap<string, string>;
  headersFor: (path: string) => ReadonlyMap<string, string>;
  redirects: ReturnType<typeof parseRedirectRules>;
  sendFile: SendFile;
};

/** Pages that hosts answer with. They have no URL of their own. */
const ERROR_PAGES = ['404.html', 'blog/404.html', 'blog/not-found.html'];
const HOST_FILES = ['_headers', '_redirects'];

/** In milliseconds, between two attempts to read a site that a build is replacing. */
const PAUSE = 10;
const ATTEMPTS = 50;

/**
 * Makes a reader of the site in `outDir` that always gives the files and rules of one build. It
 * reads them once, and again when another folder has taken the place of `outDir`. Between the two
 * there is none for a moment: the reader waits up to half a second, then gives undefined.
 */
export function createConsistentRead(outDir: string): () => Promise<BuiltSite | undefined> {
  let known: { version: string; site: Promise<BuiltSite> } | undefined;

  return async () => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const version = versionOf(outDir);
      if (version !== undefined) {
        if (known?.version !== version) known = { version, site: readSite(outDir) };
        const site = await known.site.catch(() => undefined);
        if (site && versionOf(outDir) === version) return site;
        known = undefined;
      }
      await sleep(PAUSE);
    }
    return undefined;
  };
}

/** A new folder may get the inode number of a deleted one, so its times count as well. */
function versionOf(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.mtimeMs} ${stats.ctimeMs}`;
}

async function readSite(outDir: string): Promise<BuiltSite> {
  const files = await listFiles(outDir);
  const read = (file: string) => (files.includes(file) ? readFile(join(outDir, file), 'utf8') : '');
  const headerRules = parseHeaderRules(await read('_headers'));
  return {
    files: new Map(files.filter(isPublic).map((file) => [urlPathOf(file), file])),
    headersFor: (path) => headersFor(headerRules, path),
    redirects: parseRedirectRules(await read('_redirects')),
    sendFile: createSendFile(outDir),
  };
}

/** Error pages, instructions for hosts and dot files are not public, except `/.well-known/`. */
function isPublic(file: string): boolean {
  if (ERROR_PAGES.includes(file) || HOST_FILES.includes(file)) return false;
  return !/(^|\/)\./.test(file.replace(/^\.well-known\//, ''));
}

function urlPathOf(file: string): string {
  return `/${file}`.replace(/(\/)index\.html$|\.html$/, '$1');
}

/** What a URL path leads to: a file, another URL path, or the page for what is missing. */
export type Route =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing'; page: string }
  | { kind: 'malformed' };

/**
 * Finds what a path (percent-encoded, without the query) leads to, as a good static host does:
 * `/about/`, `/about.html` and `/blog/007` redirect to the one URL of their page. The redirect and
 * the file always come from `files`, so no path leads out of the site.
 */
export function findRoute(encodedPath: string, files: BuiltSite['files']): Route {
  const path = decodePath(encodedPath);
  if (path === undefined) return { kind: 'malformed' };
  const file = files.get(path);
  if (file !== undefined) return { kind: 'file', file };

  const to = otherSpellings(path).find((other) => files.get(other)?.endsWith('.html'));
  if (to !== undefined) return { kind: 'redirect', to: encodePath(to) };
  return { kind: 'missing', page: path.startsWith('/blog/') ? 'blog/not-found.html' : '404.html' };
}

/** The URL paths of which this may be another spelling: `/about/index.html`, `/blog/007-a-title`. */
function otherSpellings(path: string): string[] {
  const [, bare] = /^(|.*?[^/])(?:\/index)?(?:\.html)?\/?$/.exec(path) ?? [];
  const [, id] = /^\/blog\/0*(\d+)[^/]*\/?$/.exec(path) ?? [];
  return [
    ...(bare === undefined ? [] : [bare, `${bare}/`]),
    ...(id === undefined ? [] : [`/blog/${id}`]),
  ];
}

/** Undefined for broken escapes, NUL, and what does not start with a slash. */
function decodePath(encodedPath: string): string | undefined {
  try {
    const path = decodeURIComponent(encodedPath);
    return path.startsWith('/') && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}
