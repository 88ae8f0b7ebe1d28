import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { sendText } from './answers';
import { createFormService } from './form-service';
import { createMessageStore } from './message-store';
import { splitUrl } from './request-url';
import { createStaticFiles } from './static-files';

export type SiteServerOptions = {
  /** The folder with the built site. */
  outDir: string;
  /** Where the form service keeps messages; made when the first one comes. */
  messagesFile: string;
};

/**
 * Makes the local web server, not yet listening: `/f/…` is the form service, all else the built
 * site. No request can end the process; what goes wrong is answered 500 and told on stderr.
 */
export function createSiteServer({ outDir, messagesFile }: SiteServerOptions): Server {
  const serveForm = createFormService(createMessageStore(messagesFile));
  const serveFile = createStaticFiles(outDir);

  return createServer((req, res) => {
    res.setHeader('X-Content-Type-Options', 'nosniff');
    // Form services that are bound to a domain read the Referer: it must not be suppressed.
    res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    const serve = splitUrl(req.url).path.startsWith('/f/') ? serveForm : serveFile;
    serve(req, res).catch((error: unknown) => {
      fail(error, req, res);
    });
  });
}

/** What the streams report when a visitor has left before the end: no fault of ours. */
const VISITOR_LEFT = new Set<unknown>(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

function fail(error: unknown, req: IncomingMessage, res: ServerResponse): void {
  const code = typeof error === 'object' && error !== null && 'code' in error && error.code;
  if (VISITOR_LEFT.has(code)) return;
  console.error(`${req.method ?? ''} ${req.url ?? ''}`, error);
  if (res.headersSent) {
    res.destroy();
    return;
  }
  for (const header of ['ETag', 'Content-Encoding']) res.removeHeader(header);
  res.setHeader('Cache-Control', 'no-store');
  sendText(req, res, 500, 'Internal server error');
}
