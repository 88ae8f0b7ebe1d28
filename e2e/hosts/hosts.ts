import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { serveSite } from '../serve-site';
import { askOverHttp, BARE_NAME, SITE_NAME, type Answer, type Ports, type Question } from './ask';
import { findProgram, replaceEach, runProgram } from './programs';
import { redirectLines } from './redirect-lines';

export type HostName = 'npm start' | 'nginx' | 'Caddy' | 'Cloudflare' | 'Netlify' | 'GitHub Pages';

export type RunningHost = {
  ask: (question: Question) => Promise<Answer>;
  stop: () => Promise<void>;
};

/** Why a host cannot run on this machine. */
type Skip = { skip: string };

type HostSetup = {
  /** The finished site. */
  siteDir: string;
  /** An empty folder of the host's own. */
  workDir: string;
};

export type Host = {
  name: HostName;
  /** Its documented rules instead of its program: it is asked only what is where. */
  isSimulated?: boolean;
  start: (setup: HostSetup) => Promise<RunningHost | Skip>;
};

/** The server behind `npm start`. */
export const npmStart: Host = {
  name: 'npm start',
  start: async ({ siteDir, workDir }) => {
    const messagesFile = path.join(workDir, 'messages.jsonl');
    const { url, close } = await serveSite({ outDir: siteDir, messagesFile });
    const ports = { port: Number(new URL(url).port), isTls: false };
    return { ask: (question) => askOverHttp(ports, question), stop: close };
  },
};

export const nginx: Host = {
  name: 'nginx',
  start: async (setup) => {
    const started = await startNginx({ ...setup, isTls: true });
    if ('skip' in started) return started;
    return { ask: (question) => askOverHttp(started, question), stop: started.stop };
  },
};

/** Not every machine has IPv6. */
const NO_IPV6 = [/ *listen \[::\].*\n/g, ''] as const;
const TEMP_PATHS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Starts nginx with nginx.conf, and tls.conf if it has TLS: only ports, folders and the user are others,
 * and it writes no log of requests.
 */
export async function startNginx({
  siteDir,
  workDir,
  isTls,
}: HostSetup & { isTls: boolean }): Promise<(Ports & Pick<RunningHost, 'stop'>) | Skip> {
  const program = await findProgram('nginx');
  if (program === undefined) return { skip: 'nginx is not installed' };
  const certificate = isTls ? await makeCertificate(workDir) : undefined;
  if (isTls && !certificate) return { skip: 'openssl, for its certificate, is not installed' };
  const [port, plainPort] = [await getPort(), await getPort()];
  const temporary = path.join(workDir, 'temporary');
  await mkdir(temporary);
  await writeRedirects('nginx', siteDir, path.join(workDir, 'redirects.map'));
  if (certificate) {
    const tls = replaceEach(await readConfig('tls.conf'), [
      NO_IPV6,
      ['listen 443 ', `listen 127.0.0.1:${port} `],
      [/\/etc\/letsencrypt\/.*fullchain\.pem/g, certificate.certificateFile],
      [/\/etc\/letsencrypt\/.*privkey\.pem/g, certificate.keyFile],
    ]);
    await writeFile(path.join(workDir, 'tls.conf'), tls);
  }
  const config = replaceEach(await readConfig('nginx.conf'), [
    NO_IPV6,
    ['listen 80 ', `listen 127.0.0.1:${certificate ? plainPort : port} `],
    ['user www-data;', `user ${userInfo().username};`],
    ['access_log /var/log/nginx/access.log', 'access_log off'],
    ['/run/nginx.pid', path.join(workDir, 'nginx.pid')],
    ['/var/log/nginx', workDir],
    ['http {', `http {\n${TEMP_PATHS.map((name) => `${name}_temp_path ${temporary};`).join('\n')}`],
    ['/var/www/site', siteDir],
  ]);
  const file = path.join(workDir, 'nginx.conf');
  await writeFile(file, config);
  const args = ['-p', workDir, '-c', file, '-e', path.join(workDir, 'error.log')];
  const options = { cwd: workDir, port };
  const { stop } = await runProgram(program, [...args, '-g', 'daemon off;'], options);
  return { port, plainPort, isTls, stop };
}

