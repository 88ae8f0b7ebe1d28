import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { findProgram } from './find-program';
import type { Host } from './host';
import { makeCertificate } from './make-certificate';
import { redirectLines } from './redirect-lines';
import { replaceEach } from './replace-each';
import { runNginx } from './run-nginx';

const CONFIG = fileURLToPath(new URL('nginx.conf', import.meta.url));
const TEMP_PATHS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** nginx with the config as it is, but for its ports, its folders and its user. */
export const nginx: Host = {
  name: 'nginx',
  start: async ({ siteDir, workDir }) => {
    const program = await findProgram('nginx');
    if (program === undefined) return { skip: 'nginx is not installed' };
    const port = await getPort();
    const plainPort = await getPort();
    const certificate = await makeCertificate(workDir);
    if (certificate === undefined)
      return { skip: 'openssl, for its certificate, is not installed' };
    const redirects = await readFile(path.join(siteDir, '_redirects'), 'utf8');
    const redirectsFile = path.join(workDir, 'redirects.map');
    await writeFile(redirectsFile, redirectLines('nginx', redirects));
    const temporary = path.join(workDir, 'temporary');
    await mkdir(temporary);

    const config = replaceEach(await readFile(CONFIG, 'utf8'), [
      ['user www-data;', `user ${userInfo().username};`],
      ['/run/nginx.pid', path.join(workDir, 'nginx.pid')],
      ['/var/log/nginx', workDir],
      [
        'http {',
        `http {\n${TEMP_PATHS.map((name) => `${name}_temp_path ${temporary};`).join('\n')}`,
      ],
      // Not every machine has IPv6.
      [/listen \[::\].*\n/g, ''],
      ['listen 80 ', `listen 127.0.0.1:${plainPort} `],
      ['listen 443 ', `listen 127.0.0.1:${port} `],
      ['/etc/nginx/redirects.map', redirectsFile],
      [/\/etc\/letsencrypt\/.*fullchain\.pem/g, certificate.certificateFile],
      [/\/etc\/letsencrypt\/.*privkey\.pem/g, certificate.keyFile],
      ['/var/www/site', siteDir],
    ]);
    const { stop } = await runNginx(program, config, workDir, port);
    return { port, plainPort, isTls: true, stop };
  },
};
