import { isProduction } from './environment';

test.each([
  [undefined, true],
  ['', true],
  ['staging', false],
])('with SITE_ENV=%s, a build is for production: %j', (value, expected) => {
  const env = jest.replaceProperty(process, 'env', { ...process.env, SITE_ENV: value });
  expect(isProduction()).toBe(expected);
  env.restore();
});
