import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import next from 'next';
import { onParentExit } from '@/lib/serve/parent-exit';
import { parsePort, portsFrom } from '@/lib/serve/port';
import { createDevServer } from './dev-server';
import { watchContent } from './watch-content';

/** `npm run dev`: the framework's development server, with eyes on `content/`. */
const root = fileURLToPath(new URL('../..', import.meta.url));

const wantedPort = parsePort(process.env.PORT);
if (wantedPort === undefined) {
  console.error(
    `PORT must be a whole number from 1 to 65535, but it is "${process.env.PORT ?? ''}".`,
  );
  process.exit(1);
}

const port = await getPort({ port: portsFrom(wantedPort) });
const app = next({ dev: true, dir: root, hostname: 'localhost', port });
const content = await watchContent(root);
const server = createDevServer(root, content, app.getRequestHandler());
// The framework listens on the server for its own websocket.
await app.prepare();
server.listen(port, () => {
  if (port !== wantedPort) console.log(`Port ${wantedPort} is not free.`);
  console.log(`The site is at http://localhost:${port}, with drafts and articles yet to come`);
});

const stop = () => process.exit(0);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
if (process.env.npm_lifecycle_event === 'dev') onParentExit(stop);
