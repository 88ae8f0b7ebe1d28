import next from 'next';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatProblems } from '@/lib/site/diagnostic';
import { MESSAGES_FILE } from '../messages';
import { findFreePort, listen, readPort } from '../listen';
import { createDevServer } from './dev-server';
import { type ContentState, watchContent } from './watch-content';

/** `npm run dev`: Next's development server, which also watches `content/`. */
const root = fileURLToPath(new URL('../../../..', import.meta.url));

const port = await findFreePort(readPort());
const app = next({ dev: true, dir: root, hostname: 'localhost', port });
const content = await watchContent(root);
const messagesFile = join(root, MESSAGES_FILE);
const server = createDevServer(content, app.getRequestHandler(), messagesFile);
// Next listens on the server for its own websocket.
await app.prepare();
const url = await listen(server, port);
console.log(`The site is at ${url}, with drafts and articles yet to come`);

let printed = '';
/** Prints the report of `npm run check:content` when it has changed. */
function printProblems({ diagnostics }: ContentState): void {
  const text = formatProblems(diagnostics);
  if (text !== printed) console.error(text || 'content: no problems');
  printed = text;
}
content.changes.on('change', printProblems);
printProblems(await content.current());
