import getPort from 'get-port';
import type { Server } from 'node:http';

/** The port that PORT asks for, or 3000. Ends the program with a message if PORT is not valid. */
export function readPort(): number {
  const port = Number(process.env.PORT || 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(
    `PORT must be a whole number from 1 to 65535, but it is "${process.env.PORT ?? ''}".`,
  );
  process.exit(1);
}

/** The wanted port, one of the hundred after it, or any other that is free. */
export async function findFreePort(wanted: number): Promise<number> {
  const length = Math.min(101, 65_536 - wanted);
  const port = await getPort({ port: Array.from({ length }, (_, step) => wanted + step) });
  if (port !== wanted) console.log(`Port ${wanted} is not free.`);
  return port;
}

/**
 * Lets a server listen to this machine, or where HOST says: `HOST=0.0.0.0` lets other machines in.
 * Ends the program with a message when it cannot.
 */
export function listen(server: Server, port: number): Promise<void> {
  server.on('error', (error) => {
    console.error(`The site could not be served on port ${port}: ${error.message}`);
    process.exit(1);
  });
  const host = process.env.HOST || '127.0.0.1';
  return new Promise((resolve) => server.listen(port, host, resolve));
}
