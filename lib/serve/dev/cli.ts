import next from 'next';
import { fileURLToPath } from 'node:url';
import { findFreePort, listen, readPort, stopWhenTold } from '../listen';
import { createDevServer } from './dev-server';
import { problemPrinter } from './print-problems';
import { watchContent } from './watch-content';

/** `npm run dev`: Next's development server, which also watches `content/`. */
const root = fileURLToPath(new URL('../../..', import.meta.url));

const port = await findFreePort(readPort());
const app = next({ dev: true, dir: root, hostname: 'localhost', port });
const content = await watchContent(root);
const server = createDevServer(root, content, app.getRequestHandler());
// Next listens on the server for its own websocket.
await app.prepare();
await listen(server, port);
stopWhenTold();
console.log(`The site is at http://localhost:${port}, with drafts and articles yet to come`);
const printProblems = problemPrinter(console.error);
content.subscribe(printProblems);
printProblems(await content.current());
