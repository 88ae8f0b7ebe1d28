import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen, parsePort, portsFrom } from './listen';

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
])('PORT=%p -> %p', (text, port) => {
  expect(parsePort(text)).toBe(port);
});

test('tries the wanted port and the hundred after it', () => {
  expect(portsFrom(3000).slice(0, 3)).toEqual([3000, 3001, 3002]);
  expect(portsFrom(3000)).toHaveLength(101);
  expect(portsFrom(65_534)).toEqual([65_534, 65_535]);
});

test.each([
  [undefined, '127.0.0.1'],
  ['', '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
])('with HOST=%p listens on %s', async (host, address) => {
  const env = jest.replaceProperty(process, 'env', { ...process.env, HOST: host });
  const server = createServer();
  await listen(server, 0);
  env.restore();
  expect((server.address() as AddressInfo).address).toBe(address);
  server.close();
});

test('a port that is taken ends the program with a message', async () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  const log = jest.spyOn(console, 'error').mockImplementation();
  const first = createServer();
  await listen(first, 0);
  const { port } = first.address() as AddressInfo;
  void listen(createServer(), port);
  while (exit.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(exit).toHaveBeenCalledWith(1);
  expect(log.mock.calls[0]?.[0]).toContain(`The site could not be served on port ${port}: `);
  jest.restoreAllMocks();
  first.close();
});
