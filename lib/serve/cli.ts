import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build-state';
import { findFreePort, listen, readPort, stopWhenTold } from './listen';
import { createSiteServer } from './server';

/** `npm start`: builds the site when needed, then serves it with the local form service. */

const MESSAGES_FILE = '.data/messages.jsonl';

const root = fileURLToPath(new URL('../..', import.meta.url));
const wanted = readPort();

if (!(await isBuilt(root))) {
  console.log('Building the site, about a minute');
  // On Windows, npm is a script that only a shell can start.
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit', shell });
  if (status !== 0) process.exit(status ?? 1);
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
