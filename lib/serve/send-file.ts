import type { Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { chooseEncoding } from './content-encoding';
import { contentTypeOf } from './content-types';
import { createEncodedFiles } from './encoded-files';
import { entityTagOf } from './entity-tag';
import { sendContent } from './send-content';

/** In bytes: a larger file is streamed from the disk, if it is no text. */
const KEPT_SIZE = 256 * 1024;

/**
 * Answers a GET or HEAD request with a file, whose stats were just read; headers already set on the
 * response stay.
 */
export type SendFile = (
  req: IncomingMessage,
  res: ServerResponse,
  file: string,
  stats: Stats,
  status: 200 | 404,
) => Promise<void>;

/**
 * Makes the sender of files: brotli or gzip for text, which comes from memory like all that is small;
 * pictures of some size are streamed, at the visitor's pace. Rejects when the file cannot be read.
 */
export function createSendFile(): SendFile {
  const readEncoded = createEncodedFiles();

  return async (req, res, file, stats, status) => {
    const { header: type, isText } = contentTypeOf(file);
    if (isText || stats.size <= KEPT_SIZE) {
      if (isText) res.setHeader('Vary', 'Accept-Encoding');
      const encoding = isText ? chooseEncoding(req.headers['accept-encoding']) : 'identity';
      const tag = entityTagOf(stats, encoding);
      const body = await readEncoded(file, stats, encoding);
      const write = ({ start, end }: { start: number; end: number }) => {
        res.end(body.subarray(start, end + 1));
      };
      await sendContent(req, res, status, { type, encoding, tag, size: body.length, write });
      return;
    }

    const handle = await open(file);
    try {
      // Of the file that is open: by now its name may be that of another one.
      const opened = await handle.stat();
      await sendContent(req, res, status, {
        type,
        encoding: 'identity',
        tag: entityTagOf(opened, 'identity'),
        size: opened.size,
        write: (part) => pipeline(handle.createReadStream(part), res),
      });
    } finally {
      await handle.close();
    }
  };
}
