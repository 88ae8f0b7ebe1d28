import { once } from 'node:events';
import { readdir, readlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drip, openRaw } from './raw-client';
import { withSite, type TestSite } from './test-site';

jest.setTimeout(20_000);

const MEGABYTE = 1024 * 1024;
const FILES = { 'index.html': 'home', 'about.html': 'about' };
const LIMITS = { head: 300, request: 600, pause: 400, keepAlive: 200, interval: 50 };
const GET_PICTURE = 'GET /big.jpg HTTP/1.1\r\nHost: x\r\n\r\n';
const POST = 'POST /f/survey HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

const withImpatientSite = (run: (site: TestSite) => Promise<void>, limits = {}) =>
  withSite(FILES, run, { ...LIMITS, ...limits });

/** More than the system itself takes in for a client that does not read. */
async function addPicture({ outDir }: TestSite, megabytes: number): Promise<void> {
  await writeFile(join(outDir, 'big.jpg'), '');
  await truncate(join(outDir, 'big.jpg'), megabytes * MEGABYTE);
}

/** How many files of that name this process has open; none where the system does not say (no Linux). */
async function countOpenPictures(): Promise<number> {
  const folder = '/proc/self/fd';
  const names = await readdir(folder).catch(() => []);
  const targets = await Promise.all(
    names.map((name) => readlink(join(folder, name)).catch(() => '')),
  );
  return targets.filter((target) => target.endsWith('big.jpg')).length;
}

async function expectService({ ask, readMessages }: TestSite): Promise<void> {
  const stored = (await readMessages()).length;
  expect(await ask('/about')).toMatchObject({ status: 200, text: 'about' });
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' };
  expect((await ask('/f/survey', post)).status).toBe(200);
  expect(await readMessages()).toHaveLength(stored + 1);
}

test('a connection that says nothing is closed, one that has its answer soon after', () =>
  withImpatientSite(
    async ({ port }) => {
      const silent = await openRaw(port);
      const served = await openRaw(port, 'GET /about HTTP/1.1\r\nHost: x\r\n\r\n');
      expect(await served.closed).toBeLessThan(3000);
      expect(served.received()).toContain('200 OK');
      expect(await silent.closed).toBeGreaterThan(250);
    },
    { pause: 60_000 },
  ));

test('a head that never ends is cut off, and nobody waits for it', () =>
  withImpatientSite(async (site) => {
    const slow = await openRaw(site.port, 'GET / HTTP/1.1\r\nHost: x\r\n');
    drip(slow, 'X: y\r\n');
    await expectService(site);
    expect(await slow.closed).toBeGreaterThan(250);
    expect(slow.received()).toContain('408');
  }));

test.each([
  ['with a length', 'Content-Length: 60000\r\n\r\n', 'a'],
  ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n', '1\r\na\r\n'],
])('a form %s that never ends is cut off and not stored', (_name, rest, text) =>
  withImpatientSite(async (site) => {
    const slow = await openRaw(site.port, POST + rest);
    drip(slow, text);
    await expectService(site);
    expect(await slow.closed).toBeGreaterThan(550);
    expect(await site.readMessages()).toHaveLength(1);
  }),
);

test('a body that nobody wants is cut off as well', () =>
  withImpatientSite(async (site) => {
    const slow = await openRaw(
      site.port,
      'PUT /about HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n',
    );
    drip(slow, 'a');
    expect(await slow.closed).toBeLessThan(3000);
    expect(slow.received()).toContain('405');
    await expectService(site);
  }));

test('clients that take nothing of a picture are cut off, and take no memory', () =>
  withImpatientSite(async (site) => {
    await addPicture(site, 64);
    const before = process.memoryUsage().external;
    const clients = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const client = await openRaw(site.port);
        client.socket.pause();
        client.socket.write(GET_PICTURE);
        return client;
      }),
    );
    await sleep(200);
    expect(process.memoryUsage().external - before).toBeLessThan(32 * MEGABYTE);
    await expectService(site);
    await sleep(1500);
    for (const { socket } of clients) socket.resume();
    await Promise.all(clients.map(({ closed }) => closed));
    const lengths = clients.map(({ received }) => received().length);
    expect(Math.max(...lengths)).toBeLessThan(64 * MEGABYTE);
  }));

test('a client that takes a picture slowly gets the whole of it', () =>
  withImpatientSite(
    async (site) => {
      await addPicture(site, 32);
      const { socket } = await openRaw(
        site.port,
        GET_PICTURE.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
      );
      const startedAt = Date.now();
      let taken = 0;
      socket.on('data', (chunk: Buffer) => {
        taken += chunk.length;
        socket.pause();
        setTimeout(() => socket.resume(), 5);
      });
      await once(socket, 'close');
      expect(taken).toBeGreaterThan(32 * MEGABYTE);
      expect(Date.now() - startedAt).toBeGreaterThan(1000);
    },
    { pause: 1000 },
  ));

test('clients that break off leave nothing open and are no fault', () =>
  withImpatientSite(async (site) => {
    const complaint = jest.spyOn(console, 'error').mockImplementation();
    await addPicture(site, 64);
    for (const start of [GET_PICTURE, `${POST}Content-Length: 100\r\n\r\n{"a"`, 'GET / HT']) {
      const clients = await Promise.all(
        Array.from({ length: 10 }, () => openRaw(site.port, start)),
      );
      await sleep(50);
      const isDownload = start === GET_PICTURE && process.platform === 'linux';
      expect(await countOpenPictures()).toBe(isDownload ? clients.length : 0);
      for (const { socket } of clients) socket.resetAndDestroy();
      await Promise.all(clients.map(({ closed }) => closed));
    }
    await sleep(100);
    await expectService(site);
    expect(await site.readMessages()).toHaveLength(1);
    expect(await countOpenPictures()).toBe(0);
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  }));

test('a thousand silent connections are in nobody’s way', () =>
  withImpatientSite(
    async (site) => {
      const silent = await Promise.all(Array.from({ length: 1000 }, () => openRaw(site.port)));
      await expectService(site);
      expect(silent.filter(({ socket }) => socket.destroyed)).toHaveLength(0);
    },
    { head: 60_000, request: 60_000, pause: 60_000 },
  ));
