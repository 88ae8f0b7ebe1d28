import { spawnSync } from 'node:child_process';
import { findProgram } from './hosts/programs';

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

/** The paths of programs, whose packages of Debian are installed if need be; undefined where one cannot be had. */
export async function findOrInstall(
  names: readonly string[],
  packages: readonly string[],
): Promise<string[] | undefined> {
  const find = async () => {
    const found = (await Promise.all(names.map(findProgram))).filter((file) => file !== undefined);
    return found.length === names.length ? found : undefined;
  };
  return (await find()) ?? (installPackages(...packages) ? find() : undefined);
}
