import { spawnSync } from 'node:child_process';

/** In milliseconds: a closed network may leave a download hanging. */
const TIME = 300_000;

/** Installs Debian's packages, when we are root. Says whether that was possible. */
export function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', timeout: TIME }).status === 0;
  console.log(`Installing ${names.join(', ')} of Debian.`);
  run('update');
  return run('install', '--yes', '--no-install-recommends', ...names);
}
