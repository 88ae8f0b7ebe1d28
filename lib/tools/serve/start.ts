import getPort, { portNumbers } from 'get-port';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../build/build-site';
import { MESSAGES_FILE } from './form-service';
import { createSiteServer } from './server';

// `npm start`: builds the site, then serves it with the local form service. `npm start -- --no-build` serves
// the site that is in `out/`.

const root = process.cwd();
const wanted = Number(process.env.PORT || 3000);
const host = process.env.HOST || 'localhost';
const port = await getPort({ port: portNumbers(wanted, wanted + 100) });
if (port !== wanted) console.log(`Port ${wanted} is taken.`);

if (!process.argv.includes('--no-build')) {
  console.log('Building the site, about half a minute');
  if (!(await buildSite(root))) process.exit(1);
} else if (!existsSync(path.join(root, 'out/index.html'))) {
  console.error('There is no site in out/. Run npm run build first.');
  process.exit(1);
}

const server = createSiteServer(path.join(root, 'out'), path.join(root, MESSAGES_FILE));
server.listen(port, host, () => {
  console.log(`The site is at http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`);
  console.log(`Messages that its forms send to this machine are kept in ${MESSAGES_FILE}`);
});
