import { readdir, readlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openRaw, startSite } from './test-site';

// Node itself limits how long a request may take to arrive. These tests are about clients that do not
// read, and clients that break off.

const MEGABYTE = 1024 * 1024;
const GET_IMAGE = 'GET /big.jpg HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

/** A site with an image of more bytes than the system buffers for a client that does not read. */
async function startSiteWithImage() {
  const site = await startSite({ 'about.html': 'about' });
  const file = join(site.outDir, 'big.jpg');
  await writeFile(file, '');
  await truncate(file, 64 * MEGABYTE);
  return site;
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

test('clients that do not read are cut off and take no memory', async () => {
  const site = await startSiteWithImage();
  expect(site.server.timeout).toBe(60_000);
  site.server.timeout = 400;
  const before = process.memoryUsage().external;
  for (let client = 0; client < 20; client += 1) await openRaw(site.port, GET_IMAGE);
  await sleep(200);
  expect(process.memoryUsage().external - before).toBeLessThan(32 * MEGABYTE);
  expect((await site.ask('/about')).text).toBe('about');
  while ((await countOpenImages()) > 0) await sleep(20);
});

test('clients that break off leave nothing open and log no error', async () => {
  const site = await startSiteWithImage();
  const log = jest.spyOn(console, 'error').mockImplementation();
  const sockets = await Promise.all(
    Array.from({ length: 10 }, () => openRaw(site.port, GET_IMAGE)),
  );
  const isKnown = process.platform === 'linux';
  while ((await countOpenImages()) < (isKnown ? sockets.length : 0)) await sleep(10);
  for (const socket of sockets) socket.resetAndDestroy();
  while ((await countOpenImages()) > 0) await sleep(10);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
