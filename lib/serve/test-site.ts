import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { makeFolder, writeFiles } from '@/lib/content/test-folder';
import { createSiteServer } from './server';

type Options = { method?: string; headers?: Record<string, string>; body?: string };

export type TestSite = Awaited<ReturnType<typeof startSite>>;

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

/** A server on a free port, with these files in its `out/`; it stops after the tests of the file. */
export async function startSite(files: Record<string, string> = {}) {
  const root = await makeFolder();
  const outDir = join(root, 'out');
  const messagesFile = join(root, '.data', 'messages.jsonl');
  await mkdir(outDir);
  await writeFiles(outDir, files);
  const server = createSiteServer({ outDir, messagesFile }).listen(0);
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    outDir,
    messagesFile,
    /** Sends the path exactly as it is written. `fetch` would normalize it. */
    ask: async (path: string, { method = 'GET', headers = {}, body }: Options = {}) => {
      const req = request({ port, path, method, headers, agent: false });
      req.end(body);
      const [res] = (await once(req, 'response')) as [IncomingMessage];
      return { status: res.statusCode, headers: res.headers, text: await text(res) };
    },
    /** The stored messages, oldest first. */
    readMessages: async () => {
      const lines = (await readFile(messagesFile, 'utf8').catch(() => '')).split('\n');
      return lines.filter(Boolean).map((line): unknown => JSON.parse(line));
    },
  };
}
