import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Answer = {
  status: number;
  /** By lower-case name; what is sent twice is joined. */
  headers: ReadonlyMap<string, string>;
  /** As it came over the wire, without the framing of chunks. */
  sent: Buffer;
  /** Unpacked. */
  body: Buffer;
};

/**
 * Reads an HTTP/1.1 answer.
 *
 * @param isOver whether the host has said its last; without that, the answer has to tell its end
 * @throws Error when it is not whole
 */
export function parseAnswer(bytes: Buffer, method: string, isOver: boolean): Answer {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) throw new Error('an answer without an end of its headers');
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]);
  if (Number.isNaN(status)) throw new Error(`no status line: ${statusLine}`);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    const known = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), known === undefined ? value : `${known}, ${value}`);
  }
  const rest = bytes.subarray(end + 4);
  const hasBody = method !== 'HEAD' && status !== 304 && status !== 204;
  const isChunked = headers.get('transfer-encoding') === 'chunked';
  const length = headers.get('content-length');
  if (hasBody && !isOver && !isChunked && length === undefined) throw new Error('no end yet');
  const sent = hasBody && isChunked ? joinChunks(rest) : rest;
  if (hasBody && length !== undefined && Number(length) !== sent.length) {
    throw new Error(`${sent.length} bytes of ${length} announced`);
  }
  return { status, headers, sent, body: unpack(sent, headers.get('content-encoding')) };
}

function joinChunks(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  let at = 0;
  while (at < bytes.length) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const size = parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    if (lineEnd < 0 || Number.isNaN(size)) throw new Error('a broken chunk');
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  throw new Error('no last chunk');
}

function unpack(sent: Buffer, encoding: string | undefined): Buffer {
  if (sent.length === 0) return sent;
  if (encoding === 'br') return brotliDecompressSync(sent);
  if (encoding === 'gzip') return gunzipSync(sent);
  return sent;
}
