import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite, readBuildState } from './build-site';
import { findFreePort, listen, readPort, stopWhenTold } from './listen';
import { createSiteServer } from './server';

/** `npm start`: builds the site when needed, then serves it with the local form service. */

const MESSAGES_FILE = '.data/messages.jsonl';

const root = fileURLToPath(new URL('../..', import.meta.url));
const wanted = readPort();

const state = await readBuildState(root);
if (state !== 'current') {
  const reason =
    state === 'none' ? 'first start, about a minute' : 'it has changed, about a minute';
  const code = await buildSite(root, `Building the site (${reason})`);
  if (code !== 0) process.exit(code);
}

const server = createSiteServer({
  outDir: join(root, 'out'),
  messagesFile: join(root, MESSAGES_FILE),
});
const port = await findFreePort(wanted);
await listen(server, port);
stopWhenTold();
console.log(`The site is at http://localhost:${port}`);
console.log(`Messages from the forms are kept in ${MESSAGES_FILE}`);
