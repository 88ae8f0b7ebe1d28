import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoredMessage } from '@/lib/serve/form-service';
import { createSiteServer } from '@/lib/serve/server';

export type ServedSite = {
  /** `http://localhost:<port>` */
  url: string;
  /** The messages that its form service has stored. */
  messages: () => Promise<StoredMessage[]>;
  /** Stops the server and cuts its connections. */
  close: () => Promise<void>;
};

/** Serves a finished site on a free port, as `npm start` does. */
export async function serveSite(outDir: string): Promise<ServedSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'messages-'));
  const messagesFile = path.join(folder, 'messages.jsonl');
  const server = createSiteServer({ outDir, messagesFile }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://localhost:${address.port}`,
    messages: async () => {
      const lines = (await readFile(messagesFile, 'utf8').catch(() => '')).split('\n');
      return lines.filter(Boolean).map((line) => JSON.parse(line) as StoredMessage);
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
