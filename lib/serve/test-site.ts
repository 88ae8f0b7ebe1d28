import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
  options: { takesAnyOrigin?: boolean } = {},
): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'serve-'));
  const outDir = join(root, 'out');
  const messagesFile = join(root, '.data', 'messages.jsonl');
  await mkdir(outDir);
  await writeFiles(outDir, files);
  const server = createSiteServer({ outDir, messagesFile, ...options });
  const port = await listenAnywhere(server);
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
    await rm(root, { recursive: true });
  }
}

/** For tests: lets a server listen on a free port. */
export async function listenAnywhere(server: Server): Promise<number> {
  await once(server.listen(0), 'listening');
  return (server.address() as AddressInfo).port;
}

/** For tests: writes files, named relative to `folder`, and makes their folders. */
export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

function ask(port: number, path: string, options: Options = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const req = request({ port, path, method, headers, agent: false }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode = 0 } = res;
        resolve({ status: statusCode, headers: res.headers, body: bytes, text: bytes.toString() });
      });
    });
    req.on('error', reject);
    req.end(body);
  });
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
