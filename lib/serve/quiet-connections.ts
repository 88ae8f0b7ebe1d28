import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

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
