import { readdir, readlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openRaw, withSite, type TestSite } from './test-site';

// Node itself limits how long a request may take to arrive. These tests are about what Node leaves
// open by default: clients that do not read, and clients that break off.

const MEGABYTE = 1024 * 1024;
const FILES = { 'index.html': 'home', 'about.html': 'about' };
const GET_IMAGE = 'GET /big.jpg HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

/** Adds an image of more bytes than the system buffers for a client that does not read. */
async function addImage({ outDir }: TestSite, megabytes: number): Promise<void> {
  await writeFile(join(outDir, 'big.jpg'), '');
  await truncate(join(outDir, 'big.jpg'), megabytes * MEGABYTE);
}

/** How many times this process has the image open; 0 where the system does not say (only Linux does). */
async function countOpenImages(): Promise<number> {
  const folder = '/proc/self/fd';
  const names = await readdir(folder).catch(() => []);
  const targets = await Promise.all(
    names.map((name) => readlink(join(folder, name)).catch(() => '')),
  );
  return targets.filter((target) => target.endsWith('big.jpg')).length;
}

test('clients that do not read are cut off and take no memory', () =>
  withSite(FILES, async (site) => {
    expect(site.server.timeout).toBe(60_000);
    site.server.timeout = 400;
    await addImage(site, 64);
    const before = process.memoryUsage().external;
    const clients = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const client = await openRaw(site.port);
        client.socket.pause();
        client.socket.write(GET_IMAGE);
        return client;
      }),
    );
    await sleep(200);
    expect(process.memoryUsage().external - before).toBeLessThan(32 * MEGABYTE);
    expect((await site.ask('/about')).text).toBe('about');
    while ((await countOpenImages()) > 0) await sleep(20);
    for (const { socket } of clients) socket.resume();
    await Promise.all(clients.map(({ closed }) => closed));
    const lengths = clients.map(({ received }) => received().length);
    expect(Math.max(...lengths)).toBeLessThan(64 * MEGABYTE);
  }));

test('clients that break off leave nothing open and log no error', () =>
  withSite(FILES, async (site) => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    await addImage(site, 64);
    const clients = await Promise.all(
      Array.from({ length: 10 }, () => openRaw(site.port, GET_IMAGE)),
    );
    const isKnown = process.platform === 'linux';
    while ((await countOpenImages()) < (isKnown ? clients.length : 0)) await sleep(10);
    for (const { socket } of clients) socket.resetAndDestroy();
    await Promise.all(clients.map(({ closed }) => closed));
    while ((await countOpenImages()) > 0) await sleep(10);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  }));
