import { existsSync, type ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import { finished } from 'node:stream';
import send from 'send';
import { answerForm } from './form-service';
import { findRedirect, headersFor, locationOf } from './host-rules';

/**
 * Makes the local web server, not yet listening: `/f/…` is the form service, everything else the
 * built site. A failure is logged to stderr and answered with 500.
 *
 * @param outDir the folder with the built site
 * @param messagesFile where the form service keeps messages; the first one makes it
 */
export function createSiteServer(outDir: string, messagesFile: string): Server {
  const serveFile = createStaticFiles(outDir);

  return createServer((req, res) => {
    const isForm = req.url?.startsWith('/f/');
    (isForm ? answerForm(req, res, messagesFile) : serveFile(req, res)).catch((error: unknown) => {
      // A client that leaves before the end is not a failure.
      if (req.destroyed && !req.complete) return;
      console.error(`${req.method ?? ''} ${req.url ?? ''}`, error);
      if (res.headersSent) return res.destroy();
      // They may be those of a file, such as its length.
      for (const name of res.getHeaderNames()) res.removeHeader(name);
      sendText(res, 500, 'Internal server error');
    });
  });
}

function sendText(res: ServerResponse, status: number, text: string, headers = {}): void {
  res
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers })
    .end(`${text}\n`);
}

const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Hidden files, instructions for hosts, and pages that hosts answer with: they have no URL. */
const PRIVATE =
  /\/\.(?!well-known\/)|^\/(_headers|_redirects|(404|blog\/404|blog\/not-found)(\.html)?)\/?$/;

/**
 * Makes the handler that serves the built site as a good static host does, with the headers of its
 * `_headers` file and the redirects of its `_redirects` file. It reads the folder for each request,
 * so a new build shows at once. Rejects when a file cannot be read.
 */
function createStaticFiles(outDir: string) {
  const exists = (path: string) => existsSync(join(outDir, path));
  /** '' when there is no such file. */
  const read = (file: string) => readFile(join(outDir, file), 'utf8').catch(() => '');

  /** The URL of the page at a path: `/about` for `/about/`, `/` for `/index.html`. */
  function cleanPath(path: string): string {
    const page = path.replace(/\/(index(\.html)?)?$/, '');
    if (exists(`${page}/index.html`)) return `${page}/`;
    return exists(`${page}.html`) ? page : path;
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { path: encodedPath, query } = splitUrl(req.url);
    res.setHeader('Cache-Control', REVALIDATE);
    res.setHeaders(headersFor(await read('_headers'), encodedPath));
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return sendText(res, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
    // Before the files: an old URL has a page for hosts without redirects.
    const rule = findRedirect(await read('_redirects'), encodedPath);
    if (rule) return sendText(res, rule.status, 'Moved', { Location: locationOf(rule.to, query) });
    const path = decodePath(encodedPath);
    // No path with `..` or `//` is looked up, and none is redirected: `//host` is another host.
    if (path === posix.join('/', path) && !PRIVATE.test(path)) {
      const clean = cleanPath(path);
      if (clean !== path)
        return sendText(res, 308, 'Moved', { Location: encodeURI(clean) + query });
      const file = path.endsWith('/') ? `${path}index.html` : path;
      if (await sendFile(req, res, outDir, exists(`${path}.html`) ? `${path}.html` : file)) return;
    }
    res.setHeader('Cache-Control', REVALIDATE);
    const page = await read(path.startsWith('/blog/') ? 'blog/not-found.html' : '404.html');
    if (page) res.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    else sendText(res, 404, 'Not found');
  };
}

/**
 * Sends a file of a folder: whole, in part, or as not modified.
 *
 * @returns false when there is no such file
 */
function sendFile(req: IncomingMessage, res: ServerResponse, root: string, file: string) {
  return new Promise<boolean>((resolve, reject) => {
    // Not the answer: when the client leaves, that of a waiting request does not end.
    finished(req, () => resolve(true));
    send(req, encodeURI(file), { root, dotfiles: 'allow', cacheControl: false })
      .on('directory', () => resolve(false))
      .on('stream', (file: ReadStream) => finished(req, () => file.destroy()))
      .on('error', (error: NodeJS.ErrnoException & { status: number }) => {
        // It was there a moment ago: a new build has just replaced it.
        if (error.syscall === 'open') return reject(error);
        if ([400, 403, 404].includes(error.status)) return resolve(false);
        if (error.status >= 500) return reject(error);
        // Ranges and conditions of the request.
        sendText(res, error.status, error.message, { 'Cache-Control': REVALIDATE });
      })
      .pipe(res);
  });
}

/**
 * Splits a request target into its path, still percent-encoded, and its query, with the question
 * mark or ''. `new URL()` would resolve `..` and read `//host/` as a host.
 */
function splitUrl(target = '/'): { path: string; query: string } {
  const [path = ''] = target.split('?', 1);
  return { path, query: target.slice(path.length) };
}

/** Broken escapes stay as they are: no file has such a name. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
