import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const entry = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
});
const lockFile = z.object({
  lockfileVersion: z.number(),
  packages: z.record(z.string(), entry),
});

/** What is wrong with the packages of a lock file: each of them is one version of one content. */
function findFaults(lock: string): string[] {
  const { packages } = lockFile.parse(JSON.parse(lock));
  const installed = Object.entries(packages).filter(([folder]) => folder !== '');
  return installed.flatMap(([folder, { version = '', integrity = '', resolved, link }]) => [
    // Neither a range nor the address of a repository, a folder or a file.
    ...(/^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version)
      ? []
      : [`${folder}: version "${version}"`]),
    ...(/^sha512-[\w+/]{86}==$/.test(integrity) ? [] : [`${folder}: integrity "${integrity}"`]),
    // The registry of whoever installs, not of whoever wrote the file.
    ...(resolved === undefined ? [] : [`${folder}: resolved "${resolved}"`]),
    ...(link ? [`${folder}: link`] : []),
  ]);
}

test('every package is one version, and its content is known by a hash', async () => {
  const lock = await readFile('package-lock.json', 'utf8');
  expect(lockFile.parse(JSON.parse(lock)).lockfileVersion).toBe(3);
  expect(findFaults(lock)).toEqual([]);
});

const GOOD = { version: '1.0.0-rc.1', integrity: `sha512-${'a'.repeat(86)}==` };

test.each([
  [GOOD, 0],
  [{ ...GOOD, version: undefined }, 1],
  [{ ...GOOD, version: '^1.0.0' }, 1],
  [{ ...GOOD, version: 'file:../a' }, 1],
  [{ ...GOOD, integrity: undefined }, 1],
  [{ ...GOOD, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 1],
  [{ ...GOOD, resolved: 'https://registry.example/a-1.0.0.tgz' }, 1],
  [{ resolved: 'git+ssh://git@host.example/a.git#0123', version: '1.0.0' }, 2],
  [{ link: true, resolved: '../a' }, 4],
])('%j has faults: %i', (written, count) => {
  const packages = { '': { version: '1.0.0' }, 'node_modules/a': written };
  expect(findFaults(JSON.stringify({ lockfileVersion: 3, packages }))).toHaveLength(count);
});
