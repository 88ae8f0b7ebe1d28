import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** In milliseconds, between two looks at what is pending. */
const PAUSE = 20;

/**
 * Keeps the set of a server's requests that are not answered yet. Node itself counts a connection
 * that has not sent anything, as browsers open them in advance, as busy.
 */
export function trackPending(server: Server): ReadonlySet<ServerResponse> {
  const pending = new Set<ServerResponse>();
  server.on('request', (_req, res: ServerResponse) => {
    pending.add(res);
    res.once('close', () => pending.delete(res));
  });
  return pending;
}

/**
 * Stops a server: it accepts no new connections and finishes its pending requests, for `graceMs`
 * milliseconds at most. Resolves when all connections are closed.
 */
export async function stopServer(
  server: Server,
  graceMs: number,
  pending: ReadonlySet<ServerResponse> = new Set(),
): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const deadline = Date.now() + graceMs;
  while (pending.size > 0 && Date.now() < deadline) await sleep(PAUSE);
  server.closeAllConnections();
  await closed;
}
