import { readFileSync } from 'node:fs';
import { z } from 'zod';

const lockFile = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

test('every package has one exact version and a hash, and comes from the registry of whoever installs', () => {
  const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const installed = Object.entries(packages).filter(([folder]) => folder !== '');
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
