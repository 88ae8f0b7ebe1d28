import './stop-with-npm';
import getPort, { portNumbers } from 'get-port';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../build/build-site';
import { MESSAGES_FILE } from './form-service';
import { createSiteServer } from './server';

// `npm start` builds the site, and then starts a server that also acts as the local form service.
// `npm start -- --no-build` skips the build and serves the existing site in `out/`.

const root = process.cwd();
const requestedPort = Number(process.env.PORT || 3000);
const host = process.env.HOST || 'localhost';
if (!Number.isInteger(requestedPort) || requestedPort < 1024 || requestedPort > 65_535)
  stop(`PORT must be a whole number from 1024 to 65535, but it is "${process.env.PORT ?? ''}".`);
const port = await getPort({
  port: portNumbers(requestedPort, Math.min(requestedPort + 100, 65_535)),
});
if (port !== requestedPort)
  console.log(`Port ${requestedPort} is in use, so the site gets port ${port}.`);

if (!process.argv.includes('--no-build')) {
  console.log('Building the site. This takes about half a minute.');
  if (!(await buildSite(root))) process.exit(1);
} else if (!existsSync(path.join(root, 'out/index.html'))) {
  stop('There is no site in out/. Run npm run build first.');
}

const server = createSiteServer(path.join(root, 'out'), path.join(root, MESSAGES_FILE));
server.on('error', ({ message }) => stop(`The server failed: ${message}`));
server.listen(port, host, () => {
  console.log(`The site is at http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`);
  console.log(`The local form service stores messages in ${MESSAGES_FILE}`);
});

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
