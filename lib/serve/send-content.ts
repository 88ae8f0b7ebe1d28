import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from './answers';
import { readByteRange, type ByteRange } from './byte-range';
import type { Encoding } from './content-encoding';
import { allowsPart, isNamed } from './entity-tag';

/** What an answer carries: a file as it is or compressed. */
export type Content = {
  /** The Content-Type header. */
  type: string;
  encoding: Encoding;
  /** The ETag header. */
  tag: string;
  /** In bytes. */
  size: number;
  /** Sends a part and ends the answer; for a part of a stream, a promise of the end. */
  write: (part: ByteRange) => Promise<void> | void;
};

/**
 * Answers a GET or HEAD request with a content, or as its conditions ask: 304, one part (206), 416.
 * As nginx does it, parts are only of what is not compressed: who has one part of a compressed body
 * could not tell whether the rest will be compressed alike.
 */
export async function sendContent(
  req: IncomingMessage,
  res: ServerResponse,
  status: 200 | 404,
  { type, encoding, tag, size, write }: Content,
): Promise<void> {
  res.statusCode = status;
  // An error page stands for no file of its own: only a found file has a validator, and parts.
  if (status === 200) {
    res.setHeader('ETag', tag);
    if (isNamed(req.headers['if-none-match'], tag)) {
      res.statusCode = 304;
      res.end();
      return;
    }
  }
  const hasParts = status === 200 && encoding === 'identity';
  if (hasParts) res.setHeader('Accept-Ranges', 'bytes');
  const isPartAsked = hasParts && req.method === 'GET' && allowsPart(req.headers['if-range'], tag);
  const part = isPartAsked ? readByteRange(req.headers.range, size) : undefined;
  if (part === 'unsatisfiable') {
    res.setHeader('Content-Range', `bytes */${size}`);
    res.setHeader('Cache-Control', 'no-store');
    sendText(req, res, 416, 'Range not satisfiable');
    return;
  }
  if (part) {
    res.statusCode = 206;
    res.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${size}`);
  }
  const { start, end } = part ?? { start: 0, end: size - 1 };
  res.setHeader('Content-Type', type);
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', end - start + 1);
  if (req.method === 'HEAD') res.end();
  else await write({ start, end });
}
