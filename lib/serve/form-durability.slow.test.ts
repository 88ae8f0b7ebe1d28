import { once } from 'node:events';
import { watch } from 'node:fs';
import { appendFile, mkdtemp, open, readFile, rm, truncate } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { createSiteServer } from './server';
import { withSiteCopy } from './site-process';
import { withSite } from './test-site';

// Starting programs takes its time on a busy machine.
jest.setTimeout(30_000);

const CONNECTIONS = 50;
const PAGE = { 'index.html': '<title>Home</title>' };
const messagesFileIn = (root: string) => join(root, '.data', 'messages.jsonl');
const KEPT_LINE = z.object({ fields: z.object({ id: z.string(), text: z.string() }) });

/** Characters that a careless writer of lines would trip over. */
const TRICKY = 'one\ntwo\r\n"three" \\ \u2028 \0 é 😀';

type Sent = { status: number; text: string; isReused: boolean };

/** Posts one message; rejects when the connection breaks before the whole answer is there. */
function send(port: number, agent: Agent | false, id: string, text = TRICKY): Promise<Sent> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const options = { port, agent, method: 'POST', path: '/f/other', headers };
    const req = request(options, (res) => {
      let answer = '';
      res.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
      res.on('error', reject).on('end', () => {
        resolve({ status: res.statusCode ?? 0, text: answer, isReused: req.reusedSocket });
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

/** Every line but those in `torn`, parsed; throws for a line that is not a whole message. */
function parseLines(file: string, torn: readonly string[] = []) {
  const lines = file.split('\n').filter((line) => !torn.includes(line));
  // The last piece is what follows the last line break.
  expect(lines.pop()).toBe('');
  return lines.map((line) => KEPT_LINE.parse(JSON.parse(line)).fields);
}

const readIds = async (file: string, torn?: readonly string[]) =>
  parseLines(await readFile(file, 'utf8'), torn).map(({ id }) => id);

test('a thousand posts in a row over one connection are each kept once, in order', () =>
  withSite({}, ({ port, messagesFile }) =>
    withAgent(1, async (agent) => {
      const ids = namesOf('m', 1000);
      let reused = 0;
      for (const id of ids) {
        const { status, text, isReused } = await send(port, agent, id);
        expect([status, text]).toEqual([200, '{"next":"/thanks","ok":true}']);
        if (isReused) reused += 1;
      }
      expect(reused).toBe(ids.length - 1);
      const kept = parseLines(await readFile(messagesFile, 'utf8'));
      expect(kept).toEqual(ids.map((id) => ({ id, text: TRICKY })));
    }),
  ));

test('fifty posts at once, ten times over, are each kept once', () =>
  withSite({}, ({ port, messagesFile }) =>
    withAgent(CONNECTIONS, async (agent) => {
      const ids: string[] = [];
      for (const round of namesOf('round', 10)) {
        const now = namesOf(`${round}-`, CONNECTIONS);
        const answers = await Promise.all(now.map((id) => send(port, agent, id)));
        expect(answers.map(({ status }) => status)).toEqual(now.map(() => 200));
        ids.push(...now);
        expect((await readIds(messagesFile)).sort()).toEqual([...ids].sort());
      }
    }),
  ));

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

test('a reader sees each message whole once it is acknowledged, and nothing changes later', () =>
  withSite({}, ({ port, messagesFile }) =>
    withAgent(CONNECTIONS, async (agent) => {
      const seen = await Promise.all(
        namesOf('m', 300).map(async (id) => {
          await send(port, agent, id, TRICKY.repeat(20));
          const file = await readFile(messagesFile, 'utf8');
          const whole = file.slice(0, file.lastIndexOf('\n') + 1);
          expect(parseLines(whole).filter((kept) => kept.id === id)).toHaveLength(1);
          return whole;
        }),
      );
      const end = await readFile(messagesFile, 'utf8');
      expect(seen.every((whole) => end.startsWith(whole))).toBe(true);
    }),
  ));

test('two servers with one file lose nothing and mix no lines', () =>
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
          expect(answers.every(({ status }) => status === 200)).toBe(true);
        });
        return mine;
      }),
    );
    // One that sees the other's line half written takes it for torn, and leaves an empty line.
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
      const status = await answer.then((got) => got.status).catch(() => undefined);
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

/** When to kill: each at another point of a message's way. */
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

test('kill -9 takes no acknowledged message, and the next start goes on behind half a line', () =>
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
    expect((await send(port, false, 'last')).status).toBe(200);
    const ids = await readIds(messagesFile, [half]);
    expect(ids).toEqual(expect.arrayContaining([...acknowledged, 'last']));
    expect(ids).toHaveLength(new Set(ids).size);
    expect([...sent, 'last']).toEqual(expect.arrayContaining(ids));
  }));

const BODY = JSON.stringify({ id: 'broken', text: TRICKY });
const FORM = 'id=broken&text=broken';

/** Posts as far as they come before the client is gone. */
const BROKEN = [
  ['application/json', BODY.length + 99, BODY],
  ['application/json', Buffer.byteLength(BODY), BODY.slice(0, 20)],
  // Cut here, it would pass for a whole form.
  ['application/x-www-form-urlencoded', FORM.length + 1, FORM],
  ['application/x-www-form-urlencoded', FORM.length, ''],
].map(
  ([type, length, body]) =>
    `POST /f/other HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${body}`,
);

async function breakOff(port: number, text: string, isReset: boolean): Promise<void> {
  const socket = connect(port);
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(text, resolve));
  if (isReset) socket.resetAndDestroy();
  else socket.destroy();
}

test('posts that break off keep nothing and hurt no other', async () => {
  const root = await mkdtemp(join(tmpdir(), 'durability-'));
  const messagesFile = join(root, 'messages.jsonl');
  const server = createSiteServer({ outDir: root, messagesFile });
  const ids = namesOf('m', 40);
  const breaks = ids.flatMap(() =>
    BROKEN.flatMap((text) => [
      { text, isReset: false },
      { text, isReset: true },
    ]),
  );
  let open = ids.length + breaks.length;
  const allClosed = new Promise<void>((resolve) => {
    server.on('connection', (socket) =>
      socket.once('close', () => {
        open -= 1;
        if (open === 0) resolve();
      }),
    );
  });
  try {
    await once(server.listen(0), 'listening');
    const { port } = z.object({ port: z.number() }).parse(server.address());
    const broken = Promise.all(breaks.map(({ text, isReset }) => breakOff(port, text, isReset)));
    const answers = await Promise.all(ids.map((id) => send(port, false, id)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    await broken;
    await allClosed;
    // Whatever a broken post had left to write would stand before this one.
    await send(port, false, 'last');
    expect((await readIds(messagesFile)).sort()).toEqual([...ids, 'last'].sort());
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(root, { recursive: true });
  }
});

// In the program itself: the parser is another one when Jest has compiled it.
test('a form in an encoding that nobody knows is refused', () =>
  withSiteCopy(PAGE, async (_root, start) => {
    const { port } = await start();
    const part =
      'Content-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=utf-7';
    for (const [type, body] of [
      ['multipart/form-data; boundary=B', `--B\r\n${part}\r\n\r\n+ADw-b+AD4-\r\n--B--\r\n`],
      ['application/x-www-form-urlencoded; charset=utf-7', 'a=%2BADw-'],
    ] as const) {
      const headers = { 'Content-Type': type, Accept: 'application/json' };
      const answer = await fetch(`http://localhost:${port}/f/other`, {
        method: 'POST',
        headers,
        body,
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ error: 'The form could not be read' });
    }
  }));
