import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { bundleBehaviours } from '@/lib/publish/bundle-behaviours';
import { parsePage } from '@/lib/publish/page';
import { type Diagnostic, formatReport } from '@/lib/site/diagnostic';
import { escapeHtml } from '@/lib/site/escape';
import { contentTypeOf, splitUrl } from '../http';
import type { ContentWatch } from './watch-content';

/** The live-reload script and the events that it listens to. No page has these URLs. */
const SCRIPT = '/live-reload.mjs';
const EVENTS = '/content-events';

const readHere = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const PROBLEMS = readHere('problems.html');

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown;

/**
 * Makes the development server. While `content/` cannot be read, every page is a list of its
 * problems. Everything else comes from Next.
 *
 * @param handle Next's request handler
 */
export function createDevServer(watch: ContentWatch, handle: Handler): Server {
  /** The files that scripts of the pages are or fetch, by their URLs. */
  const files = new Map([[SCRIPT, readHere('live-reload.mjs')]]);
  return createServer((req, res) => {
    answer(req, res).catch((error: Error) => res.destroy(error));
  });

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<unknown> {
    const { path } = splitUrl(req.url);
    const file = files.get(path);
    if (file !== undefined) return send(res, 200, path, file);
    if (path === EVENTS) return sendEvents(req, res);
    // Browsers accept any type of a file that a page uses.
    if (req.method === 'GET' && req.headers.accept?.includes('text/html')) {
      const { content, diagnostics, version } = await watch.current();
      // The script compares the version with later ones, to notice changes while the page loads.
      completePage(req, res, `${SCRIPT}?${version}`, files);
      if (!content) return send(res, 500, 'problems.html', problemsPage(diagnostics));
    }
    return handle(req, res);
  }

  async function sendEvents(req: IncomingMessage, res: ServerResponse): Promise<void> {
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    const sendVersion = ({ version }: { version: number }) => res.write(`data: ${version}\n\n`);
    watch.changes.on('change', sendVersion);
    req.once('close', () => watch.changes.off('change', sendVersion));
    sendVersion(await watch.current());
  }
}

function send(res: ServerResponse, status: number, name: string, body: string | Buffer) {
  res.statusCode = status;
  res.setHeader('Content-Type', contentTypeOf(name));
  res.setHeader('Cache-Control', 'no-store');
  return res.end(body);
}

/** The page that lists the errors while content cannot be read, in the words of the terminal. */
function problemsPage(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return PROBLEMS.replace('{report}', () => escapeHtml(formatReport(errors)));
}

/** How long React may take to take over a page in development, in milliseconds. */
const HYDRATION = 500;

/**
 * Adds to a page of Next the script of its behaviours, as a build does, which starts when React has taken
 * over the page; and the live-reload script.
 *
 * @param files gets the files that behaviours fetch
 */
function completePage(
  req: IncomingMessage,
  res: ServerResponse,
  liveReload: string,
  files: Map<string, string>,
): void {
  // Nothing can be added to a compressed page.
  delete req.headers['accept-encoding'];
  const chunks: Buffer[] = [];
  const end = res.end.bind(res);
  res.write = (chunk: string | Uint8Array) => chunks.push(Buffer.from(chunk)) > 0;
  res.end = (chunk?: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    complete(Buffer.concat(chunks)).then(end, (error: Error) => res.destroy(error));
    return res;
  };

  async function complete(body: Buffer): Promise<Buffer | string> {
    if (!String(res.getHeader('Content-Type')).startsWith('text/html')) return body;
    if (!res.headersSent) res.removeHeader('Content-Length');
    const html = body.toString();
    const behaviours = await bundleBehaviours(parsePage('', html));
    for (const { url, text } of behaviours.files) files.set(url, text);
    // Behaviours that wait for the page get its event again.
    const run = `${behaviours.script};dispatchEvent(new Event('load'))`;
    const start = `addEventListener('load',()=>setTimeout(()=>{${run}},${HYDRATION}),{once:true})`;
    const script = behaviours.script && `<script>${start}</script>`;
    const loaded = behaviours.loaded.map((src) => `<script async src="${src}"></script>`).join('');
    return `${html}${script}${loaded}<script type="module" src="${liveReload}"></script>`;
  }
}
