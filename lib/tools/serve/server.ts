import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import { finished } from 'node:stream';
import send from 'send';
import { decodeUrlPart } from '@/lib/content/links';
import { handleFormRequest } from './form-service';
import { findRedirect, findHeaders, resolveRedirectTarget } from './host-rules';

/** Creates a local web server that serves the built site and passes requests for `/f/…` to the local form service. */
export function createSiteServer(outDir: string, messagesFile: string): Server {
  const serveFile = createFileHandler(outDir);

  return createServer((req, res) => {
    const isForm = req.url?.startsWith('/f/');
    (isForm ? handleFormRequest(req, res, messagesFile) : serveFile(req, res)).catch(
      (error: unknown) => {
        // Ignore the error if the client disconnected while sending the request.
        if (req.destroyed && !req.complete) return;
        console.error(`${req.method ?? ''} ${req.url ?? ''}`, error);
        if (res.headersSent) res.destroy();
        else res.writeHead(500).end('Internal server error\n');
      },
    );
  });
}

const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Matches hidden files and the configuration files of hosts, which the server must not send. */
const PRIVATE_PATH = /\/\.(?!well-known\/)|^\/_(headers|redirects)$/;

/** Reads `_headers` and `_redirects` again for each request, so that a new build is served without a restart. */
function createFileHandler(outDir: string) {
  const exists = (path: string) => existsSync(join(outDir, path));
  const readOrEmpty = (file: string) => readFile(join(outDir, file), 'utf8').catch(() => '');

  function toCanonicalPath(path: string): string {
    const page = path.replace(/\/(index(\.html)?)?$/, '');
    if (exists(`${page}/index.html`)) return `${page}/`;
    return exists(`${page}.html`) ? page : path;
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const redirect = (location: string) => void res.writeHead(301, { Location: location }).end();
    // Do not use `new URL()`, because it would resolve `..` and treat the first part of `//host/` as a host name.
    const [, encodedPath = '/', query = ''] = /^([^?]*)(.*)$/.exec(req.url ?? '') ?? [];
    res.setHeader('Cache-Control', REVALIDATE);
    res.setHeaders(findHeaders(await readOrEmpty('_headers'), encodedPath));
    // Look for a redirect before a file. The file at an old URL is only for hosts that do not read `_redirects`.
    const target = findRedirect(await readOrEmpty('_redirects'), encodedPath);
    if (target) return redirect(resolveRedirectTarget(target, query));
    const path = decodeUrlPart(encodedPath);
    // Reject `..`, which could leave the site's folder. Reject `//`, because `//host` would redirect to another host.
    if (path === posix.join('/', path) && !PRIVATE_PATH.test(path)) {
      const canonicalPath = toCanonicalPath(path);
      if (canonicalPath !== path) return redirect(encodeURI(canonicalPath) + query);
      const file = path.endsWith('/') ? `${path}index.html` : path;
      if (await sendFile(req, res, outDir, exists(`${path}.html`) ? `${path}.html` : file)) return;
    }
    res.setHeader('Cache-Control', REVALIDATE);
    const page = await readOrEmpty(path.startsWith('/blog/') ? 'blog/404.html' : '404.html');
    res.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  };
}

/** Resolves to false if the file cannot be sent. */
function sendFile(req: IncomingMessage, res: ServerResponse, root: string, file: string) {
  return new Promise<boolean>((resolve) => {
    finished(res, () => resolve(true));
    send(req, encodeURI(file), { root, dotfiles: 'allow', cacheControl: false })
      .on('directory', () => resolve(false))
      .on('error', () => resolve(false))
      .pipe(res);
  });
}
