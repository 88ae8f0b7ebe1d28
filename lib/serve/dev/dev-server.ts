import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { cmsFiles } from '@/lib/authoring/cms/cms-files';
import { bundleBehaviours } from '@/lib/publish/bundle-behaviours';
import { parsePage } from '@/lib/publish/page';
import { readBehaviours } from '@/lib/publish/steps/join-behaviours';
import { type Diagnostic, formatReport } from '@/lib/site/diagnostic';
import { escapeHtml } from '@/lib/site/escape';
import { contentTypeOf, splitUrl } from '../http';
import type { ContentWatch } from './watch-content';

/** The live-reload script and the events that it listens to. No page has these URLs. */
const SCRIPT = '/live-reload.mjs';
const EVENTS = '/content-events';
/** The editing page. */
const CMS = '/admin/';

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown;

/**
 * Makes the development server. While `content/` cannot be read, every page is a list of its
 * problems. Everything else comes from Next.
 *
 * @param handle Next's request handler
 */
export function createDevServer(watch: ContentWatch, handle: Handler): Server {
  /** The files that behaviours of the pages fetch, by their URLs. */
  const files = new Map<string, string>();
  return createServer((req, res) => {
    void answer(req, res).catch((error: unknown) =>
      res.destroy(error instanceof Error ? error : undefined),
    );
  });

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { path } = splitUrl(req.url);
    const file = files.get(path);
    if (file !== undefined) {
      send(res, 200, path, file);
      return;
    }
    if (path === EVENTS) return sendEvents(req, res);
    if (path === SCRIPT) {
      send(res, 200, SCRIPT, await readFile(new URL('live-reload.mjs', import.meta.url)));
      return;
    }
    if (isPage(req)) {
      const { content, diagnostics, version } = await watch.current();
      // The script compares the version with later ones, to notice changes while the page loads.
      const script = `${SCRIPT}?${version}`;
      completePage(req, res, script, files);
      if (!content) {
        send(res, 500, 'problems.html', await problemsPage(diagnostics));
        return;
      }
    }
    if (!(await sendCms(path, res))) await handle(req, res);
  }

  /** Sends a file of the editing page, if it is switched on and has such a file. */
  async function sendCms(path: string, res: ServerResponse): Promise<boolean> {
    if (!`${path}/`.startsWith(CMS)) return false;
    const { content } = await watch.current();
    const name = path.slice(CMS.length) || 'index.html';
    const body = content && (await cmsFiles(content)).get(name);
    if (!body) return false;
    if (path.startsWith(CMS)) send(res, 200, name, body);
    else res.writeHead(307, { Location: CMS }).end();
    return true;
  }

  async function sendEvents(req: IncomingMessage, res: ServerResponse): Promise<void> {
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    const sendVersion = ({ version }: { version: number }) => res.write(`data: ${version}\n\n`);
    watch.changes.on('change', sendVersion);
    req.once('close', () => watch.changes.off('change', sendVersion));
    sendVersion(await watch.current());
  }
}

function send(res: ServerResponse, status: number, name: string, body: string | Buffer): void {
  res.statusCode = status;
  res.setHeader('Content-Type', contentTypeOf(name));
  res.setHeader('Cache-Control', 'no-store');
  res.end(body);
}

/** The page that lists the errors while content cannot be read, in the words of the terminal. */
async function problemsPage(diagnostics: readonly Diagnostic[]): Promise<string> {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const report = escapeHtml(formatReport(errors, 'problem'));
  const page = await readFile(new URL('problems.html', import.meta.url), 'utf8');
  return page.replace('{report}', () => report);
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
  res.end = (...args: unknown[]) => {
    const [chunk] = args;
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    if (!String(res.getHeader('Content-Type')).startsWith('text/html')) return end(body);
    if (!res.headersSent) res.removeHeader('Content-Length');
    const html = body.toString('utf8');
    const placed = readBehaviours(parsePage('', html));
    const added = bundleBehaviours(placed).then((bundle) => {
      for (const { url, text } of bundle.files) files.set(url, text);
      const start = `addEventListener('load',()=>setTimeout(()=>{${bundle.script}},${HYDRATION}))`;
      const behaviours = placed.length > 0 ? `<script>${start}</script>` : '';
      return `${behaviours}<script type="module" src="${liveReload}"></script>`;
    });
    added.then(
      (scripts) => end(html + scripts),
      (error: unknown) => res.destroy(error instanceof Error ? error : undefined),
    );
    return res;
  };
}

/** Browsers name the use of a file. Other programs name the types that they accept. */
function isPage({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET') return false;
  const destination = headers['sec-fetch-dest'];
  return destination === undefined
    ? (headers.accept ?? '').includes('text/html')
    : destination === 'document';
}
