import { renameSync } from 'node:fs';
import { cp, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import zlib, { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startSite } from './test-site';

// The browser suite asks this server, nginx and Caddy for the same pages and files. These tests are
// about odd requests, and about files that change.

const SCRIPT = 'console.log("hello");\n'.repeat(200);

const FILES = {
  'about.html': 'about',
  'blog/7.html': 'article 7',
  'blog/12.html': 'moved',
  'blog/not-found.html': 'no such article',
  '404.html': 'no such page',
  'images/dot.avif': '0123456789',
  'fonts/text 1.woff2': 'a font',
  'blog/.draft.html': 'secret',
  '.well-known/.secret': 'secret',
  'app.js': SCRIPT,
  _headers: '/*\n  X-Site: ours\n',
  _redirects: '/blog/12 /blog/7 301\n',
};

test.each([
  ['/%61bout?q=/x/', 'about'],
  ['/fonts/text%201.woff2', 'a font'],
  ['http://evil.example/about', 'about'],
])('%s is answered with the file', async (path, text) => {
  const { ask } = await startSite(FILES);
  expect(await ask(path)).toMatchObject({ status: 200, text, headers: { 'x-site': 'ours' } });
});

test.each([
  ['/about/index?a=1&b=%20', 308, '/about?a=1&b=%20'],
  ['http://evil.example/about/', 308, '/about'],
  ['/blog/12?from=mail', 301, '/blog/7?from=mail'],
])('%s is answered with a redirect', async (path, status, location) => {
  const { ask } = await startSite(FILES);
  expect(await ask(path)).toMatchObject({ status, headers: { location } });
});

test.each([
  ['/_redirects', 404, 'no such page'],
  ['/.well-known/.secret', 404, 'no such page'],
  ['/blog/.draft', 404, 'no such article'],
  ['/x/../about', 404, 'no such page'],
  ['/..%2f..%2fetc/passwd', 404, 'no such page'],
  ['//evil.example/about/', 404, 'no such page'],
  ['/%2fevil.example/', 404, 'no such page'],
  ['/about%0d%0aLocation:%20/', 404, 'no such page'],
  [`/${'a'.repeat(3000)}`, 404, 'no such page'],
  ['/%', 400, 'Bad request\n'],
  ['/about%00', 400, 'Bad request\n'],
  ['*', 400, 'Bad request\n'],
])(
  '%s is answered with the error %i, and never with 304, 206 or a redirect',
  async (path, status, text) => {
    const { ask } = await startSite(FILES);
    // Conditions and ranges of a request are about a file, never about an error page.
    const headers = { 'if-none-match': '*', 'if-match': '"x"', range: 'bytes=0-3' };
    const answer = await ask(path, { headers });
    expect(answer).toMatchObject({ status, text });
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const { etag, 'last-modified': modified, location } = answer.headers;
    expect([etag, modified, location]).toEqual([undefined, undefined, undefined]);
  },
);

test('text is compressed as the client asks, and again when its file has changed', async () => {
  const { ask, outDir } = await startSite(FILES);
  const script = (encoding: string) => ask('/app.js', { headers: { 'accept-encoding': encoding } });
  const { body, headers } = await script('gzip, br');
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  expect(gunzipSync((await script('gzip, br;q=0')).body).toString()).toBe(SCRIPT);
  expect((await script('')).text).toBe(SCRIPT);

  await writeFile(join(outDir, 'app.js'), 'new');
  await utimes(join(outDir, 'app.js'), 1e9, 1e9);
  expect(gunzipSync((await script('gzip')).body).toString()).toBe('new');
});

test('a failure is logged and answered with 500, and the next request tries again', async () => {
  const { ask } = await startSite(FILES);
  const log = jest.spyOn(console, 'error').mockImplementation();
  const compress = jest.spyOn(zlib, 'brotliCompress').mockImplementation(() => {
    throw new Error('no memory');
  });
  const headers = { 'accept-encoding': 'br' };
  expect(await ask('/about', { headers })).toMatchObject({
    status: 500,
    text: 'Internal server error\n',
    headers: { 'cache-control': 'no-store' },
  });
  expect(log).toHaveBeenCalledTimes(1);
  compress.mockRestore();
  log.mockRestore();
  expect((await ask('/about', { headers })).status).toBe(200);
});

test('a new build is served as soon as it has replaced the old one', async () => {
  const { ask, outDir } = await startSite(FILES);
  await ask('/about');
  const newDir = `${outDir}.new`;
  await cp(outDir, newDir, { recursive: true });
  await writeFile(join(newDir, 'blog/8.html'), 'article 8');
  await writeFile(join(newDir, '_headers'), '/*\n  X-Site: new\n');
  renameSync(outDir, `${outDir}.old`);
  expect(await ask('/about')).toMatchObject({ status: 404, text: 'Not found\n' });
  renameSync(newDir, outDir);
  expect(await ask('/blog/8')).toMatchObject({ text: 'article 8', headers: { 'x-site': 'new' } });
});
