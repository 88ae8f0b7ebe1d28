import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build-state';
import { MESSAGES_FILE } from './messages';
import { findFreePort, listen, readPort } from './listen';
import { createSiteServer } from './server';

/** `npm start`: builds the site when needed, then serves it with the local form service. */

const root = fileURLToPath(new URL('../../..', import.meta.url));
const wanted = readPort();

if (!(await isBuilt(root))) {
  console.log('Building the site, about a minute');
  // Not by npm, whose shell would not pass a signal on.
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const build = spawn(process.execPath, [next, 'build'], { cwd: root, stdio: 'inherit' });
  // When this program is told to stop, so is the build.
  process.once('exit', () => build.kill());
  const [status] = (await once(build, 'exit')) as [number | null];
  if (status !== 0) process.exit(status ?? 1);
}

const server = createSiteServer(join(root, 'out'), join(root, MESSAGES_FILE));
const port = await findFreePort(wanted);
const url = await listen(server, port);
console.log(`The site is at ${url}`);
console.log(`Messages that its forms send to this machine are kept in ${MESSAGES_FILE}`);
