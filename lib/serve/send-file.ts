import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { chooseEncoding } from './content-encoding';
import { contentTypeOf } from './content-types';
import { createEncodedFiles } from './encoded-files';

/** Answers a GET or HEAD request with a file; headers already set on the response stay. */
export type SendFile = (
  req: IncomingMessage,
  res: ServerResponse,
  file: string,
  status: 200 | 404,
) => Promise<void>;

/**
 * Makes the sender of files: content type, ETag and 304, brotli or gzip for text. Text comes from
 * memory, all else is streamed from disk. Rejects when the file cannot be read.
 */
export function createSendFile(): SendFile {
  const readEncoded = createEncodedFiles();

  return async (req, res, file, status) => {
    const stats = await stat(file);
    const type = contentTypeOf(file);
    res.statusCode = status;
    if (type.isText) res.setHeader('Vary', 'Accept-Encoding');

    // An error page stands for no file of its own, so only a found file has a validator.
    if (status === 200) {
      const etag = etagOf(stats);
      res.setHeader('ETag', etag);
      if (isFresh(req.headers['if-none-match'], etag)) {
        res.statusCode = 304;
        res.end();
        return;
      }
    }

    res.setHeader('Content-Type', type.header);
    if (type.isText) {
      const encoding = chooseEncoding(req.headers['accept-encoding']);
      const body = await readEncoded(file, stats, encoding);
      if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
      res.setHeader('Content-Length', body.length);
      res.end(req.method === 'HEAD' ? undefined : body);
      return;
    }
    res.setHeader('Content-Length', stats.size);
    if (req.method === 'HEAD') res.end();
    else await pipeline(createReadStream(file), res);
  };
}

/** Weak, because one tag stands for the plain and the compressed bytes alike. */
function etagOf(stats: Stats): string {
  return `W/"${stats.size.toString(16)}-${stats.mtime.getTime().toString(16)}"`;
}

/** Whether If-None-Match names the tag, by the weak comparison of RFC 9110, 13.1.2. */
function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}
