import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createFormService } from './form-service';
import { createMessageStore } from './message-store';
import { sendText, splitUrl } from './responses';
import { createStaticFiles } from './static-files';

export type SiteServerOptions = {
  /** The folder with the built site. */
  outDir: string;
  /** Where the form service keeps messages. The first message makes it. */
  messagesFile: string;
};

/**
 * In milliseconds: a connection on which nothing moves for so long is closed. Node limits the time
 * for a request's head (60 s) and body (300 s), but not the time that a client takes to read.
 */
const IDLE_TIMEOUT = 60_000;

/**
 * Makes the local web server, not yet listening: `/f/…` is the form service, everything else the
 * built site. No request ends the process: a failure is logged to stderr and answered with 500.
 */
export function createSiteServer({ outDir, messagesFile }: SiteServerOptions): Server {
  const serveForm = createFormService(createMessageStore(messagesFile));
  const serveFile = createStaticFiles(outDir);

  const server = createServer((req, res) => {
    res.setHeader('X-Content-Type-Options', 'nosniff');
    // Form services that are bound to a domain read the Referer: it must not be suppressed.
    res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    const serve = splitUrl(req.url).path.startsWith('/f/') ? serveForm : serveFile;
    serve(req, res).catch((error: unknown) => {
      fail(error, req, res);
    });
  });
  return server.setTimeout(IDLE_TIMEOUT);
}

/** Errors of a stream whose client has left before the end. */
const CLIENT_LEFT = new Set<unknown>(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

function fail(error: unknown, req: IncomingMessage, res: ServerResponse): void {
  const code = typeof error === 'object' && error !== null && 'code' in error && error.code;
  if (CLIENT_LEFT.has(code)) return;
  console.error(`${req.method ?? ''} ${req.url ?? ''}`, error);
  if (res.headersSent || res.destroyed) {
    res.destroy();
    return;
  }
  for (const header of res.getHeaderNames()) res.removeHeader(header);
  res.setHeader('Cache-Control', 'no-store');
  sendText(req, res, 500, 'Internal server error');
}
