import getPort from 'get-port';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite, readBuildState } from './build-site';
import { onParentExit } from './parent-exit';
import { portsFrom, wantedPort } from './port';
import { createSiteServer } from './server';
import { stopServer, watchQuietConnections } from './stop-server';

/** `npm start`: builds the site when needed, then serves it with the local form service. */

/** In milliseconds: how long what is under way may take once the program is told to stop. */
const STOP_GRACE = 10_000;
const MESSAGES_FILE = '.data/messages.jsonl';

const root = fileURLToPath(new URL('../..', import.meta.url));

const wanted = wantedPort();

const state = await readBuildState(root);
if (state !== 'current') {
  const reason =
    state === 'none' ? 'first start, about a minute' : 'it has changed, about a minute';
  const code = await buildSite(root, `Building the site (${reason})`);
  if (code !== 0) process.exit(code);
}

const port = await getPort({ port: portsFrom(wanted) });
const server = createSiteServer({
  outDir: join(root, 'out'),
  messagesFile: join(root, MESSAGES_FILE),
});

server.on('error', (error) => {
  console.error(`The site could not be served on port ${port}: ${error.message}`);
  process.exit(1);
});
server.listen(port, () => {
  if (port !== wanted) console.log(`Port ${wanted} is not free.`);
  console.log(`The site is at http://localhost:${port}`);
  console.log(`Messages from the forms are kept in ${MESSAGES_FILE}`);
});

const quiet = watchQuietConnections(server);
const stop = () => {
  void stopServer(server, STOP_GRACE, quiet).then(() => process.exit(0));
};
// Once: a second press ends the program at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
if (process.env.npm_lifecycle_event === 'start') onParentExit(stop);
