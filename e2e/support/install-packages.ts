import { spawnSync } from 'node:child_process';
import { findProgram } from '../hosts/programs';

/** Installs Debian's packages when we are root, and announces it. Returns whether it could. */
export function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log(`Installing Debian’s ${names.join(', ')} with apt-get…`);
  // In milliseconds: a closed network may leave a download hanging.
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', timeout: 300_000 }).status === 0;
  run('update');
  return run('install', '--yes', '--no-install-recommends', ...names);
}

/** The paths of programs, whose Debian packages are installed if need be; undefined without one. */
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
