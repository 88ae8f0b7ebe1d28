import getPort from 'get-port';
import next from 'next';
import { fileURLToPath } from 'node:url';
import { onParentExit } from '../parent-exit';
import { portsFrom, wantedPort } from '../port';
import { createDevServer } from './dev-server';
import { watchContent } from './watch-content';

/** `npm run dev`: the framework's development server, with eyes on `content/`. */
const root = fileURLToPath(new URL('../../..', import.meta.url));

const wanted = wantedPort();

const port = await getPort({ port: portsFrom(wanted) });
const app = next({ dev: true, dir: root, hostname: 'localhost', port });
const content = await watchContent(root);
const server = createDevServer(root, content, app.getRequestHandler());
// The framework listens on the server for its own websocket.
await app.prepare();
server.listen(port, () => {
  if (port !== wanted) console.log(`Port ${wanted} is not free.`);
  console.log(`The site is at http://localhost:${port}, with drafts and articles yet to come`);
});

const stop = () => process.exit(0);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
if (process.env.npm_lifecycle_event === 'dev') onParentExit(stop);
