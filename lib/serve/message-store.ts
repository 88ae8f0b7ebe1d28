import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** One message, stored as one line of JSON. */
export type StoredMessage = {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  form: string;
  fields: Record<string, string>;
};

/**
 * Appends a message to a JSON Lines file. It makes the file and its folder, for the user of this account
 * only: messages are personal data.
 *
 * @throws when it cannot be written
 */
export async function storeMessage(file: string, message: StoredMessage): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await appendFile(file, `${JSON.stringify(message)}\n`, { mode: 0o600 });
}
