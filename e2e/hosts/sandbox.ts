import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HostName } from './hosts';
import { findProgram } from './programs';

/** A file that is only in a sandbox. */
export const SANDBOX_SIGN = '/run/recipe-sandbox';

/** The servers for which README.md, beside this file, has a recipe. */
type Server = Extract<HostName, 'nginx' | 'Caddy'>;

/**
 * Gives a command a copy of /etc, an empty /var and /run, and a network of its own: what it changes there
 * is gone afterwards. No file of its own, so that nobody runs it outside a sandbox.
 */
const ENTER = `set -e
folder=$1
shift
mount -t tmpfs none "$folder"
mkdir "$folder/etc"
# Only root may read all of it.
cp -R /etc/. "$folder/etc" 2> /dev/null || true
mount --bind "$folder/etc" /etc
mount -t tmpfs none /var
mkdir -p /var/www /var/lib/nginx /var/log/nginx
mount -t tmpfs none /run
touch ${SANDBOX_SIGN}
export PATH="$PATH:/usr/sbin"
ip link set lo up
exec "$@"`;

/** With these, a user who is not root may do there what root may do. */
const AS_USER = ['--user', '--map-current-user', '--keep-caps'];

/**
 * Runs `recipe.ts` for a server in a sandbox, where its commands change nothing of this machine and
 * every port is free. It prints what it finds.
 *
 * @returns why it cannot run here, in words
 * @throws when the recipe does not do what it promises
 */
export async function testRecipe(server: Server): Promise<{ skip: string } | undefined> {
  for (const name of ['unshare', 'ip', 'git', 'rsync', 'curl', 'openssl', server.toLowerCase()]) {
    if (!(await findProgram(name))) return { skip: `${name} is not installed` };
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'recipe-'));
  try {
    const inSandbox = (command: string[], stdio: 'inherit' | 'ignore') => {
      const user = process.getuid?.() === 0 ? [] : AS_USER;
      const spaces = [...user, '--mount', '--net', '--pid', '--fork', '--kill-child'];
      const enter = ['sh', '-c', ENTER, 'sh', folder];
      return spawnSync('unshare', [...spaces, ...enter, ...command], { stdio }).status === 0;
    };
    if (!inSandbox(['true'], 'ignore')) return { skip: 'this system lets you make no sandbox' };
    const program = fileURLToPath(new URL('recipe.ts', import.meta.url));
    const command = [process.execPath, '--import', 'tsx', program, server, folder];
    if (!inSandbox(command, 'inherit')) throw new Error(`The recipe for ${server} does not work.`);
    return undefined;
  } finally {
    await rm(folder, { recursive: true });
  }
}
