import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type RawClient = {
  socket: Socket;
  /** What has come so far. */
  received: () => string;
  /** Resolves when the connection is closed, however that came; with the milliseconds it was open. */
  closed: Promise<number>;
};

/** For tests: connects to a port of this machine and sends exactly this. */
export async function openRaw(port: number, text = ''): Promise<RawClient> {
  const socket = connect(port, 'localhost');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A connection that is cut is what these tests are about; `closed` tells of it.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const openedAt = Date.now();
  const closed = new Promise<number>((resolve) => {
    socket.on('close', () => {
      resolve(Date.now() - openedAt);
    });
  });
  socket.write(text);
  return { socket, closed, received: () => Buffer.concat(chunks).toString('latin1') };
}

/** For tests: sends this again and again until the connection is closed. */
export function drip({ socket, closed }: RawClient, text: string, interval = 20): void {
  const timer = setInterval(() => socket.write(text), interval);
  void closed.then(() => {
    clearInterval(timer);
  });
}
