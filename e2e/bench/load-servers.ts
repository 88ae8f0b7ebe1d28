import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { findProgram } from '../hosts/find-program';
import { redirectLines } from '../hosts/redirect-lines';
import { replaceEach } from '../hosts/replace-each';
import { runNginx } from '../hosts/run-nginx';
import { runProgram } from '../hosts/run-program';

export type LoadServer = {
  name: string;
  port: number;
  /** The first of its processes. */
  pid: number;
  stop: () => Promise<void>;
};

type Setup = {
  outDir: string;
  /** An empty folder of the server's own. */
  workDir: string;
};

const PROGRAM = fileURLToPath(new URL('serve-load.ts', import.meta.url));
const NGINX_CONFIG = fileURLToPath(new URL('../hosts/nginx.conf', import.meta.url));
const TEMP_PATHS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
/** In the server's folder: the number of its process. */
const PID_FILE = 'server.pid';
export const OWN_SERVER = 'npm start';
/** In the folder of the site's own server. */
export const MESSAGES_FILE = 'messages.jsonl';

/** The server behind `npm start`, in a process of its own. */
export async function startOwnServer({ outDir, workDir }: Setup): Promise<LoadServer> {
  const port = await getPort();
  const files = [path.join(workDir, MESSAGES_FILE), path.join(workDir, PID_FILE)];
  const args = ['--import', 'tsx', PROGRAM, outDir, String(port), ...files];
  const { stop } = await runProgram(process.execPath, args, { cwd: process.cwd(), port });
  return { name: OWN_SERVER, port, pid: await readPid(workDir), stop };
}

/**
 * nginx with the config for hosts, but without TLS and without a log: the other server has neither.
 *
 * @returns undefined where nginx is not installed
 */
export async function startNginx({ outDir, workDir }: Setup): Promise<LoadServer | undefined> {
  const program = await findProgram('nginx');
  if (program === undefined) return undefined;
  const port = await getPort();
  const temporary = path.join(workDir, 'temporary');
  await mkdir(temporary);
  const redirects = await readFile(path.join(outDir, '_redirects'), 'utf8').catch(() => '');
  const redirectsFile = path.join(workDir, 'redirects.map');
  await writeFile(redirectsFile, redirectLines('nginx', redirects));

  const config = replaceEach(await readFile(NGINX_CONFIG, 'utf8'), [
    ['user www-data;', ''],
    ['/run/nginx.pid', path.join(workDir, PID_FILE)],
    ['access_log /var/log/nginx/access.log;', 'access_log off;'],
    ['/var/log/nginx', workDir],
    ['http {', `http {\n${TEMP_PATHS.map((name) => `${name}_temp_path ${temporary};`).join('\n')}`],
    // Those that only send visitors on, to TLS and to the right name.
    [/ {2}server \{[^{}]*return 301 https:[^{}]*\}\n/g, ''],
    [/ {2}ssl_.*\n/g, ''],
    [/ *listen \[::\].*\n/g, ''],
    [/listen 443 [^;]*;/g, `listen 127.0.0.1:${port};`],
    ['/etc/nginx/redirects.map', redirectsFile],
    ['/var/www/site', outDir],
  ]);
  const { stop } = await runNginx(program, config, workDir, port);
  return { name: 'nginx', port, pid: await readPid(workDir), stop };
}

async function readPid(workDir: string): Promise<number> {
  return Number(await readFile(path.join(workDir, PID_FILE), 'utf8'));
}
