import { spawnSync } from 'node:child_process';
import { findProgram } from '../hosts/programs';

/**
 * The path of the first of these programs that is installed; if none is, installs Debian's packages
 * when we are root. Undefined when that is not possible either.
 */
export async function findOrInstall(
  names: readonly string[],
  packages: readonly string[],
): Promise<string | undefined> {
  return (await findFirst(names)) ?? (install(packages) ? findFirst(names) : undefined);
}

async function findFirst(names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const program = await findProgram(name);
    if (program) return program;
  }
  return undefined;
}

/** In milliseconds: a closed network may leave a download hanging. */
const INSTALL_TIME = 300_000;

function install(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', timeout: INSTALL_TIME }).status === 0;
  console.log(`Installing Debian’s ${packages.join(' and ')}.`);
  run('update');
  return run('install', '--yes', '--no-install-recommends', ...packages);
}
