import fs from 'node:fs';
import { rm } from 'node:fs/promises';
import { writeFiles } from '@/lib/content/test-folder';
import { startSite } from './test-site';

// `e2e/hosts` asks this server, nginx and Caddy for the same pages and files. These tests are about
// odd requests, and about files that change.

const FILES = {
  'about.html': 'about',
  'blog/not-found.html': 'no such article',
  '404.html': 'no such page',
  'blog/.draft.html': 'secret',
  '.well-known/.secret': 'secret',
  '../outside.html': 'secret',
  _headers: '/*\n  X-Site: ours\n',
};

afterEach(() => jest.restoreAllMocks());

test.each([
  ['/%5fheaders', 'no such page'],
  ['/.well-known/.secret', 'no such page'],
  ['/%2e%2e/outside', 'no such page'],
  // A redirect to it would lead to another host.
  ['//about/', 'no such page'],
  ['/%', 'no such page'],
])('%s is not found, and never redirects', async (path, text) => {
  const { ask } = await startSite(FILES);
  const answer = await ask(path);
  expect(answer).toMatchObject({ status: 404, text });
  expect(answer.headers.location).toBeUndefined();
});

test('a failure is logged and answered with 500, and the next request tries again', async () => {
  const { ask } = await startSite(FILES);
  const log = jest.spyOn(console, 'error').mockImplementation();
  // As when a new build replaces a file just before it is opened.
  const { createReadStream } = fs;
  jest.spyOn(fs, 'createReadStream').mockImplementationOnce(() => createReadStream('missing'));
  const { status, text, headers } = await ask('/about');
  expect([status, text, headers.etag]).toEqual([500, 'Internal server error\n', undefined]);
  expect(log).toHaveBeenCalledTimes(1);
  expect((await ask('/about')).status).toBe(200);
});

test('a new build is served as soon as it has replaced the old one', async () => {
  const { ask, outDir } = await startSite(FILES);
  await ask('/about');
  await rm(outDir, { recursive: true });
  expect(await ask('/about')).toMatchObject({ status: 404, text: 'Not found\n' });
  await writeFiles(outDir, { 'about.html': 'new', _headers: '/*\n  X-Site: new\n' });
  expect(await ask('/about')).toMatchObject({ text: 'new', headers: { 'x-site': 'new' } });
});
