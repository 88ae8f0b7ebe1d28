import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listFiles } from '@/lib/site/list-files';
import { headersFor, locationOf, parseHeaderRules, parseRedirectRules } from './host-rules';
import { sendText, splitUrl } from './responses';
import { createSendFile, encodePath } from './send-file';

const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Makes the handler that serves the built site in `outDir` as a good static host does, with the headers
 * of its `_headers` file and the redirects of its `_redirects` file: `/about/` and `/about.html`
 * redirect to the one URL of their page. What is sent always comes from the list of files, so no path
 * leads out of the site. A new build shows at once. Rejects when a file cannot be read or the client
 * breaks off.
 */
export function createStaticFiles(
  outDir: string,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  const readSite = createSiteReader(outDir);

  return async (req, res) => {
    res.setHeader('Cache-Control', REVALIDATE);
    const site = await readSite();
    if (!site) {
      sendText(req, res, 404, 'Not found');
      return;
    }
    const { path: encodedPath, query } = splitUrl(req.url);
    for (const [name, value] of headersFor(site.headerRules, encodedPath)) {
      res.setHeader(name, value);
    }
    const redirect = (status: number, location: string) => {
      res.setHeader('Location', location);
      sendText(req, res, status, 'Moved');
    };

    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Cache-Control', REVALIDATE);
      res.setHeader('Allow', 'GET, HEAD');
      sendText(req, res, 405, 'Method not allowed');
      return;
    }
    // Before the files: at an old URL stands a page for hosts that have no redirects.
    const rule = site.redirectRules.get(encodedPath);
    if (rule) {
      redirect(rule.status, locationOf(rule, query));
      return;
    }
    const path = decodePath(encodedPath);
    if (path === undefined) {
      sendText(req, res, 400, 'Bad request');
      return;
    }
    const file = site.files.get(path);
    if (file === undefined) {
      const page = otherSpellings(path).find((other) => site.files.get(other)?.endsWith('.html'));
      if (page !== undefined) {
        redirect(308, encodePath(page) + query);
        return;
      }
    } else if (await site.sendFile(req, res, file, 200)) {
      return;
    }
    res.setHeader('Cache-Control', REVALIDATE);
    const page = path.startsWith('/blog/') ? 'blog/not-found.html' : '404.html';
    if (!(await site.sendFile(req, res, page, 404))) sendText(req, res, 404, 'Not found');
  };
}

/** Instructions for hosts, and pages that hosts answer with. They have no URL of their own. */
const PRIVATE = ['_headers', '_redirects', '404.html', 'blog/404.html', 'blog/not-found.html'];

/** Reads what the build has put into `outDir`, and again when another folder has taken its place. */
function createSiteReader(outDir: string) {
  let version: string | undefined;
  let site: ReturnType<typeof readSite> | undefined;
  return () => {
    const current = versionOf(outDir);
    if (current !== version) {
      version = current;
      site = current === undefined ? undefined : readSite(outDir);
      // The next request tries again.
      site?.catch(() => (version = undefined));
    }
    return site;
  };
}

/** A new folder may get the inode number of a deleted one, so its times count as well. */
function versionOf(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.mtimeMs} ${stats.ctimeMs}`;
}

async function readSite(outDir: string) {
  const files = await listFiles(outDir);
  const read = (file: string) => (files.includes(file) ? readFile(join(outDir, file), 'utf8') : '');
  return {
    /** By their URL path, decoded: `/about` is `about.html`, relative to `out/`. */
    files: new Map(files.filter(isPublic).map((file) => [urlPathOf(file), file])),
    headerRules: parseHeaderRules(await read('_headers')),
    redirectRules: parseRedirectRules(await read('_redirects')),
    sendFile: createSendFile(outDir),
  };
}

/** Dot files are not public either, except in `/.well-known/`. */
function isPublic(file: string): boolean {
  return !PRIVATE.includes(file) && !/(^|\/)\./.test(file.replace(/^\.well-known\//, ''));
}

function urlPathOf(file: string): string {
  return `/${file}`.replace(/(\/)index\.html$|\.html$/, '$1');
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

/** The URL paths of which this may be another spelling, such as `/about/index.html`. */
function otherSpellings(path: string): string[] {
  const [, bare] = /^(|.*?[^/])(?:\/index)?(?:\.html)?\/?$/.exec(path) ?? [];
  return bare === undefined ? [] : [bare, `${bare}/`];
}
