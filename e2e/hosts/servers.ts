import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { userInfo } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { serveSite } from '@/lib/tools/serve/test-server';
import { startServer } from './programs';

export type RunningServer = { httpPort: number; httpsPort?: number; stop: () => Promise<void> };

export async function startLocalServer(siteDir: string): Promise<RunningServer> {
  const { url, close } = await serveSite(siteDir);
  return { httpPort: Number(new URL(url).port), stop: close };
}

export async function startNginx(siteDir: string, workDir: string): Promise<RunningServer> {
  const ports = { httpPort: await getPort(), httpsPort: await getPort() };
  const certificate = `${workDir}/certificate-and-key.pem`;
  const request = '-x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=test';
  await run('openssl', ['req', ...request.split(' '), '-keyout', certificate, '-out', certificate]);
  // On a machine without IPv6, nginx would fail to listen on an IPv6 address.
  const removeIpv6 = [/ *listen \[::\].*\n/g, ''] as const;
  await copyConfig('tls.conf', workDir, [
    removeIpv6,
    ['listen 443 ', `listen 127.0.0.1:${ports.httpsPort} `],
    [/\/etc\/letsencrypt\/live\/site\/(fullchain|privkey)\.pem/g, certificate],
  ]);
  const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${workDir}/temporary;`,
  );
  const config = await copyConfig('nginx.conf', workDir, [
    removeIpv6,
    ['listen 80 ', `listen 127.0.0.1:${ports.httpPort} `],
    ['user www-data;', `user ${userInfo().username};`],
    ['/run/nginx.pid', `${workDir}/nginx.pid`],
    ['/var/log/nginx', workDir],
    ['http {', ['http {', ...temporaryFolders].join('\n')],
    ['/var/www/site', siteDir],
  ]);
  const options = { cwd: workDir, port: ports.httpsPort };
  return {
    ...ports,
    ...(await startServer('nginx', ['-c', config, '-g', 'daemon off;'], options)),
  };
}

export async function startApache(siteDir: string, workDir: string): Promise<RunningServer> {
  const httpPort = await getPort();
  // If root starts Apache, a user without rights reads the site.
  await chmod(workDir, 0o755);
  const args = ['-f', `${process.cwd()}/e2e/hosts/cpanel.conf`, '-D', 'FOREGROUND'];
  const env = { WORK_DIR: workDir, SITE_DIR: siteDir, HTTP_PORT: String(httpPort) };
  const server = await startServer('apache2', args, { cwd: workDir, env, port: httpPort });
  return { httpPort, ...server };
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

/** Sends a GET request. If the server has no TLS, requests `https://` URLs over plain HTTP, as a proxy would. */
export async function sendRequest(
  { httpPort, httpsPort }: RunningServer,
  url: URL,
  headers: Record<string, string> = {},
) {
  const isTls = url.protocol === 'https:' && httpsPort !== undefined;
  const request = (isTls ? https : http).request({
    host: '127.0.0.1',
    port: isTls ? httpsPort : httpPort,
    path: url.pathname + url.search,
    headers: { ...headers, Host: url.host },
    servername: url.host,
    rejectUnauthorized: false,
    agent: false,
  });
  const [response] = (await once(request.end(), 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
