import type { Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { sendText } from './answers';
import { chooseEncoding, createEncodedFiles, type Encoding } from './encoded-files';

/** In bytes: a larger file is streamed from the disk, if it is no text. */
const KEPT_SIZE = 256 * 1024;

/**
 * Answers a GET or HEAD request with a file, whose stats were just read; headers already set on the
 * response stay.
 */
type SendFile = (
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
async function sendContent(
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

/** A part of a body: the numbers of its first and its last byte. */
type ByteRange = { start: number; end: number };

/**
 * Reads a Range header for a body of `size` bytes (RFC 9110, 14.1.2).
 *
 * @returns `unsatisfiable` for a part that lies behind the end; undefined where the whole body is the
 *   answer: no header, another unit than bytes, several parts at once, or no sense in it
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;

  // Without a first byte, the number is how many of the last ones are wanted.
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}

/**
 * The ETag of a file in a coding. The same for all codings but for its strength: a compressed body is
 * the same to a reader, yet not byte for byte.
 */
function entityTagOf({ size, mtimeMs }: Stats, encoding: Encoding): string {
  const tag = `"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"`;
  return encoding === 'identity' ? tag : `W/${tag}`;
}

/** Whether If-None-Match names the tag, by the weak comparison of RFC 9110, 13.1.2. */
function isNamed(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((named) => opaque(named) === opaque(tag));
}

/**
 * Whether If-Range lets a part be sent: it is absent or names the tag, by the strong comparison of
 * RFC 9110, 13.1.5. A date never does, since no answer has one to compare it with.
 */
function allowsPart(ifRange: string | string[] | undefined, tag: string): boolean {
  return ifRange === undefined || (ifRange.toString().trim() === tag && !tag.startsWith('W/'));
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

type ContentType = {
  /** The Content-Type header. */
  header: string;
  /** Whether compressing pays: text does, images and woff2 are compressed already. */
  isText: boolean;
};

const text = (mime: string): ContentType => ({ header: `${mime}; charset=utf-8`, isText: true });
const binary = (mime: string): ContentType => ({ header: mime, isText: false });

const TYPES = new Map([
  ['html', text('text/html')],
  ['css', text('text/css')],
  ['js', text('text/javascript')],
  ['mjs', text('text/javascript')],
  ['json', text('application/json')],
  ['map', text('application/json')],
  ['svg', text('image/svg+xml')],
  ['xml', text('application/xml')],
  ['txt', text('text/plain')],
  ['webmanifest', text('application/manifest+json')],
  ['rsc', text('text/x-component')],
  ['avif', binary('image/avif')],
  ['webp', binary('image/webp')],
  ['jpg', binary('image/jpeg')],
  ['jpeg', binary('image/jpeg')],
  ['png', binary('image/png')],
  ['gif', binary('image/gif')],
  ['ico', binary('image/x-icon')],
  ['woff2', binary('font/woff2')],
  ['woff', binary('font/woff')],
  ['pdf', binary('application/pdf')],
]);

const UNKNOWN = binary('application/octet-stream');

/** The content type of a file, by the ending of its name; unknown endings are plain bytes. */
export function contentTypeOf(file: string): ContentType {
  const ending = /\.([^./\\]+)$/.exec(file)?.[1] ?? '';
  return TYPES.get(ending.toLowerCase()) ?? UNKNOWN;
}
