import { execFile } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { serveSite } from '@/lib/tools/serve/test-server';
import { startServer } from '../support/programs';

/** `httpsUrl` is undefined if the server has no TLS. */
export type RunningServer = { httpUrl: string; httpsUrl?: string; stop: () => Promise<unknown> };

export async function startLocalServer(siteDir: string): Promise<RunningServer> {
  const { url, close } = await serveSite(siteDir);
  return { httpUrl: url, stop: close };
}

export async function startNginx(siteDir: string, workDir: string): Promise<RunningServer> {
  const [httpPort, httpsPort] = [await getPort(), await getPort()];
  const certificate = `${workDir}/certificate-and-key.pem`;
  const request = '-x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=test';
  await run('openssl', ['req', ...request.split(' '), '-keyout', certificate, '-out', certificate]);
  // On a machine without IPv6, nginx would fail to listen on an IPv6 address.
  const removeIpv6 = [/ *listen \[::\].*\n/g, ''] as const;
  await copyConfig('tls.conf', workDir, [
    removeIpv6,
    ['listen 443 ', `listen 127.0.0.1:${httpsPort} `],
    [/\/etc\/letsencrypt\/live\/site\/(fullchain|privkey)\.pem/g, certificate],
  ]);
  const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${workDir}/temporary;`,
  );
  const config = await copyConfig('nginx.conf', workDir, [
    removeIpv6,
    ['listen 80 ', `listen 127.0.0.1:${httpPort} `],
    ['user www-data;', `user ${userInfo().username};`],
    ['/run/nginx.pid', `${workDir}/nginx.pid`],
    ['/var/log/nginx', workDir],
    ['http {', ['http {', ...temporaryFolders].join('\n')],
    ['/var/www/site', siteDir],
  ]);
  const command = ['nginx', '-c', config, '-g', 'daemon off;'];
  const { stop } = await startServer(command, httpsPort);
  const [httpUrl, httpsUrl] = [`http://127.0.0.1:${httpPort}`, `https://127.0.0.1:${httpsPort}`];
  return { httpUrl, httpsUrl, stop };
}

export async function startApache(siteDir: string, workDir: string): Promise<RunningServer> {
  const httpPort = await getPort();
  // Let all users read the site. If root starts Apache, Apache handles requests as an unprivileged user.
  await chmod(workDir, 0o755);
  const command = ['apache2', '-f', path.resolve('e2e/hosts/cpanel.conf'), '-D', 'FOREGROUND'];
  const environment = { WORK_DIR: workDir, SITE_DIR: siteDir, HTTP_PORT: String(httpPort) };
  const { stop } = await startServer(command, httpPort, environment);
  return { httpUrl: `http://127.0.0.1:${httpPort}`, stop };
}

const HOSTS = 'lib/tools/serve/hosts';
const run = promisify(execFile);

async function copyConfig(
  name: string,
  workDir: string,
  replacements: readonly (readonly [search: string | RegExp, replacement: string])[],
): Promise<string> {
  let config = await readFile(`${HOSTS}/${name}`, 'utf8');
  for (const [search, replacement] of replacements)
    config = config.replaceAll(search, () => replacement);
  const copy = `${workDir}/${name}`;
  await writeFile(copy, config);
  return copy;
}
