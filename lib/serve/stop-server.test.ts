import { createServer } from 'node:http';
import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopServer, trackPending } from './stop-server';
import { withSiteProcess, type SiteProcess } from './test-process';
import { listenAnywhere, openRaw, type RawClient } from './test-site';

const GET = 'HTTP/1.1\r\nHost: x\r\n\r\n';
const HOUR = 3_600_000;

test.each([
  ['a request that is answered in time', true, `GET / ${GET}`, 200, HOUR],
  ['a request that is answered too late', false, `GET / ${GET}`, HOUR, 200],
  // Browsers open connections in advance.
  ['a connection without a request', false, '', 0, HOUR],
  ['half a request', false, 'GET / HTTP/1.1\r\n', 0, HOUR],
])('%s does not keep the server; answered: %p', async (_name, isAnswered, text, delay, grace) => {
  const server = createServer((_req, res) => {
    setTimeout(() => res.end('done'), delay).unref();
  });
  const pending = trackPending(server);
  const client = await openRaw(await listenAnywhere(server), text);
  if (text.endsWith('\r\n\r\n')) while (pending.size === 0) await sleep(5);
  await stopServer(server, grace, pending);
  await client.closed;
  expect(server.listening).toBe(false);
  expect(client.received().includes('done')).toBe(isAnswered);
});

/** In bytes: more than the system buffers for a client that does not read. */
const SIZE = 16 * 1024 * 1024;
const FILES = { 'index.html': 'home', 'big.jpg': '' };

/** Begins a download, and stops reading soon after its head. */
async function beginDownload({ port, outDir }: SiteProcess): Promise<RawClient> {
  await truncate(join(outDir, 'big.jpg'), SIZE);
  const client = await openRaw(port, `GET /big.jpg ${GET}`);
  while (client.received() === '') await sleep(10);
  client.socket.pause();
  return client;
}

/** Sends SIGTERM and waits until connections are refused. */
async function sendStop(site: SiteProcess): Promise<void> {
  site.signal('SIGTERM');
  for (;;) {
    const client = await openRaw(site.port).catch(() => undefined);
    if (!client) return;
    client.socket.destroy();
    await sleep(10);
  }
}

/** In bytes, after the head. */
const bodyLength = (text: string) => text.length - text.indexOf('\r\n\r\n') - 4;

test('after SIGTERM the program finishes pending requests and exits with 0', () =>
  withSiteProcess(FILES, async (site) => {
    const kept = await openRaw(site.port, `GET / ${GET}`);
    const download = await beginDownload(site);
    await sendStop(site);
    await sleep(200);
    download.socket.resume();
    await download.closed;
    expect(bodyLength(download.received())).toBe(SIZE);
    await kept.closed;
    expect(kept.received()).toContain('home');
    expect(await site.gone).toBe(0);
  }));

test('a second signal ends the program at once', () =>
  withSiteProcess(FILES, async (site) => {
    const download = await beginDownload(site);
    await sendStop(site);
    site.signal('SIGTERM');
    expect(await site.gone).toBe('SIGTERM');
    download.socket.resume();
    await download.closed;
    expect(bodyLength(download.received())).toBeLessThan(SIZE);
  }));
