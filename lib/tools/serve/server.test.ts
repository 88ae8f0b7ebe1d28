import { rm } from 'node:fs/promises';
import { writeFiles } from '@/lib/content/test-folder';
import { startSite } from './test-site';

// The tests in `e2e/hosts` send the same ordinary requests to this server, nginx and Apache. The tests in this file
// cover unusual requests, and files that change while the server is running.

const FILES = {
  'about.html': 'about',
  '404.html': 'no such page',
  'blog/.draft.html': 'secret',
  '.well-known/.secret': 'secret',
  '../outside.html': 'secret',
  _headers: '/*\n  X-Site: ours\n',
};

test.each([
  ['/%5fheaders', 'no such page'],
  ['/.well-known/.secret', 'no such page'],
  ['/%2e%2e/outside', 'no such page'],
  ['//about/', 'no such page'],
  ['/%', 'no such page'],
])('responds to a request for the path %s with 404, not with a redirect', async (path, text) => {
  const { sendRequest } = await startSite(FILES);
  const response = await sendRequest(path);
  expect(response).toMatchObject({ status: 404, text });
  expect(response.headers.location).toBeUndefined();
});

test('serves the files and headers of a new build without a restart', async () => {
  const { sendRequest, outDir } = await startSite(FILES);
  await sendRequest('/about');
  await rm(outDir, { recursive: true });
  expect(await sendRequest('/about')).toMatchObject({ status: 404, text: '' });
  await writeFiles(outDir, { 'about.html': 'new', _headers: '/*\n  X-Site: new\n' });
  expect(await sendRequest('/about')).toMatchObject({ text: 'new', headers: { 'x-site': 'new' } });
});
