import type { IncomingMessage, ServerResponse } from 'node:http';

/** Ends the answer with a line of plain text; headers already set on the response stay. */
export function sendText(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  text: string,
): void {
  sendBody(req, res, status, 'text/plain; charset=utf-8', `${text}\n`);
}

/** Ends the answer with a body, or with its headers alone where the request was HEAD. */
export function sendBody(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  contentType: string,
  body: string,
): void {
  res.statusCode = status;
  res.setHeader('Content-Type', contentType);
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(req.method === 'HEAD' ? undefined : body);
}

/**
 * Splits a request's target into its path, still percent-encoded, and its query with the question
 * mark, or ''. By hand and not by `new URL()`, which would resolve `..` and read `//host/` as a
 * host. The absolute form that proxies send (RFC 9112, 3.2.2) loses its scheme and host.
 */
export function splitUrl(target = '/'): { path: string; query: string } {
  const relative = target.replace(/^https?:\/\/[^/?]*/i, '');
  const mark = relative.indexOf('?');
  if (mark < 0) return { path: relative, query: '' };
  return { path: relative.slice(0, mark), query: relative.slice(mark) };
}
