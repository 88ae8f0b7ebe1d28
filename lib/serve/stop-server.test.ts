import { Agent, createServer, get, type Server } from 'node:http';
import { stopServer } from './stop-server';

/** Starts a server that answers after `delay` ms; resolves with the answer to come once asked. */
async function startBusy(delay: number): Promise<{ server: Server; answer: Promise<string> }> {
  const server = createServer((_req, res) => setTimeout(() => res.end('done'), delay).unref());
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const answer = new Promise<string>((resolve) => {
    get({ port, agent: new Agent({ keepAlive: true }) }, (res) => {
      res.on('data', (chunk: Buffer) => {
        resolve(chunk.toString());
      });
    }).on('error', () => {
      resolve('cut');
    });
  });
  await new Promise((resolve) => server.once('request', resolve));
  return { server, answer };
}

test.each([
  [200, 600_000, 'done'],
  [600_000, 200, 'cut'],
])('an answer that takes %i ms of %i is %s', async (delay, grace, outcome) => {
  const { server, answer } = await startBusy(delay);
  await stopServer(server, grace);
  expect(server.listening).toBe(false);
  expect(await answer).toBe(outcome);
});
