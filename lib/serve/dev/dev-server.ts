import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { formatDiagnostic, sortDiagnostics } from '@/lib/site/diagnostic';
import { problemsPage } from './problems-page';
import { sendCms } from './send-cms';
import type { ContentState, ContentWatch } from './watch-content';

/** Where pages hear of changes, and the script that listens; no page has these addresses. */
const EVENTS = '/content-events';
const SCRIPT = '/live-reload.mjs';

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown;

/**
 * Makes the development server: whoever asks for a page while content/ cannot be read gets what
 * there is to mend; all else is the framework's.
 *
 * @param root the folder that holds `content/`
 * @param handle the framework's handler
 */
export function createDevServer(root: string, content: ContentWatch, handle: Handler): Server {
  return createServer((req, res) => {
    void answer(req, res).catch((error: unknown) =>
      res.destroy(error instanceof Error ? error : undefined),
    );
  });

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.url === EVENTS) return sendEvents(req, res);
    if (req.url === SCRIPT) return sendScript(res);
    if (isPage(req)) {
      const { isReadable, diagnostics, version } = await content.current();
      // The page tells from it whether something was saved while it was on its way.
      res.setHeader('Server-Timing', `content;desc="${version}"`);
      if (!isReadable) {
        const errors = diagnostics.filter(({ severity }) => severity === 'error');
        const page = await problemsPage(root, errors, SCRIPT);
        res.writeHead(500, {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'no-store',
        });
        res.end(page);
        return;
      }
      appendScript(req, res);
    }
    if (!(await sendCms(root, req, res))) await handle(req, res);
  }

  async function sendEvents(req: IncomingMessage, res: ServerResponse): Promise<void> {
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    const send = (state: ContentState) => res.write(`data: ${JSON.stringify(describe(state))}\n\n`);
    const unsubscribe = content.subscribe(send);
    req.once('close', unsubscribe);
    send(await content.current());
  }
}

async function sendScript(res: ServerResponse): Promise<void> {
  res.setHeader('Content-Type', 'text/javascript; charset=utf-8');
  res.end(await readFile(new URL('live-reload.mjs', import.meta.url)));
}

/** Ends the framework's page with a script of ours, so that no page has to know of it. */
function appendScript(req: IncomingMessage, res: ServerResponse): void {
  // What is compressed already could not be added to.
  delete req.headers['accept-encoding'];
  const end = res.end.bind(res);
  res.end = (...args: unknown[]) => {
    const [chunk] = args;
    if (!res.headersSent) res.removeHeader('Content-Length');
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) res.write(chunk);
    if (String(res.getHeader('Content-Type')).startsWith('text/html')) {
      res.write(`<script type="module" src="${SCRIPT}"></script>`);
    }
    return end();
  };
}

/** Where nothing can be read, the page itself has the problems on it. */
function describe({ version, isReadable, diagnostics }: ContentState) {
  const notes = isReadable
    ? sortDiagnostics(diagnostics).toSorted((a, b) => a.severity.localeCompare(b.severity))
    : [];
  return { version: String(version), notes: notes.map(formatDiagnostic) };
}

/** Browsers say what they want a file for; other programs say what they can read. */
function isPage({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET') return false;
  const destination = headers['sec-fetch-dest'];
  return destination === undefined
    ? (headers.accept ?? '').includes('text/html')
    : destination === 'document';
}