/** In milliseconds. */
const CERTIFICATE_LIMIT = 30_000;

/** Caddy with the Caddyfile and site.caddy: only folders, ports and the issuer of certificates are others. */
export const caddy: Host = {
  name: 'Caddy',
  start: async ({ siteDir, workDir }) => {
    const program = await findProgram('caddy');
    if (program === undefined) return { skip: 'caddy is not installed' };
    const ports = { port: await getPort(), plainPort: await getPort(), isTls: true };
    await writeRedirects('caddy', siteDir, path.join(workDir, 'redirects.caddy'));
    const site = replaceEach(await readConfig('site.caddy'), [['/var/www/site', siteDir]]);
    await writeFile(path.join(workDir, 'site.caddy'), site);
    const options = [
      'auto_https disable_redirects',
      'admin off',
      'local_certs',
      'skip_install_trust',
      `http_port ${ports.plainPort}`,
      `https_port ${ports.port}`,
    ];
    const config = replaceEach(await readConfig('Caddyfile'), [
      ['auto_https disable_redirects', options.join('\n')],
    ]);
    const file = path.join(workDir, 'Caddyfile');
    await writeFile(file, config);
    const { stop } = await runProgram(
      program,
      ['run', '--config', file, '--adapter', 'caddyfile'],
      {
        cwd: workDir,
        port: ports.port,
        // Where it keeps the certificates that it signs.
        env: { XDG_DATA_HOME: workDir, XDG_CONFIG_HOME: workDir },
      },
    );
    // It listens before it has signed its certificates.
    for (const deadline = Date.now() + CERTIFICATE_LIMIT; Date.now() < deadline;) {
      if (await askOverHttp(ports, { target: '/' }).catch(() => undefined)) break;
      await sleep(100);
    }
    return { ask: (question) => askOverHttp(ports, question), stop };
  },
};

/** Cloudflare's own runtime, workerd, with the worker that serves static assets there. */
export const cloudflare: Host = {
  name: 'Cloudflare',
  start: async ({ siteDir, workDir }) => {
    const port = await getPort();
    // In a folder of its own: wrangler keeps its state beside its configuration.
    const config = path.join(workDir, 'wrangler.jsonc');
    await copyFile(configFile('wrangler.jsonc'), config);
    const manifest = createRequire(import.meta.url).resolve('wrangler/package.json');
    const wrangler = path.join(path.dirname(manifest), 'bin', 'wrangler.js');
    const args = ['dev', '--config', config, '--assets', siteDir, '--ip', '127.0.0.1'];
    const listening = ['--port', `${port}`, '--inspector-port', `${await getPort()}`];
    const { stop } = await runProgram(process.execPath, [wrangler, ...args, ...listening], {
      cwd: workDir,
      port,
      env: {
        CI: 'true',
        NO_COLOR: '1',
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_LOG_PATH: path.join(workDir, 'wrangler.log'),
      },
    });
    return { ask: (question) => askOverHttp({ port, isTls: false }, question), stop };
  },
};

function configFile(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

async function readConfig(name: string): Promise<string> {
  return readFile(configFile(name), 'utf8');
}

async function writeRedirects(format: 'nginx' | 'caddy', siteDir: string, file: string) {
  const redirects = await readFile(path.join(siteDir, '_redirects'), 'utf8').catch(() => '');
  await writeFile(file, redirectLines(format, redirects));
}

/** Makes a self-signed certificate for the site's names; undefined without openssl. */
async function makeCertificate(folder: string) {
  const openssl = await findProgram('openssl');
  if (openssl === undefined) return undefined;
  const certificateFile = path.join(folder, 'certificate.pem');
  const keyFile = path.join(folder, 'key.pem');
  const names = `subjectAltName=DNS:${SITE_NAME},DNS:${BARE_NAME}`;
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', keyFile, '-out', certificateFile];
  const subject = ['-subj', `/CN=${SITE_NAME}`, '-addext', names, '-days', '2'];
  await promisify(execFile)(openssl, ['req', '-x509', ...key, ...files, ...subject]);
  return { certificateFile, keyFile };
}
