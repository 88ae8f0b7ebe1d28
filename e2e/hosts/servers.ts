import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { userInfo } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import getPort from 'get-port';
import { serveSite } from '@/lib/tools/serve/test-server';
import { startServer } from './programs';

export type RunningServer = { httpPort: number; httpsPort?: number; stop: () => Promise<void> };

type StartServer = (siteDir: string, workDir: string) => Promise<RunningServer>;

export const startLocalServer: StartServer = async (siteDir) => {
  const { url, close } = await serveSite(siteDir);
  return { httpPort: Number(new URL(url).port), stop: close };
};

export const startNginx: StartServer = async (siteDir, workDir) => {
  const ports = { httpPort: await getPort(), httpsPort: await getPort() };
  const certificate = `${workDir}/certificate-and-key.pem`;
  const request = '-x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=test';
  await run('openssl', ['req', ...request.split(' '), '-keyout', certificate, '-out', certificate]);
  await writeRedirects('nginx', siteDir, `${workDir}/redirects.conf`);
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
};

export const startCaddy: StartServer = async (siteDir, workDir) => {
  const ports = { httpPort: await getPort(), httpsPort: await getPort() };
  await writeRedirects('caddy', siteDir, `${workDir}/redirects.caddy`);
  await copyConfig('site.caddy', workDir, [['/var/www/site', siteDir]]);
  const listen = `http_port ${ports.httpPort}\nhttps_port ${ports.httpsPort}`;
  const config = await copyConfig('Caddyfile', workDir, [
    [/^\{$/gm, `{\n${listen}\nadmin off\nlocal_certs\nskip_install_trust`],
  ]);
  const env = { XDG_CONFIG_HOME: workDir, XDG_DATA_HOME: workDir };
  const options = { cwd: workDir, env, port: ports.httpsPort };
  const { stop } = await startServer('caddy', ['run', '--config', config], options);
  const server = { ...ports, stop };
  // Wait until each origin responds. Caddy accepts HTTPS connections before its certificates and HTTP port are ready.
  for (const origin of ['https://www.example.com', 'https://example.com', 'http://example.com']) {
    await expect(() => sendRequest(server, origin, {})).toPass();
  }
  return server;
};

const HOSTS = 'lib/tools/serve/hosts';
const run = promisify(execFile);

async function writeRedirects(server: 'nginx' | 'caddy', siteDir: string, file: string) {
  const program = ['--import', 'tsx', `${HOSTS}/print-redirects.ts`];
  const { stdout } = await run(process.execPath, [...program, server, siteDir]);
  await writeFile(file, stdout);
}

async function copyConfig(
  name: string,
  workDir: string,
  replacements: readonly (readonly [search: string | RegExp, replacement: string])[],
): Promise<string> {
  let config = await readFile(`${HOSTS}/${name}`, 'utf8');
  for (const [search, replacement] of replacements) {
    const replaced = config.replaceAll(search, () => replacement);
    if (replaced === config)
      throw new Error(`${HOSTS}/${name} must contain ${String(search)}, but it does not.`);
    config = replaced;
  }
  const copy = `${workDir}/${name}`;
  await writeFile(copy, config);
  return copy;
}

/** Sends a request with the path exactly as given, whereas `fetch` would normalize it. */
export async function sendRequest(server: RunningServer, origin: string, options: RequestOptions) {
  const { protocol, host } = new URL(origin);
  // If the server has no TLS, request `https://` URLs over plain HTTP, as a proxy that terminates TLS would.
  const isTls = protocol === 'https:' && server.httpsPort !== undefined;
  const request = (isTls ? https : http).request({
    ...options,
    host: '127.0.0.1',
    port: isTls ? server.httpsPort : server.httpPort,
    headers: { ...options.headers, Host: host },
    servername: host,
    rejectUnauthorized: false,
    agent: false,
  });
  const [response] = (await once(request.end(), 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
