import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoredMessage } from './form-service';
import { createSiteServer } from './server';

/** Lets a server listen on a free port. @returns its URL on this machine */
export async function listenLocally(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

export type ServedSite = Awaited<ReturnType<typeof serveSite>>;

/** Serves a finished site on a free port, as `npm start` does. */
export async function serveSite(outDir: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'messages-'));
  const messagesFile = path.join(folder, 'messages.jsonl');
  const server = createSiteServer(outDir, messagesFile);
  return {
    url: await listenLocally(server),
    messagesFile,
    /** The messages that its form service has stored, oldest first. */
    messages: async () => {
      const lines = (await readFile(messagesFile, 'utf8').catch(() => '')).split('\n');
      return lines.filter(Boolean).map((line) => JSON.parse(line) as StoredMessage);
    },
    /** Stops the server and cuts its connections. */
    close: async () => {
      server.close().closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
