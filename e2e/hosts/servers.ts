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

const APACHE_MODULES = [
  ...[
    'authz_core',
    'autoindex',
    'deflate',
    'dir',
    'filter',
    'headers',
    'mime',
    'negotiation',
    'rewrite',
  ],
  'setenvif',
];

/** Starts Apache with the settings of a cPanel host, which only `.htaccess` can change. */
export async function startApache(
  siteDir: string,
  workDir: string,
  modules: readonly string[] = APACHE_MODULES,
): Promise<RunningServer> {
  const httpPort = await getPort();
  const load = (name: string) =>
    `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`;
  const config = [
    ...['mpm_event', ...modules].map(load),
    ...[`Listen 127.0.0.1:${httpPort}`, 'ServerName www.example.com', `DocumentRoot ${siteDir}`],
    ...[`PidFile ${workDir}/apache.pid`, `DefaultRuntimeDir ${workDir}`],
    ...[`ErrorLog ${workDir}/error.log`, 'User #65534', 'Group #65534'],
    ...['<IfModule mod_dir.c>', 'DirectoryIndex index.php index.html', '</IfModule>'],
    ...['<IfModule mod_mime.c>', 'TypesConfig /etc/mime.types', '</IfModule>'],
    ...[`<Directory ${siteDir}>`, 'Options Indexes FollowSymLinks', 'AllowOverride All'],
    '</Directory>\n',
  ];
  await writeFile(`${workDir}/apache.conf`, config.join('\n'));
  // If root starts Apache, its child processes run as another user.
  await chmod(workDir, 0o755);
  const args = ['-f', `${workDir}/apache.conf`, '-D', 'FOREGROUND'];
  return { httpPort, ...(await startServer('apache2', args, { cwd: workDir, port: httpPort })) };
}

const HOSTS = 'lib/tools/serve/hosts';
const run = promisify(execFile);

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
