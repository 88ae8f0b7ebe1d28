import { renameSync } from 'node:fs';
import { cp, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import zlib, { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { withSite } from './test-site';

const SCRIPT = 'console.log("hello");\n'.repeat(200);
const REVALIDATE = 'public, max-age=0, must-revalidate';

const FILES = {
  'index.html': 'home',
  'about.html': 'about',
  'blog/7.html': 'article 7',
  'blog/7.txt': 'text 7',
  'blog/12.html': 'moved',
  'blog/not-found.html': 'no such article',
  '404.html': 'no such page',
  'admin/index.html': 'the editing page',
  'robots.txt': 'User-agent: *',
  'images/dot.avif': '0123456789',
  'images/none.jpg': '',
  'fonts/text 1.woff2': 'a font',
  'blog/.draft.html': 'secret',
  '.well-known/.secret': 'secret',
  '_next/static/chunks/app.js': SCRIPT,
  _headers:
    '/*\n  X-Site: ours\n  Content-Security-Policy: ours\n/images/*\n  Cache-Control: public, max-age=86400\n',
  _redirects: '/blog/12 /blog/7 301\n',
};

// What every host does, e2e/hosts asks of this one too: pages, types, compression, redirects of pages.
// Here is what only this server does, and what it does while files change.

test.each([
  ['/%61bout?q=/x/', 'about'],
  ['/blog/7.txt', 'text 7'],
  ['/fonts/text%201.woff2', 'a font'],
  ['/images/none.jpg', ''],
  ['http://localhost/about', 'about'],
])('serves %s', (path, text) =>
  withSite(FILES, async ({ ask }) => {
    expect(await ask(path)).toMatchObject({ status: 200, text });
  }),
);

test.each([
  ['/about/index', 308, '/about'],
  ['/about/?a=1&b=%20', 308, '/about?a=1&b=%20'],
  ['/blog/7.html?x', 308, '/blog/7?x'],
  ['/admin', 308, '/admin/'],
  ['http://evil.example/about/', 308, '/about'],
  // By `_redirects`, before the files.
  ['/blog/12?from=mail', 301, '/blog/7?from=mail'],
  ['/blog/12/', 308, '/blog/12'],
])('redirects %s with %i to %s', (path, status, location) =>
  withSite(FILES, async ({ ask }) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    expect((await ask(path, { method: 'HEAD' })).status).toBe(status);
  }),
);

const NO_PAGE = [
  [
    '/images/gone.svg',
    '/images',
    '/robots.txt/',
    '/f',
    '/about//',
    `/${'a'.repeat(3000)}`,
    '/404',
    '/_redirects',
  ],
  ['//', '//evil.example/about/', '/%2f%2fabout/', '/.html', '/x/../about', '/.well-known/.secret'],
].flat();
const NO_ARTICLE = ['/blog/8', '/blog/x7', '/blog/7/more', '/blog//', '/blog/.draft'];
const MALFORMED = ['/%', '/about%00', '*'];

test.each([
  ...NO_PAGE.map((path) => [path, 404, 'no such page']),
  ...NO_ARTICLE.map((path) => [path, 404, 'no such article']),
  ...MALFORMED.map((path) => [path, 400, 'Bad request\n']),
] as [string, number, string][])('%s is no page', (path, status, text) =>
  withSite(FILES, async ({ ask }) => {
    // The conditions and ranges of a request are about a file, never about an error page.
    const headers = { 'if-none-match': '*', 'if-match': '"x"', range: 'bytes=0-3' };
    const answer = await ask(path, { headers });
    expect(answer).toMatchObject({ status, text });
    for (const name of ['etag', 'last-modified', 'accept-ranges', 'location']) {
      expect(answer.headers).not.toHaveProperty(name);
    }
    expect(answer.headers['cache-control']).toBe(REVALIDATE);
  }),
);

test('without pages of its own, a missing page is plain text', () =>
  withSite({}, async ({ ask }) => {
    const { status, text, headers } = await ask('/nothing');
    expect([status, text]).toEqual([404, 'Not found\n']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  }));

test('compresses text as the client asks, once for each version, and no images', () =>
  withSite(FILES, async ({ ask, outDir }) => {
    const path = '/_next/static/chunks/app.js';
    const script = (encoding: string) => ask(path, { headers: { 'accept-encoding': encoding } });
    const brotli = jest.spyOn(zlib, 'brotliCompress');

    const br = await script('gzip, deflate, br');
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(Number(br.headers['content-length'])).toBe(br.body.length);
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
    expect((await script('br')).body).toEqual(br.body);
    expect(brotli).toHaveBeenCalledTimes(1);
    brotli.mockRestore();

    const gzip = await script('gzip, br;q=0');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);

    const plain = await script('');
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.text).toBe(SCRIPT);

    const image = await ask('/images/dot.avif', { headers: { 'accept-encoding': 'br' } });
    expect(image.headers).not.toHaveProperty('content-encoding');
    expect(image.headers).not.toHaveProperty('vary');

    await writeFile(join(outDir, path), 'new');
    await utimes(join(outDir, path), 1e9, 1e9);
    expect(gunzipSync((await script('gzip')).body).toString()).toBe('new');
  }));

