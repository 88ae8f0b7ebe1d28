import { readFileSync } from 'node:fs';

type Package = { version?: string; integrity?: string; resolved?: string; link?: boolean };

test('every package has one exact version and a hash, and comes from the registry of whoever installs', () => {
  const lockFile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Package>;
  };
  const installed = Object.entries(lockFile.packages).filter(([folder]) => folder !== '');
  expect(installed.length).toBeGreaterThan(100);
  const isPinned = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;
  const isHash = /^sha512-[\w+/]{86}==$/;
  // `resolved` names the registry of whoever wrote the file, or a repository; `link` is a local folder.
  const faulty = installed.filter(
    ([, { version = '', integrity = '', resolved, link }]) =>
      !isPinned.test(version) || !isHash.test(integrity) || resolved !== undefined || link === true,
  );
  expect(faulty).toEqual([]);
});
