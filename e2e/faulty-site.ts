import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createSiteServer } from '@/lib/serve/server';
import { listen, makeMessageStore, stop } from './serve-site';
import { outDirOf } from './sites';
import { test as base, type Site } from './test';

type Reply = { status: number; type: string; body: string };

/** A post to the form service, and what a fault may do with it. */
type Post = {
  res: ServerResponse;
  /** Passes it to the real form service, which stores the message, and reads the answer. */
  deliver: () => Promise<Reply>;
};

/** What happens to a post in place of the form service's answer. */
type Fault = (post: Post) => void | Promise<void>;

export type FaultySite = Site & {
  /** How many posts have arrived. */
  posts: () => number;
  /** Sets the faults of the next posts, one each; the posts after them pass. */
  meet: (...faults: Fault[]) => void;
  /** From now on connections are refused. */
  goDown: () => Promise<void>;
};

/** The message is stored; the connection breaks in the middle of the answer. */
export const breakMidReply: Fault = async ({ res, deliver }) => {
  const { status, type, body } = await deliver();
  res.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length });
  res.write(body.slice(0, body.length / 2), () => res.destroy());
};

/** The message is not stored; no answer arrives. */
export const hang: Fault = () => undefined;

/** The message is not stored; the answer is what the test says. */
export function answer(status: number, body: unknown, type = 'application/json'): Fault {
  return ({ res }) => {
    // As a form service does: its form is on another site.
    res.writeHead(status, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' });
    res.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** Formspree's answer to a browser that asks, from another origin, whether it may post. */
const PREFLIGHT = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Accept, Content-Type, Formspree-Client, Formspree-Session-Data',
};

/** Each test has a site and a message store of its own. */
export const test = base.extend<{ faulty: FaultySite }>({
  faulty: async ({ siteName }, use) => {
    const { site, close } = await serveFaultySite(outDirOf(siteName));
    await use(site);
    await close();
  },
  baseURL: async ({ faulty }, use) => use(faulty.url),
});

/** Serves a finished site on a free port; the test decides what its form service does. */
export async function serveFaultySite(
  outDir: string,
): Promise<{ site: FaultySite; close: () => Promise<void> }> {
  const store = await makeMessageStore();
  // Listens too: what a fault delivers is posted to it, as the browser would have done.
  const real = createSiteServer({ outDir, messagesFile: store.file });
  const realUrl = await listen(real);

  const faults: Fault[] = [];
  let posts = 0;

  const front = createServer((req, res) => {
    if (req.method === 'OPTIONS') {
      res.writeHead(204, PREFLIGHT).end();
      return;
    }
    const isPost = req.method === 'POST';
    if (isPost) posts += 1;
    const fault = isPost ? faults.shift() : undefined;
    if (!fault) {
      // Formspree takes forms from every origin; the local service does not.
      delete req.headers.origin;
      res.setHeader('Access-Control-Allow-Origin', '*');
      const isOfForm = req.url?.startsWith('/f/');
      (isOfForm ? real : pageServer(outDir)).emit('request', req, res);
      return;
    }
    // Read it whole first: a browser that is still writing would see another fault.
    void buffer(req).then((body) =>
      fault({ res, deliver: () => post(`${realUrl}${req.url ?? ''}`, req, body) }),
    );
  });
  const url = await listen(front);

  return {
    site: {
      url,
      posts: () => posts,
      messages: store.read,
      meet: (...next) => faults.push(...next),
      goDown: () => stop(front),
    },
    close: async () => {
      if (front.listening) await stop(front);
      await stop(real);
      await store.remove();
    },
  };
}

const pageServers = new Map<string, Server>();

/** One server for a site's pages in all tests: a new one would compress them again, longer than a test takes. */
function pageServer(outDir: string): Server {
  const known = pageServers.get(outDir);
  if (known) return known;
  const server = createSiteServer({ outDir, messagesFile: path.join(outDir, 'no-messages.jsonl') });
  pageServers.set(outDir, server);
  return server;
}

async function post(url: string, { headers }: IncomingMessage, body: Buffer): Promise<Reply> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      Accept: headers.accept ?? '',
      'Content-Type': headers['content-type'] ?? '',
      // A connection that is kept may be to an earlier test's server on the same port.
      Connection: 'close',
    },
    body: new Uint8Array(body),
  });
  return {
    status: reply.status,
    type: reply.headers.get('content-type') ?? '',
    body: await reply.text(),
  };
}
