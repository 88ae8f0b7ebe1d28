import { version as installed } from 'next/package.json';
import { requireSupportedNext } from './supported-version.mjs';

test.each([installed, '16.4.0'])('Next %s is supported', (version) => {
  expect(() => requireSupportedNext(version)).not.toThrow();
});

test.each(['16.5.0', '16.40.1', '17.4.0'])('Next %s is refused', (version) => {
  expect(() => requireSupportedNext(version)).toThrow(`Next ${version} is installed`);
});
