import { readFileSync } from 'node:fs';

type Package = { version?: string; integrity?: string; resolved?: string; link?: boolean };

test('pins each package to an exact version and a hash, without the URL of a registry', () => {
  const lockFile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Package>;
  };
  const installed = Object.entries(lockFile.packages).filter(([folder]) => folder !== '');
  expect(installed.length).toBeGreaterThan(100);
  const EXACT_VERSION = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;
  const SHA_512 = /^sha512-[\w+/]{86}==$/;
  // Without `resolved`, npm uses the registry that the user has configured. `link` marks a package in a local folder.
  const invalid = installed.filter(
    ([, { version = '', integrity = '', resolved, link }]) =>
      !EXACT_VERSION.test(version) ||
      !SHA_512.test(integrity) ||
      resolved !== undefined ||
      link === true,
  );
  expect(invalid).toEqual([]);
});
