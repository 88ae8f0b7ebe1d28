import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** The names in the hosts' configurations. */
export const SITE_NAME = 'www.example.com';
export const BARE_NAME = 'example.com';

/** In milliseconds. */
const TIME_LIMIT = 60_000;

export type Question = {
  /** The request target, byte for byte; `fetch` would normalise it. */
  target: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** The host name to ask for; the site's by default. */
  name?: string;
  /** Over plain HTTP, on hosts that also have TLS. */
  isPlain?: boolean;
  /** Asked twice, the second time with the validator of the first answer. */
  isRepeated?: boolean;
};

export type Answer = {
  status: number;
  /** By lower-case name; repeated headers are joined. */
  headers: ReadonlyMap<string, string>;
  /** The body as sent, without the framing of chunks. */
  sent: Buffer;
  /** The body, decompressed. */
  body: Buffer;
};

/** Where a host listens on this machine. */
export type Ports = {
  port: number;
  isTls: boolean;
  /** The port without TLS, on hosts that redirect from there. */
  plainPort?: number;
};

/**
 * Asks a host over a connection of its own.
 *
 * @throws when no complete answer arrives within a minute
 */
export async function askOverHttp(ports: Ports, question: Question): Promise<Answer> {
  const answer = await askOnce(ports, question);
  const tag = answer.headers.get('etag');
  if (!question.isRepeated || tag === undefined) return answer;
  return askOnce(ports, { ...question, headers: { ...question.headers, 'If-None-Match': tag } });
}

async function askOnce(ports: Ports, question: Question): Promise<Answer> {
  const { target, method = 'GET', headers, name = SITE_NAME, isPlain = false } = question;
  const request = ports.isTls && !isPlain ? requestTls : requestPlain;
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: '127.0.0.1',
      port: (isPlain && ports.plainPort) || ports.port,
      path: target,
      method,
      headers: { Host: name, ...headers, Connection: 'close' },
      agent: false,
      maxHeaderSize: 100_000,
      // The certificate is self-signed.
      rejectUnauthorized: false,
      servername: name,
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    outgoing.once('error', reject);
    outgoing.once('response', (incoming) => {
      const read = async (): Promise<Answer> => {
        const sent = await buffer(incoming);
        const distinct = Object.entries(incoming.headersDistinct);
        const received = new Map(distinct.map(([key, values = []]) => [key, values.join(', ')]));
        const body = decompress(sent, received.get('content-encoding'));
        return { status: incoming.statusCode ?? 0, headers: received, sent, body };
      };
      read().then(resolve, reject);
    });
    outgoing.end();
  });
}

function decompress(sent: Buffer, encoding: string | undefined): Buffer {
  if (sent.length === 0) return sent;
  if (encoding === 'br') return brotliDecompressSync(sent);
  if (encoding === 'gzip') return gunzipSync(sent);
  return sent;
}
