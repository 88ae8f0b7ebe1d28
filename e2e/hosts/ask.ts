import { connect as connectPlain } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { SITE_NAME, type RunningHost } from './host';
import { parseAnswer, type Answer } from './parse-answer';

/** In milliseconds. */
const LIMIT = 60_000;

export type Question = {
  /** The request's target, byte for byte as it travels, where `fetch` would tidy it. */
  target: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** The name asked for; the site's unless given. */
  name?: string;
  /** Without TLS, on hosts that have both. */
  isPlain?: boolean;
  /** Asked twice: the second time with what the first answer says of the version it has. */
  isRepeated?: boolean;
};

/**
 * Asks a host, over a connection of its own.
 *
 * @throws Error when there is no whole answer within ten seconds
 */
export async function ask(host: RunningHost, question: Question): Promise<Answer> {
  const answer = await askOnce(host, question);
  const tag = answer.headers.get('etag');
  if (!question.isRepeated || tag === undefined) return answer;
  return askOnce(host, { ...question, headers: { ...question.headers, 'If-None-Match': tag } });
}

async function askOnce(host: RunningHost, question: Question): Promise<Answer> {
  const { target, method = 'GET', headers = {}, name = SITE_NAME, isPlain = false } = question;
  const lines = Object.entries({ Host: name, ...headers, Connection: 'close' });
  const head = [`${method} ${target} HTTP/1.1`, ...lines.map(([key, value]) => `${key}: ${value}`)];
  const isTls = host.isTls && !isPlain;
  const where = { host: '127.0.0.1', port: (isPlain && host.plainPort) || host.port };
  const socket = isTls
    ? // Its certificate is signed by nobody.
      connectTls({ ...where, servername: name, rejectUnauthorized: false })
    : connectPlain(where);
  socket.setTimeout(LIMIT, () => socket.destroy(new Error('no answer within a minute')));
  const chunks: Buffer[] = [];
  // Latin-1 leaves every byte as it is. The end is not announced: some hosts would take it for a hang-up.
  socket.write(`${head.join('\r\n')}\r\n\r\n`, 'latin1');
  try {
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      const answer = tryParse(Buffer.concat(chunks), method);
      // Not every host hangs up when it is asked to.
      if (answer) return answer;
    }
  } catch (error) {
    // A host may hang up on a request that it has refused already.
    if (chunks.length === 0) throw error;
  } finally {
    socket.destroy();
  }
  return parseAnswer(Buffer.concat(chunks), method, true);
}

function tryParse(bytes: Buffer, method: string): Answer | undefined {
  try {
    return parseAnswer(bytes, method, false);
  } catch {
    return undefined;
  }
}
