import { chooseEncoding } from './content-encoding';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'identity'],
  ['*', 'br'],
  ['br;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br ; q=0.5 , gzip ; q=0.4', 'br'],
  ['identity, br;q=0.5', 'identity'],
  ['identity;q=0, *;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
])('%p -> %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
