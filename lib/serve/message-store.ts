import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** One message as it is kept: one line of JSON. A name sent more than once has an array. */
export type StoredMessage = {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  form: string;
  fields: Record<string, string | readonly string[]>;
};

export type MessageStore = {
  /** Resolves when the message is on the disk; rejects when it could not be written. */
  append: (message: StoredMessage) => Promise<void>;
};

/** Makes a store that appends messages to a JSON Lines file, folder and file made when missing. */
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
      // One write at a time, so lines never mix; what comes meanwhile shares the next one. The
      // first in line starts it, and a failed write before it is no reason not to try.
      if (waiting.length === 1) lastWrite = lastWrite.then(writeWaiting, writeWaiting);
      return lastWrite;
    },
  };
}

async function appendToDisk(file: string, lines: string): Promise<void> {
  // Messages are personal data: for the owner of the machine's account alone.
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, Math.max(size - 1, 0));
    // A crash may have left half a line; without a break it would swallow the next message.
    const isTorn = size > 0 && buffer.toString() !== '\n';
    const bytes = Buffer.from(isTorn ? `\n${lines}` : lines);
    // In one piece, where appendFile makes several of a long text: a second server on the same
    // file could write between them, in the middle of a line.
    const { bytesWritten } = await handle.write(bytes);
    if (bytesWritten < bytes.length) throw new Error(`Only half written: ${file}`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
