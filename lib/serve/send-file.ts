import { negotiate } from '@fastify/accept-negotiator';
import { mime, send } from '@fastify/send';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Makes the sender of the files in a folder: @fastify/send, with compressed text beside it. */
export function createSendFile(root: string) {
  const compress = createCompressor();

  /**
   * Answers a GET or HEAD request with a file, or as the request's conditions ask: 304, 206, 412, 416.
   * Headers that are already set stay.
   *
   * @param file relative to the folder, with slashes
   * @param status 404 for an error page, which has no validators and no ranges
   * @returns false when there is no such file; nothing is sent then
   */
  return async (
    req: IncomingMessage,
    res: ServerResponse,
    file: string,
    status: 200 | 404,
  ): Promise<boolean> => {
    const isFound = status === 200;
    const { type, isText } = contentTypeOf(file);
    const encoding = isText ? chooseEncoding(req) : undefined;
    const asked = Object.create(req, {
      // An error page stands for no file, so no condition of the request is about it.
      ...(!isFound && { headers: { value: {} } }),
      // The compressed body comes from memory: the library need not open the file.
      ...(encoding && { method: { value: 'HEAD' } }),
    }) as IncomingMessage;
    const answer = await send(asked, encodePath(file), {
      root,
      dotfiles: 'allow',
      index: false,
      cacheControl: false,
      contentType: false,
      etag: isFound,
      lastModified: isFound,
      // As on nginx, ranges are of uncompressed bytes only.
      acceptRanges: isFound && !encoding,
    });
    if (answer.type === 'directory' || answer.statusCode === 404) return false;

    const hasContent = answer.type === 'file' && answer.statusCode !== 304;
    const body =
      encoding && hasContent
        ? await compress(encoding, answer.metadata.path, answer.metadata.stat.mtimeMs)
        : undefined;
    res.statusCode = isFound ? answer.statusCode : status;
    if (answer.type === 'error') res.setHeader('Cache-Control', 'no-store');
    if (hasContent) res.setHeader('Content-Type', type);
    if (isText) res.setHeader('Vary', 'Accept-Encoding');
    for (const [name, value] of Object.entries(answer.headers)) {
      // The library gives its error pages a policy; the site's own comes first.
      if (answer.type === 'file' || !res.hasHeader(name)) res.setHeader(name, value);
    }
    if (encoding && body) {
      res.setHeader('Content-Encoding', encoding);
      res.setHeader('Content-Length', body.length);
      res.end(req.method === 'HEAD' ? undefined : body);
    } else {
      await pipeline(answer.stream, res);
    }
    return true;
  };
}

/** Escapes what has a meaning in a URL, except slashes. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

const compressors = {
  /** The best quality, 11, saves a tenth more and takes 17 times as long. */
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

type Encoding = keyof typeof compressors;

function chooseEncoding({ headers }: IncomingMessage): Encoding | undefined {
  return negotiate<Encoding>(headers['accept-encoding'] ?? '', ['br', 'gzip']) ?? undefined;
}

/** Compresses each version of a file once. Nothing is written: `out/` stays what the build made. */
function createCompressor() {
  const bodies = new Map<string, Promise<Buffer>>();
  return (encoding: Encoding, file: string, modified: number): Promise<Buffer> => {
    const key = `${encoding} ${modified} ${file}`;
    const known = bodies.get(key);
    if (known) return known;
    const body = readFile(file).then((bytes) => compressors[encoding](bytes));
    bodies.set(key, body);
    // The next request tries again.
    body.catch(() => bodies.delete(key));
    return body;
  };
}

// As RFC 9239 says; the library's list is older.
mime.define({ 'text/javascript': ['js', 'mjs'] }, true);

/** The Content-Type header of a file by its name, and whether it is text, which is compressed. */
export function contentTypeOf(file: string): { type: string; isText: boolean } {
  const type = mime.getType(file) ?? 'application/octet-stream';
  const isText = /^text\/|[/+](json|xml)$/.test(type);
  return { type: isText ? `${type}; charset=utf-8` : type, isText };
}
