import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { formatProblem, sortProblems } from '@/lib/content/problem';
import { EVENTS } from './events';
import { problemsPage } from './problems-page';
import { sendCms } from './send-cms';
import type { ContentState, ContentWatch } from './watch-content';

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
    if (isPage(req)) {
      const { isReadable, problems, version } = await content.current();
      // The page tells from it whether something was saved while it was on its way.
      res.setHeader('Server-Timing', `content;desc="${version}"`);
      if (!isReadable) {
        const page = await problemsPage(root, problems, EVENTS);
        res.writeHead(500, {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'no-store',
        });
        res.end(page);
        return;
      }
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

/** Where nothing can be read, the page itself has the problems on it. */
function describe({ version, isReadable, problems, warnings }: ContentState) {
  const notes = isReadable ? [...sortProblems(problems), ...sortProblems(warnings)] : [];
  return { version: String(version), notes: notes.map(formatProblem) };
}

/** Browsers say what they want a file for; other programs say what they can read. */
function isPage({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET') return false;
  const destination = headers['sec-fetch-dest'];
  return destination === undefined
    ? (headers.accept ?? '').includes('text/html')
    : destination === 'document';
}
