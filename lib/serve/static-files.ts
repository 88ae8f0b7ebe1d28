import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { sendText } from './answers';
import { findRoute } from './find-route';
import { headersFor, parseHeaderRules } from './header-rules';
import { createReadRules } from './read-rules';
import { locationOf, parseRedirectRules } from './redirect-rules';
import { splitUrl } from './request-url';
import { createSendFile } from './send-file';

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
  const readHeaders = createReadRules(join(outDir, '_headers'), parseHeaderRules);
  const readRedirects = createReadRules(join(outDir, '_redirects'), parseRedirectRules);
  const isFile = async (file: string) => {
    const stats = await stat(join(outDir, file)).catch(() => undefined);
    return stats?.isFile() ?? false;
  };

  return async (req, res) => {
    res.setHeader('Cache-Control', REVALIDATE);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      sendText(req, res, 405, 'Method not allowed');
      return;
    }

    const { path, query } = splitUrl(req.url);
    for (const [name, value] of headersFor(await readHeaders(), path)) res.setHeader(name, value);
    // Before the files: at an old address stands a page for hosts that know no redirects.
    const redirect = (await readRedirects()).get(path);
    if (redirect) {
      res.setHeader('Location', locationOf(redirect, query));
      sendText(req, res, redirect.status, 'Moved');
      return;
    }
    const route = await findRoute(path, isFile);
    switch (route.kind) {
      case 'file':
        await sendFile(req, res, join(outDir, route.file), 200);
        return;
      case 'redirect':
        res.setHeader('Location', route.to + query);
        sendText(req, res, 308, 'Moved');
        return;
      case 'missing':
        res.setHeader('Cache-Control', REVALIDATE);
        if (await isFile(route.page)) await sendFile(req, res, join(outDir, route.page), 404);
        else sendText(req, res, 404, 'Not found');
        return;
      case 'malformed':
        sendText(req, res, 400, 'Bad request');
    }
  };
}
