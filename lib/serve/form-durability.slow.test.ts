import { watch } from 'node:fs';
import { appendFile, open, readFile, truncate } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { withSiteCopy } from './test-process';
import { withSite } from './test-site';

const CONNECTIONS = 50;
const PAGE = { 'index.html': '<title>Home</title>' };
const messagesFileIn = (root: string) => join(root, '.data', 'messages.jsonl');
const KEPT_LINE = z.object({ fields: z.object({ id: z.string(), text: z.string() }) });

/** Characters that could break a line in two. */
const TRICKY = 'one\ntwo\r\n"three" \\ \u2028 \0 é 😀';

/** Posts one message. Rejects when the connection breaks before the whole answer is there. */
function send(port: number, agent: Agent | false, id: string, text = TRICKY): Promise<number> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const options = { port, agent, method: 'POST', path: '/f/other', headers };
    const req = request(options, (res) => {
      res.resume().on('error', reject);
      res.on('end', () => {
        resolve(res.statusCode ?? 0);
      });
    });
    req.on('error', reject).end(JSON.stringify({ id, text }));
  });
}

async function withAgent(maxSockets: number, run: (agent: Agent) => Promise<void>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets });
  await run(agent).finally(() => {
    agent.destroy();
  });
}

const namesOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

/** The messages of every line except those in `torn`. Throws for a line that is not a whole message. */
function parseLines(file: string, torn: readonly string[] = []) {
  const lines = file.split('\n').filter((line) => !torn.includes(line));
  // What follows the last line break.
  expect(lines.pop()).toBe('');
  return lines.map((line) => KEPT_LINE.parse(JSON.parse(line)).fields);
}

const readIds = async (file: string, torn?: readonly string[]) =>
  parseLines(await readFile(file, 'utf8'), torn).map(({ id }) => id);

test('no answer is given before the disk has the message for good', () =>
  withSite({}, async ({ port, messagesFile }) => {
    const handle = await open(__filename);
    const prototype: unknown = Object.getPrototypeOf(handle);
    await handle.close();
    const steps: string[] = [];
    const sync = jest.spyOn(z.custom<typeof handle>().parse(prototype), 'sync');
    sync.mockImplementation(async () => {
      steps.push(...(await readIds(messagesFile)));
      // As long as a whole exchange: an answer that does not wait would be there first.
      await fetch(`http://localhost:${port}/f/other`);
      steps.push('on the disk');
    });
    await send(port, false, 'written').then(() => steps.push('answered'));
    sync.mockRestore();
    expect(steps).toEqual(['written', 'on the disk', 'answered']);
  }));

test('two servers with one file lose no message and mix no lines', () =>
  withSiteCopy(PAGE, async (root, start) => {
    const messagesFile = messagesFileIn(root);
    const servers = [await start(), await start()];
    const ids = await Promise.all(
      servers.map(async ({ port }) => {
        const mine = namesOf(`${port}-`, 3 * CONNECTIONS);
        await withAgent(CONNECTIONS, async (agent) => {
          const answers = await Promise.all(
            mine.map((id) => send(port, agent, id, 'x'.repeat(60_000))),
          );
          expect(answers.every((status) => status === 200)).toBe(true);
        });
        return mine;
      }),
    );
    // A server that sees the other's line half written adds a line break.
    const file = (await readFile(messagesFile, 'utf8')).replace(/\n+/g, '\n');
    expect(
      parseLines(file)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ids.flat().sort());
  }));

type Progress = { onSent?: (count: number) => void; onAcknowledged?: (count: number) => void };

/** Posts over some connections until each has broken; returns what was acknowledged and what not. */
async function postWithoutPause(port: number, prefix: string, progress: Progress) {
  const acknowledged: string[] = [];
  const unanswered: string[] = [];
  let sent = 0;
  const postInTurn = async (agent: Agent) => {
    for (;;) {
      const id = `${prefix}-${sent++}`;
      const answer = send(port, agent, id, 'x'.repeat((sent % 7) * 8000));
      progress.onSent?.(sent);
      const status = await answer.catch(() => undefined);
      if (status === undefined) return unanswered.push(id);
      expect(status).toBe(200);
      acknowledged.push(id);
      progress.onAcknowledged?.(acknowledged.length);
    }
  };
  await withAgent(8, async (agent) => {
    await Promise.all(Array.from({ length: 8 }, () => postInTurn(agent)));
  });
  return { acknowledged, unanswered };
}

const at = (moment: number, act: () => void) => (count: number) => {
  if (count === moment) act();
};

/** When to kill the server: before a message is stored, after it, and while it is written. */
const MOMENTS: ((kill: () => void, file: string) => Progress)[] = [
  (kill) => ({ onSent: at(50, kill) }),
  (kill) => ({ onAcknowledged: at(40, kill) }),
  (kill, file) => ({
    onAcknowledged: at(75, () => {
      const watcher = watch(file).once('change', () => {
        watcher.close();
        kill();
      });
    }),
  }),
];

test('SIGKILL loses no acknowledged message, and the next start continues after half a line', () =>
  withSiteCopy(PAGE, async (root, start) => {
    const messagesFile = messagesFileIn(root);
    const half = '{"id":"ha';
    const acknowledged: string[] = [];
    const sent: string[] = [];
    for (const [round, moment] of MOMENTS.entries()) {
      const server = await start();
      const progress = moment(() => server.signal('SIGKILL'), messagesFile);
      const posts = await postWithoutPause(server.port, `round${round}`, progress);
      await server.gone;
      expect(posts.acknowledged.length).toBeGreaterThan(30);
      // Every connection was in the middle of a post.
      expect(posts.unanswered).toHaveLength(8);
      acknowledged.push(...posts.acknowledged);
      sent.push(...posts.acknowledged, ...posts.unanswered);

      const file = await readFile(messagesFile, 'utf8');
      const torn = file.slice(file.lastIndexOf('\n') + 1);
      const ids = parseLines(file.slice(0, file.length - torn.length), [half]).map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(acknowledged));
      // The worst that a crash can leave, whether or not this one did.
      await truncate(messagesFile, Buffer.byteLength(file) - Buffer.byteLength(torn));
      await appendFile(messagesFile, half);
    }
    const { port } = await start();
    expect(await send(port, false, 'last')).toBe(200);
    const ids = await readIds(messagesFile, [half]);
    expect(ids).toEqual(expect.arrayContaining([...acknowledged, 'last']));
    expect(ids).toHaveLength(new Set(ids).size);
    expect([...sent, 'last']).toEqual(expect.arrayContaining(ids));
  }));