test.each(['/about', '/images/dot.avif', '/nothing', '/_next/static/chunks/app.js'])(
  'HEAD %s has the headers of GET and no body',
  (path) =>
    withSite(FILES, async ({ ask }) => {
      for (const headers of [{ 'accept-encoding': 'br' }, { 'accept-encoding': 'identity' }]) {
        const get = await ask(path, { headers });
        const head = await ask(path, { method: 'HEAD', headers });
        expect(head.text).toBe('');
        expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
        expect(head.status).toBe(get.status);
      }
    }),
);

// Conditions and ranges are the library's work. These rows show that we let it do it.
test.each([
  ['/images/dot.avif', 'br', { 'if-none-match': 'ETAG', range: 'bytes=2-5' }, 304, ''],
  ['/images/dot.avif', 'br', { range: 'bytes=-2', 'if-range': 'ETAG' }, 206, '89'],
  ['/about', '', { range: 'bytes=0-1' }, 206, 'ab'],
  ['/about', 'br', { range: 'bytes=0-1' }, 200, undefined],
] as [string, string, Record<string, string>, number, string | undefined][])(
  '%s in "%s" with %j is answered %i',
  (path, encoding, conditions, status, text) =>
    withSite(FILES, async ({ ask }) => {
      const accepted = { 'accept-encoding': encoding };
      const { etag = '' } = (await ask(path, { headers: accepted })).headers;
      expect(etag).toMatch(/".+"/);
      const entries = Object.entries(conditions);
      const sent = entries.map(([name, value]) => [name, value.replace('ETAG', etag)]);
      const answer = await ask(path, { headers: { ...accepted, ...Object.fromEntries(sent) } });
      expect(answer.status).toBe(status);
      if (text !== undefined) expect(answer.text).toBe(text);
      expect(answer.headers).toMatchObject({ etag, 'x-site': 'ours' });
      if (status === 206) expect(answer.headers['content-range']).toMatch(/^bytes \d-\d\/\d+$/);
    }),
);

test('a range behind the end is refused, with the site’s own policy; that answer is not cached', () =>
  withSite(FILES, async ({ ask }) => {
    const answer = await ask('/images/dot.avif', { headers: { range: 'bytes=10-' } });
    expect(answer.status).toBe(416);
    expect(answer.headers).toMatchObject({
      'content-security-policy': 'ours',
      'cache-control': 'no-store',
    });
  }));

test('only GET and HEAD are allowed for files', () =>
  withSite(FILES, async ({ ask }) => {
    for (const path of ['/images/dot.avif', '/blog/12']) {
      const answer = await ask(path, { method: 'POST', body: 'x'.repeat(1_000_000) });
      expect(answer.status).toBe(405);
      expect(answer.headers).toMatchObject({
        allow: 'GET, HEAD',
        'x-site': 'ours',
        'cache-control': REVALIDATE,
      });
    }
  }));

test('a file that was removed since is missing', () =>
  withSite(FILES, async ({ ask, outDir }) => {
    await ask('/images/dot.avif');
    await rm(join(outDir, 'images/dot.avif'));
    expect(await ask('/images/dot.avif')).toMatchObject({ status: 404, text: 'no such page' });
  }));

test('a failure is logged and answered with 500, and the next request tries again', () =>
  withSite(FILES, async ({ ask }) => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const brotli = jest.spyOn(zlib, 'brotliCompress').mockImplementation(() => {
      throw new Error('no memory');
    });
    const headers = { 'accept-encoding': 'br' };
    const failed = await ask('/about', { headers });
    expect(failed).toMatchObject({ status: 500, text: 'Internal server error\n' });
    expect(failed.headers['cache-control']).toBe('no-store');
    expect(failed.headers).not.toHaveProperty('etag');
    expect(log).toHaveBeenCalledTimes(1);
    brotli.mockRestore();
    log.mockRestore();
    expect((await ask('/about', { headers })).status).toBe(200);
  }));

test('a new build that takes the place of the old one shows at once', () =>
  withSite(FILES, async ({ ask, outDir }) => {
    await ask('/about');
    const newDir = `${outDir}.new`;
    await cp(outDir, newDir, { recursive: true });
    await writeFile(join(newDir, 'about.html'), 'the new one');
    await writeFile(join(newDir, 'blog/8.html'), 'article 8');
    await writeFile(join(newDir, '_headers'), '/*\n  X-Site: new\n');
    renameSync(outDir, `${outDir}.old`);
    expect(await ask('/about')).toMatchObject({ status: 404, text: 'Not found\n' });
    renameSync(newDir, outDir);
    const { status, text, headers } = await ask('/about');
    expect([status, text, headers['x-site']]).toEqual([200, 'the new one', 'new']);
    expect((await ask('/blog/8')).text).toBe('article 8');
  }));
