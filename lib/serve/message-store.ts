import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** One message, stored as one line of JSON. A name that is sent more than once has an array. */
export type StoredMessage = {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  form: string;
  fields: Record<string, string | readonly string[]>;
};

export type MessageStore = {
  /** Resolves when the message is on the disk. Rejects when it cannot be written. */
  append: (message: StoredMessage) => Promise<void>;
};

/** Makes a store that appends messages to a JSON Lines file. It makes the file and its folder. */
export function createMessageStore(file: string): MessageStore {
  let waiting: string[] = [];
  let lastWrite: Promise<void> = Promise.resolve();

  const writeWaiting = () => {
    const lines = waiting.join('');
    waiting = [];
    return appendToDisk(file, lines);
  };

  return {
    append: (message) => {
      waiting.push(`${JSON.stringify(message)}\n`);
      // One write at a time, so that lines never mix. Messages that come meanwhile share the next
      // write, which the first of them starts, even if the write before it fails.
      if (waiting.length === 1) lastWrite = lastWrite.then(writeWaiting, writeWaiting);
      return lastWrite;
    },
  };
}

async function appendToDisk(file: string, lines: string): Promise<void> {
  // Messages are personal data: only the user of this account may read them.
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, Math.max(size - 1, 0));
    // A crash may have left half a line. Without a line break it would swallow the next message.
    const isTorn = size > 0 && buffer.toString() !== '\n';
    const bytes = Buffer.from(isTorn ? `\n${lines}` : lines);
    // One write: appendFile splits a long text, and a second server with the same file could write
    // in the middle of a line.
    const { bytesWritten } = await handle.write(bytes);
    if (bytesWritten < bytes.length)
      throw new Error(`Only part of a message was written to ${file}`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
