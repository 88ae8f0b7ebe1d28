import { isProduction } from './environment';

test.each([
  [undefined, true],
  ['', true],
  ['production', true],
  ['staging', false],
  ['preview', false],
  ['Production', false],
])('SITE_ENV=%s: production is %s', (value, expected) => {
  const before = process.env.SITE_ENV;
  if (value === undefined) delete process.env.SITE_ENV;
  else process.env.SITE_ENV = value;
  expect(isProduction()).toBe(expected);
  if (before === undefined) delete process.env.SITE_ENV;
  else process.env.SITE_ENV = before;
});
