import type { AddressInfo } from 'node:net';
import { createSiteServer, type SiteServerOptions } from '@/lib/serve/server';
import { stopServer } from '@/lib/serve/stop-server';

export type ServedSite = {
  /** `http://localhost:<port>` */
  url: string;
  close: () => Promise<void>;
};

/** Serves a built site on a free port. Closing it waits for nobody. */
export async function serveSite(options: SiteServerOptions): Promise<ServedSite> {
  const server = createSiteServer(options);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => stopServer(server, 0) };
}
