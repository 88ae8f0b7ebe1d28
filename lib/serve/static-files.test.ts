import { renameSync } from 'node:fs';
import { cp, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { withSite } from './test-site';

const SCRIPT = 'console.log("hello");\n'.repeat(200);

const FILES = {
  'index.html': 'home',
  'about.html': 'about',
  'blog.html': 'blog',
  'blog/7.html': 'post 7',
  'blog/7.txt': 'payload 7',
  'blog/not-found.html': 'no such post',
  '404.html': 'no such page',
  _headers: '/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  'robots.txt': 'User-agent: *',
  'feed.xml': '<rss/>',
  'manifest.webmanifest': '{}',
  'images/dot.avif': 'an image',
  'images/logo.svg': '<svg/>',
  'fonts/text.woff2': 'a font',
  'data.bin': 'bytes',
  CNAME: 'www.example',
  '.env': 'secret',
  'blog/.draft.html': 'secret',
  '.well-known/security.txt': 'Contact: us',
  '.well-known/.secret': 'secret',
  '_next/static/chunks/app.js': SCRIPT,
};

test.each([
  ['/', 'home'],
  ['/?utm=1', 'home'],
  ['/about', 'about'],
  ['/about?q=/x/', 'about'],
  ['/%61bout', 'about'],
  ['/blog', 'blog'],
  ['/blog/7', 'post 7'],
  ['/blog/7.txt', 'payload 7'],
  ['/robots.txt', 'User-agent: *'],
  ['/CNAME', 'www.example'],
  ['/.well-known/security.txt', 'Contact: us'],
  ['http://localhost/about', 'about'],
])('%s is served', (path, text) =>
  withSite(FILES, async ({ ask }) => {
    expect(await ask(path)).toMatchObject({ status: 200, text });
  }),
);

test.each([
  ['/admin/', 200, undefined],
  ['/admin/?code=1', 200, undefined],
  ['/admin', 308, '/admin/'],
  ['/admin?code=1', 308, '/admin/?code=1'],
  ['/admin/index', 308, '/admin/'],
  ['/admin/index.html', 308, '/admin/'],
  ['/admin/start.js', 200, undefined],
  ['/admin/x', 404, undefined],
  ['/blog/index.html', 308, '/blog'],
])('%s of a folder with a page of its own is answered %d', (path, status, location) =>
  withSite(
    { ...FILES, 'admin/index.html': 'the editing page', 'admin/start.js': 'start()' },
    async ({ ask }) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.location]).toEqual([status, location]);
    },
  ),
);

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['/about/index', '/about'],
  ['/about/?a=1&b=%20', '/about?a=1&b=%20'],
  ['/about.html?next=//evil.example', '/about?next=//evil.example'],
  ['/index.html', '/'],
  ['/index?a', '/?a'],
  ['/blog/', '/blog'],
  ['/blog.html', '/blog'],
  ['/blog/7/', '/blog/7'],
  ['/blog/7.html', '/blog/7'],
  ['/blog/007', '/blog/7'],
  ['/blog/007.html?x', '/blog/7?x'],
  ['/blog/7-old-title', '/blog/7'],
  ['/blog/7-old-title/', '/blog/7'],
  ['http://evil.example/about/', '/about'],
])('%s leads to %s', (path, location) =>
  withSite(FILES, async ({ ask }) => {
    const { status, headers } = await ask(path);
    expect({ status, location: headers.location }).toEqual({ status: 308, location });
  }),
);

test.each([
  ['/nothing', 404, 'no such page'],
  ['/nothing/', 404, 'no such page'],
  ['/About', 404, 'no such page'],
  ['/images', 404, 'no such page'],
  ['/images/', 404, 'no such page'],
  ['/robots.txt/', 404, 'no such page'],
  ['/_next/static/chunks/gone.js', 404, 'no such page'],
  ['/404', 404, 'no such page'],
  ['/404.html', 404, 'no such page'],
  ['/404/', 404, 'no such page'],
  ['/_headers', 404, 'no such page'],
  ['/f', 404, 'no such page'],
  ['//', 404, 'no such page'],
  ['//evil.example', 404, 'no such page'],
  ['//evil.example/', 404, 'no such page'],
  ['//evil.example/about/', 404, 'no such page'],
  ['/%2Fevil.example/', 404, 'no such page'],
  ['/%2f%2fabout/', 404, 'no such page'],
  ['/\\evil.example/', 404, 'no such page'],
  ['/%5Cabout/', 404, 'no such page'],
  ['/about//', 404, 'no such page'],
  ['/./about', 404, 'no such page'],
  ['/x/../about', 404, 'no such page'],
  ['/../../../etc/passwd', 404, 'no such page'],
  ['/..%2f..%2fetc%2fpasswd', 404, 'no such page'],
  ['/%2e%2e/%2e%2e/etc/passwd', 404, 'no such page'],
  ['/.env', 404, 'no such page'],
  ['/%2eenv', 404, 'no such page'],
  ['/.well-known', 404, 'no such page'],
  ['/.well-known/.secret', 404, 'no such page'],
  [`/${'a'.repeat(3000)}`, 404, 'no such page'],
  ['/blog/8', 404, 'no such post'],
  ['/blog/8/', 404, 'no such post'],
  ['/blog/x7', 404, 'no such post'],
  ['/blog/-7', 404, 'no such post'],
  ['/blog/7/more', 404, 'no such post'],
  ['/blog//', 404, 'no such post'],
  ['/blog/.draft', 404, 'no such post'],
  ['/blog/not-found', 404, 'no such post'],
  ['/blog/not-found.html', 404, 'no such post'],
  ['/blog/99999999999999999999999', 404, 'no such post'],
  ['/%', 400, 'Bad request\n'],
  ['/%E0%A4%A', 400, 'Bad request\n'],
  ['/about%00', 400, 'Bad request\n'],
  ['/blog/7%00.html', 400, 'Bad request\n'],
  ['*', 400, 'Bad request\n'],
])('%s is no page', (path, status, text) =>
  withSite(FILES, async ({ ask }) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status, text });
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.headers).not.toHaveProperty('location');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  }),
);

