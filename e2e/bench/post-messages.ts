import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** In milliseconds, between two posts. */
const PAUSE = 200;

export type PostedMessages = {
  sent: number;
  /** How many of them are in the file, each exactly once. */
  stored: number;
  /** The longest that an answer took, in milliseconds. */
  slowest: number;
};

/** Posts messages to the form service, one after the other, until it is told to stop. */
export function postMessages(
  port: number,
  messagesFile: string,
): { stop: () => Promise<PostedMessages> } {
  const sent: string[] = [];
  let slowest = 0;
  let isStopped = false;
  const post = async () => {
    while (!isStopped) {
      const mark = crypto.randomUUID();
      const startedAt = performance.now();
      sent.push(mark);
      // One that fails is one that is not stored.
      await fetch(`http://127.0.0.1:${port}/f/load`, {
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: JSON.stringify({ mark }),
      })
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
      slowest = Math.max(slowest, performance.now() - startedAt);
      await sleep(PAUSE);
    }
  };
  const posting = post();
  return {
    stop: async () => {
      isStopped = true;
      await posting;
      const text = await readFile(messagesFile, 'utf8').catch(() => '');
      const stored = sent.filter((mark) => text.split(mark).length === 2).length;
      return { sent: sent.length, stored, slowest };
    },
  };
}
