import { version as installed } from 'next/package.json';
import { requireTriedVersion } from './tried-version.mjs';

test.each([
  [installed, false],
  ['16.4.0', false],
  ['16.5.0', true],
  ['16.40.1', true],
  ['17.4.0', true],
])('that Next %s is refused is %s', (version, isRefused) => {
  const build = () => requireTriedVersion(version);
  if (isRefused) expect(build).toThrow(`Next ${version} is installed`);
  else expect(build).not.toThrow();
});

test.each(['next', '@next/mdx', '@sveltia/cms'])(
  '%s is pinned: its output is part of the site',
  (name) => {
    const { dependencies } = jest.requireActual<{ dependencies: Record<string, string> }>(
      '@/package.json',
    );
    expect(dependencies[name]).toMatch(/^\d+\.\d+\.\d+$/);
  },
);