test('without pages of its own, a miss is plain text', () =>
  withSite({}, async ({ ask }) => {
    for (const path of ['/', '/nothing', '/blog/1']) {
      const { status, text, headers } = await ask(path);
      expect([status, text]).toEqual([404, 'Not found\n']);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    }
  }));

test.each([
  ['/about', 'text/html; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/feed.xml', 'application/xml; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/images/logo.svg', 'image/svg+xml; charset=utf-8'],
  ['/_next/static/chunks/app.js', 'text/javascript; charset=utf-8'],
  ['/images/dot.avif', 'image/avif'],
  ['/fonts/text.woff2', 'font/woff2'],
  ['/data.bin', 'application/octet-stream'],
])('%s has type %s', (path, type) =>
  withSite(FILES, async ({ ask }) => {
    const { headers } = await ask(path);
    expect(headers['content-type']).toBe(type);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  }),
);

test('only the files with a hash in their name may be kept for good', () =>
  withSite(FILES, async ({ ask }) => {
    const cacheOf = async (path: string) => (await ask(path)).headers['cache-control'];
    expect(await cacheOf('/_next/static/chunks/app.js')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(await cacheOf('/')).toBe('public, max-age=0, must-revalidate');
    expect(await cacheOf('/images/dot.avif')).toBe('public, max-age=0, must-revalidate');
  }));

test('text is compressed as the client asks, images are not', () =>
  withSite(FILES, async ({ ask }) => {
    const script = (encoding: string) =>
      ask('/_next/static/chunks/app.js', { headers: { 'accept-encoding': encoding } });

    const br = await script('gzip, deflate, br');
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(Number(br.headers['content-length'])).toBe(br.body.length);
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);

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
    expect(image.text).toBe('an image');
  }));

test.each(['/about', '/images/dot.avif', '/nothing', '/_next/static/chunks/app.js'])(
  'HEAD %s has the headers of GET and no body',
  (path) =>
    withSite(FILES, async ({ ask }) => {
      const headers = { 'accept-encoding': 'br' };
      const get = await ask(path, { headers });
      const head = await ask(path, { method: 'HEAD', headers });
      expect(head.text).toBe('');
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
      expect(head.status).toBe(get.status);
    }),
);

test.each([
  ['the same tag', (tag: string) => tag, 304],
  ['one of several', (tag: string) => `"x", ${tag}`, 304],
  ['the strong form', (tag: string) => tag.replace('W/', ''), 304],
  ['any', () => '*', 304],
  ['another', () => 'W/"x"', 200],
])('If-None-Match with %s', (_name, toHeader, status) =>
  withSite(FILES, async ({ ask }) => {
    const { etag = '' } = (await ask('/about')).headers;
    const answer = await ask('/about', { headers: { 'if-none-match': toHeader(etag) } });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      etag,
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(answer.text).toBe(status === 304 ? '' : 'about');
  }),
);

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not for files', (method) =>
  withSite({ ...FILES, _headers: '/*\n  X-Frame-Options: DENY\n' }, async ({ ask }) => {
    const answer = await ask('/about', { method, body: 'x'.repeat(1_000_000) });
    expect(answer.status).toBe(405);
    expect(answer.headers).toMatchObject({ allow: 'GET, HEAD', 'x-frame-options': 'DENY' });
  }),
);

test('a new build shows at once, and a file that is gone ends nothing', () =>
  withSite(FILES, async ({ ask, outDir }) => {
    const headers = { 'accept-encoding': 'gzip' };
    const before = await ask('/about', { headers });
    await writeFile(join(outDir, 'about.html'), 'ABOUT');
    await utimes(join(outDir, 'about.html'), 1e9, 1e9);
    const after = await ask('/about', { headers });
    expect(gunzipSync(after.body).toString()).toBe('ABOUT');
    expect(after.headers.etag).not.toBe(before.headers.etag);

    await ask('/images/dot.avif');
    await rm(join(outDir, 'images'), { recursive: true });
    expect((await ask('/images/dot.avif')).status).toBe(404);
    expect((await ask('/about')).status).toBe(200);
  }));

test('while a new site is put in the place of the old one, the next answer waits for it', () =>
  withSite({ ...FILES, _headers: '/*\n  X-Site: whole\n' }, async ({ ask, outDir }) => {
    const newDir = `${outDir}.new`;
    await cp(outDir, newDir, { recursive: true });
    await writeFile(join(newDir, 'about.html'), 'the new one');
    renameSync(outDir, `${outDir}.old`);
    const answer = ask('/about');
    await sleep(100);
    renameSync(newDir, outDir);
    const { status, text, headers } = await answer;
    expect([status, text, headers['x-site']]).toEqual([200, 'the new one', 'whole']);
  }));

test('without any site there is an answer all the same', () =>
  withSite(FILES, async ({ ask, outDir }) => {
    await rm(outDir, { recursive: true });
    expect(await ask('/')).toMatchObject({ status: 404, text: 'Not found\n' });
  }));
