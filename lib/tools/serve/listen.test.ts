import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFreePort, listen, readPort } from './listen';

jest.mock(
  'get-port',
  () =>
    ({ port, exclude }: { port: number[]; exclude: number[] }) =>
      Math.max(...port.filter((one) => !exclude.includes(one))),
);

afterEach(() => jest.restoreAllMocks());

test.each([
  ['', 3000, []],
  ['65535', 65_535, []],
  ['65536', undefined, [[1]]],
  ['4190', undefined, [[1]]],
])('PORT=%p is the port %p, or ends the program with a message', (text, port, exits) => {
  jest.replaceProperty(process, 'env', { ...process.env, PORT: text });
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const log = jest.spyOn(console, 'error').mockImplementation();
  expect(readPort()).toBe(port);
  expect(exit.mock.calls).toEqual(exits);
  expect(log).toHaveBeenCalledTimes(exits.length);
});

test('no port is tried that is above the last one, or that browsers do not open', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  expect(await findFreePort(65_500)).toBe(65_535);
  expect(await findFreePort(6597)).toBe(6696);
});

test.each([
  ['', '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
])('with HOST=%p a server listens on %s', async (host, address) => {
  jest.replaceProperty(process, 'env', { ...process.env, HOST: host });
  const server = createServer();
  await listen(server, 0);
  expect((server.address() as AddressInfo).address).toBe(address);
  server.close();
});
