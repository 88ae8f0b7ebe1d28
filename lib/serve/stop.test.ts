import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openRaw, type RawClient } from './raw-client';
import { withSiteProcess, type SiteProcess } from './site-process';

const FILES = { 'index.html': 'home', 'big.jpg': '' };
/** In bytes: more than the system itself takes in for a client that does not read. */
const SIZE = 64 * 1024 * 1024;
const GET = 'HTTP/1.1\r\nHost: x\r\n\r\n';

/** Begins a download, and stops reading soon after its head. */
async function beginDownload({ port, outDir }: SiteProcess): Promise<RawClient> {
  await truncate(join(outDir, 'big.jpg'), SIZE);
  const client = await openRaw(port, `GET /big.jpg ${GET}`);
  while (client.received() === '') await sleep(10);
  client.socket.pause();
  return client;
}

async function isRefused(port: number): Promise<boolean> {
  return openRaw(port).then(
    ({ socket }) => {
      socket.destroy();
      return false;
    },
    () => true,
  );
}

/** In bytes, after the head. */
const bodyLength = (text: string) => text.length - text.indexOf('\r\n\r\n') - 4;

test('told to stop, the program takes nobody new, finishes what is under way and ends well', () =>
  withSiteProcess(FILES, async (site) => {
    const kept = await openRaw(site.port, `GET / ${GET}`);
    const download = await beginDownload(site);
    site.signal('SIGTERM');
    while (!(await isRefused(site.port))) await sleep(10);
    await kept.closed;
    expect(kept.received()).toContain('home');

    await sleep(200);
    download.socket.resume();
    await download.closed;
    expect(bodyLength(download.received())).toBe(SIZE);
    expect(await site.gone).toBe(0);
  }));

test('a second signal ends it at once', () =>
  withSiteProcess(FILES, async (site) => {
    const download = await beginDownload(site);
    site.signal('SIGTERM');
    while (!(await isRefused(site.port))) await sleep(10);
    site.signal('SIGTERM');
    expect(await site.gone).toBe('SIGTERM');
    download.socket.resume();
    await download.closed;
    expect(bodyLength(download.received())).toBeLessThan(SIZE);
  }));

test.each([
  ['says nothing', ''],
  ['has half a head', 'GET / HTTP/1.1\r\n'],
])('a connection that %s does not keep it', (_name, text) =>
  withSiteProcess(FILES, async (site) => {
    const client = await openRaw(site.port, text);
    await sleep(100);
    const startedAt = Date.now();
    site.signal('SIGTERM');
    expect(await site.gone).toBe(0);
    // What keeps it is cut off after ten seconds.
    expect(Date.now() - startedAt).toBeLessThan(9000);
    await client.closed;
  }),
);
