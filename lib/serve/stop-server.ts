import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** In milliseconds. */
const SWEEP = 50;
/** In milliseconds: time for the head of a request that is on its way. */
const HEAD_GRACE = 1000;

/**
 * Stops a server: no new connections, and what is under way is finished. Resolves when the last
 * connection is closed; those still open after `graceMs` milliseconds are cut, and those without a
 * request, as far as they are in `quiet`, within a second.
 */
export function stopServer(
  server: Server,
  graceMs: number,
  quiet: ReadonlySet<Socket> = new Set(),
): Promise<void> {
  return new Promise((resolve) => {
    const startedAt = Date.now();
    // A connection kept alive falls idle only after its answer, so closing them once is not enough.
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      if (Date.now() - startedAt < HEAD_GRACE) return;
      for (const socket of quiet) socket.destroy();
    }, SWEEP);
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

/**
 * Keeps the set of a server's connections that have no request under way whose head has arrived. Node
 * counts a connection that has yet said nothing, as browsers open them in advance, among the busy ones.
 */
export function watchQuietConnections(server: Server): ReadonlySet<Socket> {
  const quiet = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    quiet.add(socket);
    socket.once('close', () => quiet.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    quiet.delete(socket);
    res.once('close', () => {
      if (!socket.destroyed) quiet.add(socket);
    });
  });
  return quiet;
}
