import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { makeFolder } from '@/lib/content/test-folder';
import { createSiteServer } from './server';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
type Options = { method?: string; headers?: Record<string, string>; body?: string };

export type TestSite = {
  server: Server;
  port: number;
  outDir: string;
  messagesFile: string;
  /** Sends the path exactly as it is written. `fetch` would normalize it. */
  ask: (path: string, options?: Options) => Promise<Answer>;
  /** The stored lines, parsed. */
  readMessages: () => Promise<unknown[]>;
};

/** For tests: calls `run` with a server on a free port that has these files in its `out/`. */
export async function withSite(
  files: Record<string, string>,
  run: (site: TestSite) => Promise<void>,
): Promise<void> {
  const root = await makeFolder();
  const outDir = join(root, 'out');
  const messagesFile = join(root, '.data', 'messages.jsonl');
  await mkdir(outDir);
  await writeFiles(outDir, files);
  const server = createSiteServer({ outDir, messagesFile });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    await run({
      server,
      port,
      outDir,
      messagesFile,
      ask: (path, options) => ask(port, path, options),
      readMessages: async () => {
        const lines = await readFile(messagesFile, 'utf8').catch(() => '');
        return lines
          .split('\n')
          .filter(Boolean)
          .map((line): unknown => JSON.parse(line));
      },
    });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** For tests: writes files, named relative to `folder`, and makes their folders. */
export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

async function ask(port: number, path: string, options: Options = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options;
  const req = request({ port, path, method, headers, agent: false });
  req.end(body);
  const [res] = (await once(req, 'response')) as [IncomingMessage];
  const bytes = await buffer(res);
  const { statusCode: status = 0 } = res;
  return { status, headers: res.headers, body: bytes, text: bytes.toString() };
}

export type RawClient = {
  socket: Socket;
  /** What has come so far. */
  received: () => string;
  /** Resolves when the connection is closed in any way. */
  closed: Promise<unknown>;
};

/** For tests: connects to a port of this machine and sends exactly this text. */
export async function openRaw(port: number, text = ''): Promise<RawClient> {
  const socket = connect(port, 'localhost');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  // A connection that is cut is what these tests are about. `closed` reports it.
  socket.on('error', () => undefined);
  socket.write(text);
  return { socket, closed, received: () => Buffer.concat(chunks).toString('latin1') };
}
