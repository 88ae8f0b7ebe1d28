import { parsePort, portsFrom } from './port';

test.each([
  [undefined, 3000],
  ['', 3000],
  ['8080', 8080],
  ['1', 1],
  ['65535', 65_535],
  ['0', undefined],
  ['65536', undefined],
  ['-1', undefined],
  ['80.5', undefined],
  ['3e3', undefined],
  [' 3000', undefined],
  ['web', undefined],
])('PORT=%p -> %p', (text, port) => {
  expect(parsePort(text)).toBe(port);
});

test('the ports after the wanted one are next, as far as there are ports', () => {
  expect(portsFrom(3000).slice(0, 3)).toEqual([3000, 3001, 3002]);
  expect(portsFrom(3000)).toHaveLength(101);
  expect(portsFrom(65_534)).toEqual([65_534, 65_535]);
});
