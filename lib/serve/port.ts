const DEFAULT_PORT = 3000;
const LAST_PORT = 65_535;

/**
 * Reads the PORT variable; 3000 where it is not set.
 *
 * @returns undefined when it is set to anything but a whole number from 1 to 65535
 */
export function parsePort(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= LAST_PORT ? port : undefined;
}

/** The ports to try, in order: the wanted one and the hundred after it. */
export function portsFrom(port: number): number[] {
  const count = Math.min(101, LAST_PORT - port + 1);
  return Array.from({ length: count }, (_, step) => port + step);
}

/** The port that PORT asks for; ends the program with a sentence where that is none. */
export function wantedPort(): number {
  const written = process.env.PORT;
  const port = parsePort(written);
  if (port !== undefined) return port;
  console.error(`PORT must be a whole number from 1 to 65535, but it is "${written ?? ''}".`);
  process.exit(1);
}
