import { parsePort } from './port';

/** The port that PORT asks for; ends the program with a sentence where that is none. */
export function wantedPort(): number {
  const written = process.env.PORT;
  const port = parsePort(written);
  if (port !== undefined) return port;
  console.error(`PORT must be a whole number from 1 to 65535, but it is "${written ?? ''}".`);
  process.exit(1);
}
