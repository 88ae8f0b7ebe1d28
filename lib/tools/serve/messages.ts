import fs from 'node:fs';
import { dirname } from 'node:path';

/** Where `npm start` and `npm run dev` keep messages, in the project. */
export const MESSAGES_FILE = '.data/messages.jsonl';

/** One message, stored as one line of JSON. */
export type StoredMessage = {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  form: string;
  fields: Record<string, string>;
};

/**
 * Adds a message to a file, which the first one makes. Synchronous: messages are written one after another.
 *
 * @throws when the whole line cannot be written; the file is then as it was
 */
export function storeMessage(file: string, message: StoredMessage): void {
  // Messages are personal data: only this account can read the file.
  fs.mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const fd = fs.openSync(file, 'a+', 0o600);
  const { size } = fs.fstatSync(fd);
  try {
    // A program that was killed, or an editor, may have left a line without its end.
    const last = Buffer.from('\n');
    if (size > 0) fs.readSync(fd, last, 0, 1, size - 1);
    const start = last.toString() === '\n' ? '' : '\n';
    fs.writeFileSync(fd, `${start}${JSON.stringify(message)}\n`, { flush: true });
  } catch (error) {
    fs.ftruncateSync(fd, size);
    throw error;
  } finally {
    fs.closeSync(fd);
  }
}
