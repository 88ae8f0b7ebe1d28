import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoredMessage } from './messages';
import { createSiteServer } from './server';

export type ServedSite = Awaited<ReturnType<typeof serveSite>>;

/** Serves a finished site on a free port, as `npm start` does. */
export async function serveSite(outDir: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'messages-'));
  const messagesFile = path.join(folder, 'messages.jsonl');
  const server = createSiteServer(outDir, messagesFile).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
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
