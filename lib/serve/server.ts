import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { sendText, splitUrl } from './answers';
import { createFormService } from './form-service';
import { createMessageStore } from './message-store';
import { createStaticFiles } from './static-files';

export type SiteServerOptions = {
  /** The folder with the built site. */
  outDir: string;
  /** Where the form service keeps messages; made when the first one comes. */
  messagesFile: string;
  limits?: ServerLimits;
};

/** How long a client may take, in milliseconds; who takes longer is cut off. */
export type ServerLimits = {
  /** To send the head of a request, counted from the connection or the request's first byte. */
  head: number;
  /** To send a whole request. */
  request: number;
  /** To take or send a single byte of what is under way. */
  pause: number;
  /** Between two requests on one connection. */
  keepAlive: number;
  /** How often the first two are looked after. */
  interval: number;
};

/** Patient enough for a telephone in a tunnel, where the defaults of Node wait for five minutes. */
const LIMITS: ServerLimits = {
  head: 20_000,
  request: 60_000,
  pause: 60_000,
  keepAlive: 5000,
  interval: 5000,
};

/**
 * Makes the local web server, not yet listening: `/f/…` is the form service, all else the built
 * site. No request can end the process; what goes wrong is answered 500 and told on stderr.
 */
export function createSiteServer({
  outDir,
  messagesFile,
  limits = LIMITS,
}: SiteServerOptions): Server {
  const serveForm = createFormService(createMessageStore(messagesFile));
  const serveFile = createStaticFiles(outDir);

  const timeouts = {
    headersTimeout: limits.head,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.keepAlive,
    connectionsCheckingInterval: limits.interval,
  };
  const server = createServer(timeouts, (req, res) => {
    res.setHeader('X-Content-Type-Options', 'nosniff');
    // Form services that are bound to a domain read the Referer: it must not be suppressed.
    res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    const serve = splitUrl(req.url).path.startsWith('/f/') ? serveForm : serveFile;
    serve(req, res).catch((error: unknown) => {
      fail(error, req, res);
    });
  });
  return server.setTimeout(limits.pause);
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
  for (const header of ['ETag', 'Accept-Ranges', 'Content-Encoding', 'Content-Range'])
    res.removeHeader(header);
  res.setHeader('Cache-Control', 'no-store');
  sendText(req, res, 500, 'Internal server error');
}
