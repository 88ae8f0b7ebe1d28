import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoredMessage } from './form-service';
import { createSiteServer } from './server';

/** Starts a server on a free local port and returns its URL. */
export async function listenOnFreePort(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

export type ServedSite = Awaited<ReturnType<typeof serveSite>>;

/** Serves a built site with the same server as `npm start`, but on a free local port. */
export async function serveSite(outDir: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'messages-'));
  const messagesFile = path.join(folder, 'messages.jsonl');
  const server = createSiteServer(outDir, messagesFile);
  return {
    url: await listenOnFreePort(server),
    messagesFile,
    readMessages: async () => {
      const lines = (await readFile(messagesFile, 'utf8').catch(() => '')).split('\n');
      return lines.filter(Boolean).map((line) => JSON.parse(line) as StoredMessage);
    },
    close: async () => {
      server.close().closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
