import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** One message, stored as one line of JSON. */
export type StoredMessage = {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  form: string;
  fields: Record<string, string>;
};

/** Resolves when the message is on the disk. Rejects when it cannot be written. */
export type StoreMessage = (message: StoredMessage) => Promise<void>;

/** Makes a store that appends messages to a JSON Lines file. It makes the file and its folder. */
export function createMessageStore(file: string): StoreMessage {
  let lastWrite = Promise.resolve();
  return (message) => {
    const write = () => appendToDisk(file, `${JSON.stringify(message)}\n`);
    // One write at a time, so that lines never mix, whether the write before it fails or not.
    lastWrite = lastWrite.then(write, write);
    return lastWrite;
  };
}

async function appendToDisk(file: string, line: string): Promise<void> {
  // Messages are personal data: only the user of this account may read them.
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, Math.max(size - 1, 0));
    // A crash may have left half a line. Without a line break it would swallow the next message.
    const isTorn = size > 0 && buffer.toString() !== '\n';
    await handle.appendFile(isTorn ? `\n${line}` : line);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
