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
