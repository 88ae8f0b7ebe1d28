import getPort from 'get-port';
import type { Server } from 'node:http';

const DEFAULT_PORT = 3000;
const LAST_PORT = 65_535;

/**
 * Parses the PORT variable; 3000 where it is not set.
 *
 * @returns undefined for anything but a whole number from 1 to 65535
 */
export function parsePort(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= LAST_PORT ? port : undefined;
}

/** The port that PORT asks for. Ends the program with a message if PORT is not valid. */
export function readPort(): number {
  const port = parsePort(process.env.PORT);
  if (port !== undefined) return port;
  console.error(
    `PORT must be a whole number from 1 to 65535, but it is "${process.env.PORT ?? ''}".`,
  );
  process.exit(1);
}

/** The ports to try: the wanted one and the hundred after it, as far as there are ports. */
export function portsFrom(wanted: number): number[] {
  const count = Math.min(101, LAST_PORT - wanted + 1);
  return Array.from({ length: count }, (_, step) => wanted + step);
}

/** The wanted port or the next free one after it. */
export async function findFreePort(wanted: number): Promise<number> {
  const port = await getPort({ port: portsFrom(wanted) });
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

/** In milliseconds, between two looks at the parent process. */
const PARENT_INTERVAL = 250;

/**
 * Ends the program without an error when it is told to. Nothing need be finished: a message is
 * answered only after it is on the disk.
 *
 * npm sends SIGTERM to the shell in which it starts a script, and the shell dies without telling its
 * child: a program of an npm script therefore stops when its parent process is gone.
 */
export function stopWhenTold(): void {
  const stop = () => process.exit(0);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) stop();
  }, PARENT_INTERVAL);
  timer.unref();
}
