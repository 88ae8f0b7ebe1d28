import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { findProgram } from './find-program';
import type { Host } from './host';
import { redirectLines } from './redirect-lines';
import { replaceEach } from './replace-each';
import { runProgram } from './run-program';

const CONFIG = fileURLToPath(new URL('Caddyfile', import.meta.url));

/** Caddy with the config as it is, but for its folders, its ports and who signs its certificates. */
export const caddy: Host = {
  name: 'Caddy',
  start: async ({ siteDir, workDir }) => {
    const program = await findProgram('caddy');
    if (program === undefined) return { skip: 'caddy is not installed' };
    const port = await getPort();
    const plainPort = await getPort();
    const redirectsFile = path.join(workDir, 'redirects.caddy');
    const redirects = await readFile(path.join(siteDir, '_redirects'), 'utf8');
    await writeFile(redirectsFile, redirectLines('caddy', redirects));
    const options = [
      'auto_https disable_redirects',
      'admin off',
      'local_certs',
      'skip_install_trust',
      `http_port ${plainPort}`,
      `https_port ${port}`,
    ];
    const config = replaceEach(await readFile(CONFIG, 'utf8'), [
      ['auto_https disable_redirects', options.join('\n')],
      ['/etc/caddy/redirects.caddy', redirectsFile],
      ['/var/www/site', siteDir],
    ]);
    const configFile = path.join(workDir, 'Caddyfile');
    await writeFile(configFile, config);
    const args = ['run', '--config', configFile, '--adapter', 'caddyfile'];
    const { stop } = await runProgram(program, args, {
      cwd: workDir,
      port,
      // Where it keeps the certificates that it signs itself.
      env: { XDG_DATA_HOME: workDir, XDG_CONFIG_HOME: workDir },
    });
    return { port, plainPort, isTls: true, stop };
  },
};
