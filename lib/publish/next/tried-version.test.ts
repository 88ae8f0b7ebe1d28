import { requireTriedVersion } from './tried-version.mjs';

test.each(['16.4.0', '16.4.5'])('Next %s is built with', (version) => {
  expect(() => {
    requireTriedVersion(version);
  }).not.toThrow();
});

test.each(['16.5.0', '16.40.1', '17.4.0', '16.3.9'])('Next %s is refused', (version) => {
  expect(() => {
    requireTriedVersion(version);
  }).toThrow(`Next ${version} is installed`);
});

test('the installed Next is the one that is built with', () => {
  const { version } = jest.requireActual<{ version: string }>('next/package.json');
  expect(() => {
    requireTriedVersion(version);
  }).not.toThrow();
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
