import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BuiltSite, createConsistentRead, findRoute } from './built-site';
import { locationOf } from './host-rules';
import { sendText, splitUrl } from './responses';

const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Makes the handler that serves the built site in `outDir`, with the headers of its `_headers` file
 * and the redirects of its `_redirects` file. A new build shows at once. Rejects when a file cannot
 * be read or the client breaks off.
 */
export function createStaticFiles(
  outDir: string,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  const readSite = createConsistentRead(outDir);

  return async (req, res) => {
    const site = await readSite();
    if (!site) {
      sendText(req, res, 404, 'Not found');
      return;
    }
    if (await answer(req, res, site)) return;
    // The file is gone. A new build may have taken the place of the old one since.
    const current = (await readSite()) ?? site;
    if (current !== site && (await answer(req, res, current))) return;
    await sendMissing(req, res, current, '404.html');
  };
}

/** Answers a request; false when the file is not there any more. */
async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  site: BuiltSite,
): Promise<boolean> {
  const { path, query } = splitUrl(req.url);
  res.setHeader('Cache-Control', REVALIDATE);
  for (const [name, value] of site.headersFor(path)) res.setHeader(name, value);
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Cache-Control', REVALIDATE);
    res.setHeader('Allow', 'GET, HEAD');
    sendText(req, res, 405, 'Method not allowed');
    return true;
  }
  // Before the files: at an old URL stands a page for hosts that have no redirects.
  const redirect = site.redirects.get(path);
  if (redirect) {
    res.setHeader('Location', locationOf(redirect, query));
    sendText(req, res, redirect.status, 'Moved');
    return true;
  }
  const route = findRoute(path, site.files);
  switch (route.kind) {
    case 'file':
      return site.sendFile(req, res, route.file, 200);
    case 'redirect':
      res.setHeader('Location', route.to + query);
      sendText(req, res, 308, 'Moved');
      return true;
    case 'malformed':
      sendText(req, res, 400, 'Bad request');
      return true;
    case 'missing':
      await sendMissing(req, res, site, route.page);
      return true;
  }
}

async function sendMissing(
  req: IncomingMessage,
  res: ServerResponse,
  site: BuiltSite,
  page: string,
): Promise<void> {
  res.setHeader('Cache-Control', REVALIDATE);
  if (!(await site.sendFile(req, res, page, 404))) sendText(req, res, 404, 'Not found');
}
