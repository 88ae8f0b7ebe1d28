import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoredMessage } from '@/lib/serve/message-store';
import { createSiteServer, type SiteServerOptions } from '@/lib/serve/server';

/** Serves a finished site on a free port. Closing it waits for no connection. */
export async function serveSite(options: SiteServerOptions) {
  const server = createSiteServer(options);
  return { url: await listen(server), close: () => stop(server) };
}

/** Stops a server, and cuts its connections. */
export async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** Listens on a free port and returns `http://localhost:<port>`. */
export async function listen(server: Server): Promise<string> {
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://localhost:${address.port}`;
}

/** A file for the messages of a form service, in a folder of its own. */
export async function makeMessageStore() {
  const folder = await mkdtemp(path.join(tmpdir(), 'messages-'));
  const file = path.join(folder, 'messages.jsonl');
  return {
    file,
    read: async (): Promise<StoredMessage[]> => {
      const text = await readFile(file, 'utf8').catch(() => '');
      const lines = text.split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line) as StoredMessage);
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
