import type { Server } from 'node:http';

const SWEEP_MS = 50;

/**
 * Stops a server: no new connections, and what is under way is finished. Resolves when the last
 * connection is closed; those still open after `graceMs` milliseconds are cut.
 */
export function stopServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection kept alive falls idle only after its answer, so closing them once is not enough.
    const sweep = setInterval(() => {
      server.closeIdleConnections();
    }, SWEEP_MS);
    const cut = setTimeout(() => {
      server.closeAllConnections();
    }, graceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
  });
}
