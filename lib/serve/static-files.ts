import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { sendText, splitUrl } from './answers';
import { findRoute, type Route } from './find-route';
import {
  createReadRules,
  headersFor,
  locationOf,
  parseHeaderRules,
  parseRedirectRules,
} from './host-rules';
import { createSendFile } from './send-file';
import { createReadWhole } from './whole-site';
import { readFileStats } from './encoded-files';

const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Makes the handler that serves the built site in `outDir`, with the headers of its `_headers`
 * file and the redirects of its `_redirects` file, looking at the disk at each request so that a new
 * build shows at once. Rejects only when a file that exists cannot be read.
 *
 * Not sirv: it keeps a list of the files and streams without an error handler, so one request for a
 * file that a new build has removed ends the process; and it compresses only by files on the disk.
 */
export function createStaticFiles(
  outDir: string,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  const sendFile = createSendFile();
  const readWhole = createReadWhole(outDir);
  const readHeaders = createReadRules(join(outDir, '_headers'), parseHeaderRules);
  const readRedirects = createReadRules(join(outDir, '_redirects'), parseRedirectRules);
  const statsOf = (file: string) => readFileStats(join(outDir, file));

  const look = (path: string) => {
    const route = findRoute(path, (file) => statsOf(file) !== undefined);
    const file = fileOf(route);
    return {
      headers: headersFor(readHeaders(), path),
      redirect: readRedirects().get(path),
      route,
      file,
      stats: file === undefined ? undefined : statsOf(file),
    };
  };

  return async (req, res) => {
    res.setHeader('Cache-Control', REVALIDATE);
    const { path, query } = splitUrl(req.url);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      // At once: what follows the head may be no body, and would be answered as a broken request.
      setHeaders(res, headersFor(readHeaders(), path));
      res.setHeader('Cache-Control', REVALIDATE);
      res.setHeader('Allow', 'GET, HEAD');
      sendText(req, res, 405, 'Method not allowed');
      return;
    }
    const { headers, redirect, route, file, stats } = await readWhole(() => look(path));
    setHeaders(res, headers);
    if (redirect) {
      // Before the files: at an old address stands a page for hosts that know no redirects.
      res.setHeader('Location', locationOf(redirect, query));
      sendText(req, res, redirect.status, 'Moved');
    } else if (route.kind === 'redirect') {
      res.setHeader('Location', route.to + query);
      sendText(req, res, 308, 'Moved');
    } else if (route.kind === 'malformed') {
      sendText(req, res, 400, 'Bad request');
    } else {
      if (route.kind === 'missing') res.setHeader('Cache-Control', REVALIDATE);
      if (file === undefined || !stats) sendText(req, res, 404, 'Not found');
      else await sendFile(req, res, join(outDir, file), stats, route.kind === 'file' ? 200 : 404);
    }
  };
}

function setHeaders(res: ServerResponse, headers: ReadonlyMap<string, string>): void {
  for (const [name, value] of headers) res.setHeader(name, value);
}

/** The file that the answer carries, if it carries one. */
function fileOf(route: Route): string | undefined {
  if (route.kind === 'file') return route.file;
  return route.kind === 'missing' ? route.page : undefined;
}
