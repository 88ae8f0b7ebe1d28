import getPort from 'get-port';
import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';

/** The ports above 1023 that browsers do not open: https://fetch.spec.whatwg.org/#port-blocking */
const BLOCKED = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
];

/** The port that PORT asks for, or 3000. Ends the program with a message if PORT is not valid. */
export function readPort(): number {
  const port = Number(process.env.PORT || 3000);
  const isPort = Number.isInteger(port) && port > 0 && port < 65_536;
  if (isPort && !BLOCKED.includes(port)) return port;
  const rule = isPort ? 'a port that browsers open' : 'a whole number from 1 to 65535';
  console.error(`PORT must be ${rule}, such as 3000, but it is "${process.env.PORT ?? ''}".`);
  process.exit(1);
}

/** The wanted port, one of the hundred after it, or any other that is free: one that browsers open. */
export async function findFreePort(wanted: number): Promise<number> {
  const length = Math.min(101, 65_536 - wanted);
  const ports = Array.from({ length }, (_, step) => wanted + step);
  const port = await getPort({ port: ports, exclude: BLOCKED });
  if (port !== wanted) console.log(`Port ${wanted} is not free.`);
  return port;
}

/**
 * Lets a server listen to this machine, or where HOST says: `HOST=0.0.0.0` lets other machines in.
 * Ends the program with a message when it cannot.
 *
 * @returns the site's URL on this machine
 */
export async function listen(server: Server, port: number): Promise<string> {
  server.on('error', (error) => {
    console.error(`The site could not be served on port ${port}: ${error.message}`);
    process.exit(1);
  });
  const host = process.env.HOST || '127.0.0.1';
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const name = ['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}
