import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Diagnostic, formatReport } from '@/lib/site/diagnostic';
import { escapeHtml } from '@/lib/site/escape';
import { paths } from '@/lib/site/paths';
import { answerForm } from '../form-service';
import { contentTypeOf, splitUrl } from '../http';
import type { ContentWatch } from './watch-content';

/** Tells pages that content was saved after they were made. No page has this URL. */
const EVENTS = '/content-events';

const PROBLEMS = readFileSync(new URL('problems.html', import.meta.url), 'utf8');

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown;

/**
 * Makes the development server. `/f/…` is the form service. While `content/` cannot be read, every page is
 * a list of its problems. Everything else comes from Next.
 *
 * @param handle Next's request handler
 * @param messagesFile where the form service keeps messages
 */
export function createDevServer(
  watch: ContentWatch,
  handle: Handler,
  messagesFile: string,
): Server {
  return createServer((req, res) => {
    answer(req, res).catch((error: Error) => res.destroy(error));
  });

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<unknown> {
    const { path, query } = splitUrl(req.url);
    if (path === EVENTS) return sendEvents(res, Number(new URLSearchParams(query).get('since')));
    if (path.startsWith('/f/')) return answerForm(req, res, messagesFile);
    const isArticle = path.startsWith(`${paths.blog}/`);
    // Browsers accept any type of a file that a page uses.
    if (isArticle || req.headers.accept?.includes('text/html')) {
      const { content, diagnostics } = await watch.current();
      if (!content) return sendProblems(res, diagnostics);
      // Next has one page for all of them, and answers it with 200.
      if (isArticle && !content.articles.some(({ id }) => path === paths.article(id)))
        res.statusCode = 404;
    }
    return handle(req, res);
  }

  /** @param since when the page was made, in milliseconds */
  async function sendEvents(res: ServerResponse, since: number): Promise<void> {
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    res.flushHeaders();
    const sendChange = () => res.write('data: changed\n\n');
    watch.changes.on('change', sendChange);
    res.once('close', () => watch.changes.off('change', sendChange));
    const { changedAt } = await watch.current();
    if (changedAt > since) sendChange();
  }
}

/** Sends the page that lists the errors while content cannot be read, in the words of the terminal. */
function sendProblems(res: ServerResponse, diagnostics: readonly Diagnostic[]): void {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  res.writeHead(500, { 'Content-Type': contentTypeOf('.html'), 'Cache-Control': 'no-store' });
  res.end(PROBLEMS.replace('{report}', () => escapeHtml(formatReport(errors))));
}
