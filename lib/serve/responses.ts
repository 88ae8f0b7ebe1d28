import type { IncomingMessage, ServerResponse } from 'node:http';

/** Ends the response with a line of plain text. Headers that are already set stay. */
export function sendText(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  text: string,
): void {
  sendBody(req, res, status, 'text/plain; charset=utf-8', `${text}\n`);
}

/** Ends the response with a body, or without it when the request is HEAD. */
export function sendBody(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  contentType: string,
  body: string | Buffer,
): void {
  res.statusCode = status;
  res.setHeader('Content-Type', contentType);
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(req.method === 'HEAD' ? undefined : body);
}

/**
 * Splits a request target into its path, still percent-encoded, and its query, with the question
 * mark or ''. `new URL()` would resolve `..` and read `//host/` as a host. The absolute form that
 * proxies send (RFC 9112, 3.2.2) loses its scheme and host.
 */
export function splitUrl(target = '/'): { path: string; query: string } {
  const relative = target.replace(/^https?:\/\/[^/?]*/i, '');
  const mark = relative.indexOf('?');
  if (mark < 0) return { path: relative, query: '' };
  return { path: relative.slice(0, mark), query: relative.slice(mark) };
}
