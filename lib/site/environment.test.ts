import { isProduction } from './environment';

const { SITE_ENV } = process.env;

afterEach(() => {
  if (SITE_ENV === undefined) delete process.env.SITE_ENV;
  else process.env.SITE_ENV = SITE_ENV;
});

test('a build is for production by default', () => {
  delete process.env.SITE_ENV;
  expect(isProduction()).toBe(true);
});

test.each([
  ['', true],
  ['production', true],
  ['staging', false],
  ['Production', false],
])('SITE_ENV="%s": production is %j', (value, expected) => {
  process.env.SITE_ENV = value;
  expect(isProduction()).toBe(expected);
});
