import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoredMessage } from '@/lib/serve/message-store';
import { createSiteServer } from '@/lib/serve/server';
import { stopServer } from '@/lib/serve/stop-server';
import { outDirOf } from './sites';
import { test as base, type Site } from './test';

type Reply = { status: number; type: string; body: string };

/** A post that has come in, and what a fault may do with it. */
type Post = {
  res: ServerResponse;
  /** Lets the real form service have it, which stores the message, and reads its answer. */
  deliver: () => Promise<Reply>;
  /** Resolves when the test releases what is held. */
  released: Promise<void>;
};

/** What happens to a post in place of the form service's answer. */
export type Fault = (post: Post) => void | Promise<void>;

export type FaultySite = Site & {
  /** The posts that have come so far. */
  posts: () => number;
  /** What happens to the next posts, one after the other; those after them pass. */
  meet: (...faults: Fault[]) => void;
  /** Lets what is held go on. */
  release: () => void;
  /** Listens no more: from now on connections are refused. */
  goDown: () => Promise<void>;
  /** Ends the connections that are kept alive: the next request makes a new one. */
  dropConnections: () => void;
  /** From now on no other origin may post, by what is answered to the browser's question. */
  closeToOrigins: () => void;
};

/** The message is not stored, the connection is reset without a word. */
export const resetAtOnce: Fault = ({ res }) => {
  res.socket?.resetAndDestroy();
};

/** The message is stored, the connection breaks in the midst of the answer's body. */
export const breakMidReply: Fault = async ({ res, deliver }) => {
  const { status, type, body } = await deliver();
  res.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length });
  res.write(body.slice(0, body.length / 2), () => res.destroy());
};

/** The message is not stored, and no answer ever comes. */
export const hang: Fault = () => undefined;

/** The message is stored at once, its answer waits until the test releases it. */
export const holdReply: Fault = async ({ res, deliver, released }) => {
  const reply = await deliver();
  await released;
  sendReply(res, reply);
};

/** The message is not stored; the answer is what the test says. */
export function answer(status: number, body: unknown, type = 'application/json'): Fault {
  return ({ res }) => {
    sendReply(res, { status, type, body: typeof body === 'string' ? body : JSON.stringify(body) });
  };
}

/** The message is stored; the answer does not say that another origin may read it. */
export const hideReply: Fault = async ({ res, deliver }) => {
  sendReply(res, await deliver());
};

/** Every test has a site and a store of its own. */
export const test = base.extend<{ faulty: FaultySite }>({
  faulty: async ({ siteName }, use) => {
    const { site, close } = await serveFaultySite(outDirOf(siteName));
    await use(site);
    await close();
  },
  baseURL: async ({ faulty }, use) => use(faulty.url),
});

/** Serves a built site on a free port, its form service at the test's mercy. */
export async function serveFaultySite(
  outDir: string,
): Promise<{ site: FaultySite; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'messages-'));
  const messagesFile = path.join(folder, 'messages.jsonl');
  // Listens too: what a fault lets arrive is posted to it, as the browser would have.
  const real = createSiteServer({ outDir, messagesFile });
  const realUrl = await listen(real);

  const faults: Fault[] = [];
  let posts = 0;
  let isClosed = false;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));

  const front = createServer((req, res) => {
    if (isClosed && req.method === 'OPTIONS') {
      res.writeHead(204).end();
      return;
    }
    const isPost = req.method === 'POST';
    if (isPost) posts += 1;
    const fault = isPost ? faults.shift() : undefined;
    if (!fault) {
      const isOfForm = req.url?.startsWith('/f/');
      (isOfForm ? real : pageServer(outDir)).emit('request', req, res);
      return;
    }
    // Read whole before anything happens: a browser that still writes would see another fault.
    void readBody(req).then((body) =>
      fault({ res, released, deliver: () => post(`${realUrl}${req.url ?? ''}`, req, body) }),
    );
  });
  const url = await listen(front);

  return {
    site: {
      url,
      posts: () => posts,
      messages: () => readMessages(messagesFile),
      meet: (...next) => faults.push(...next),
      release,
      goDown: () => stopServer(front, 0),
      dropConnections: () => front.closeIdleConnections(),
      closeToOrigins: () => (isClosed = true),
    },
    close: async () => {
      if (front.listening) await stopServer(front, 0);
      await stopServer(real, 0);
      await rm(folder, { recursive: true });
    },
  };
}

const pageServers = new Map<string, Server>();

/** One server sends a site's files in all tests: a new one would compress them again, which takes longer than a test. */
function pageServer(outDir: string): Server {
  const known = pageServers.get(outDir);
  if (known) return known;
  const server = createSiteServer({ outDir, messagesFile: path.join(outDir, 'no-messages.jsonl') });
  pageServers.set(outDir, server);
  return server;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return `http://localhost:${port}`;
}

async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function post(url: string, { headers }: IncomingMessage, body: Buffer): Promise<Reply> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { Accept: headers.accept ?? '', 'Content-Type': headers['content-type'] ?? '' },
    body: new Uint8Array(body),
  });
  return {
    status: reply.status,
    type: reply.headers.get('content-type') ?? '',
    body: await reply.text(),
  };
}

function sendReply(res: ServerResponse, { status, type, body }: Reply): void {
  res.writeHead(status, { 'Content-Type': type }).end(body);
}

async function readMessages(file: string): Promise<StoredMessage[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as StoredMessage);
}
