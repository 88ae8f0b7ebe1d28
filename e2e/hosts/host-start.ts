import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createSiteServer } from '@/lib/serve/server';
import { stopServer } from '@/lib/serve/stop-server';
import type { Host } from './host';

/** The server that `npm start` runs. */
export const npmStart: Host = {
  name: 'npm start',
  start: async ({ siteDir, workDir }) => {
    const messagesFile = path.join(workDir, 'messages.jsonl');
    const server = createSiteServer({ outDir: siteDir, messagesFile });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return { port, isTls: false, stop: () => stopServer(server, 0) };
  },
};
