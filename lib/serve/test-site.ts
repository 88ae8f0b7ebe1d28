import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createSiteServer, type ServerLimits } from './server';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
type Options = { method?: string; headers?: Record<string, string>; body?: string };

export type TestSite = {
  port: number;
  outDir: string;
  messagesFile: string;
  /** Sends the path exactly as it is written, where `fetch` would tidy it. */
  ask: (path: string, options?: Options) => Promise<Answer>;
  /** The stored lines, parsed. */
  readMessages: () => Promise<unknown[]>;
};

/** For tests: calls `run` with a server on a free port with these files in its `out/`. */
export async function withSite(
  files: Record<string, string>,
  run: (site: TestSite) => Promise<void>,
  limits?: ServerLimits,
): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'serve-'));
  const outDir = join(root, 'out');
  const messagesFile = join(root, '.data', 'messages.jsonl');
  await mkdir(outDir);
  await writeFiles(outDir, files);
  const server = createSiteServer({ outDir, messagesFile, ...(limits && { limits }) });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    await run({
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

/** For tests: writes files, named relative to `folder`, with their folders. */
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
