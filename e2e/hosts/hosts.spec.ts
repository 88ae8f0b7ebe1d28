import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { findHeaders } from '@/lib/tools/serve/host-rules';
import { listFiles } from '@/lib/site/list-files';
import { fixtureOut } from '../support/sites';
import { findProgram } from './programs';
import {
  sendRequest,
  startCaddy,
  startNginx,
  startLocalServer,
  type RunningServer,
} from './servers';

const SERVERS = [
  { name: 'npm start', needs: [], start: startLocalServer },
  { name: 'nginx', needs: ['nginx', 'openssl'], start: startNginx },
  { name: 'Caddy', needs: ['caddy'], start: startCaddy },
];

type Exchange = {
  path: string;
  origin?: string;
  method?: 'HEAD' | 'POST';
  requestHeaders?: Record<string, string>;
  isRevalidation?: true;
  status: number | number[];
  /** If the value of a header is undefined, the response must not have this header. */
  headers?: Record<string, unknown>;
  /** The body must have the same content as this file in the site. If null, the body must be empty. */
  file?: string | null;
};

/** Headers that every response must have. `public/_headers`, `nginx.conf` and `site.caddy` contain the same list. */
const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};
const HEADER_RULES = await readFile('public/_headers', 'utf8');
const REVALIDATE = 'public, max-age=0, must-revalidate';
const HOUR = 'public, max-age=3600, stale-while-revalidate=604800';
const DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const FOREVER = 'public, max-age=31536000, immutable';
const HTML = 'text/html; charset=utf-8';
const HTML_TYPE = { 'Content-Type': HTML };
const COMPRESSED = { 'Content-Encoding': 'gzip', Vary: expect.stringMatching(/accept-encoding/i) };
const NO_OTHER_HOST = { Location: expect.not.stringMatching(/^([a-z]+:|[/\\]{2})/i) };
const SITE = 'https://www.example.com';
const PHOTO = 'images/market-800.avif';
const RANGE = { Range: 'bytes=0-9' };
const SECRET = 'planted-secret';

function asset(file: string, type: unknown, cache: string): Exchange {
  const isText = String(type).includes('charset');
  const encoding = isText ? COMPRESSED : { 'Content-Encoding': undefined };
  const headers = { 'Content-Type': type, 'Cache-Control': cache, ...encoding };
  return { path: `/${file}`, status: 200, headers, file };
}

const page = (path: string, file: string): Exchange => ({ ...asset(file, HTML, REVALIDATE), path });
const missing = (path: string, file = '404.html'): Exchange => ({
  ...page(path, file),
  status: 404,
});
/** A path that no browser sends. Servers may respond differently, but must not fail or redirect to another host. */
const malformed = (path: string): Exchange => ({
  path,
  status: [200, 308, 400, 404],
  headers: NO_OTHER_HOST,
});

function redirect(status: number, path: string, location: string): Exchange {
  return { path, status, headers: { 'Cache-Control': REVALIDATE, Location: location } };
}

function listExchanges(files: readonly string[]): Exchange[] {
  const first = (pattern: RegExp) => files.find((file) => pattern.test(file)) ?? String(pattern);
  return [
    page('/', 'index.html'),
    page('/blog/1', 'blog/1.html'),
    // Search engines request this URL, including `.html`. Servers need not compress such a short file.
    { path: '/verification.html', status: 200, headers: HTML_TYPE, file: 'verification.html' },
    { path: '/guide/', status: 200, headers: HTML_TYPE, file: 'guide/index.html' },

    asset(first(/^scripts\/.*\.js$/), 'text/javascript; charset=utf-8', FOREVER),
    asset('print.css', 'text/css; charset=utf-8', DAY),
    asset(first(/^_next\/.*\.woff2$/), 'font/woff2', FOREVER),
    asset('images/about.svg', 'image/svg+xml; charset=utf-8', DAY),
    asset(PHOTO, 'image/avif', DAY),
    asset('icons/192.png', 'image/png', DAY),
    asset('favicon.ico', expect.stringMatching(/^image\/(x-icon|vnd\.microsoft\.icon)$/), DAY),
    asset('manifest.webmanifest', 'application/manifest+json; charset=utf-8', DAY),
    asset('embeds/ticker.json', 'application/json; charset=utf-8', DAY),
    asset('search/index.json', 'application/json; charset=utf-8', HOUR),
    // The type is not application/atom+xml, because browsers would then show plain text instead of an XML tree.
    asset('feed.xml', 'application/xml; charset=utf-8', REVALIDATE),
    asset('.well-known/security.txt', 'text/plain; charset=utf-8', REVALIDATE),

    redirect(308, '/about/?from=mail', '/about?from=mail'),
    redirect(308, '/about/index.html', '/about'),
    redirect(308, '/index.html?from=mail', '/?from=mail'),
    redirect(308, '/guide?page=1', '/guide/?page=1'),
    redirect(301, '/old/page?from=mail', '/services?from=mail#credit'),
    redirect(301, '/news.html', '/blog/2'),
    redirect(301, '/2019/05/a-title/?p=1', '/blog?p=1'),
    redirect(301, '/2019/%c3%bcber%20uns/', '/about'),
    redirect(302, '/for-now', '/contact'),
    { path: '/news.html', method: 'POST', status: 405, headers: { Allow: 'GET, HEAD' } },
    ...['http://www.example.com', 'http://example.com', 'https://example.com'].map((origin) => {
      return { ...redirect(301, '/blog?q=1', `${SITE}/blog?q=1`), origin };
    }),

    ...['/nowhere', '/icons/', '/404.html'].map((path) => missing(path)),
    ...['/_headers', '/_redirects', '/.env', '/.git/config'].map((path) => missing(path)),
    ...['/blog/99', '/blog/not-found'].map((path) => missing(path, 'blog/not-found.html')),

    // A response to HEAD has no body, so servers need not send `Content-Encoding`.
    { ...page('/about', 'about.html'), method: 'HEAD', headers: HTML_TYPE, file: null },
    { path: '/about', isRevalidation: true, status: 304, file: null },
    { path: `/${PHOTO}`, isRevalidation: true, status: 304, file: null },
    { path: `/${PHOTO}`, requestHeaders: RANGE, status: 206, headers: { 'Content-Length': '10' } },
    { path: '/about', method: 'POST', status: 405, headers: { Allow: 'GET, HEAD' } },

    ...['/..%2foutside.txt', '//evil.example/..', '/\\evil.example/'].map(malformed),
  ];
}

for (const { name, needs, start } of SERVERS)
  test(`sends the expected status, headers and body in response to each request if ${name} serves the site`, async () => {
    for (const program of needs)
      test.skip(findProgram(program) === undefined, `${program} is not installed`);
    const workDir = await mkdtemp(`${tmpdir()}/hosts-`);
    let server: RunningServer | undefined;
    try {
      const siteDir = await prepareSite(workDir);
      server = await start(siteDir, workDir);
      for (const exchange of listExchanges(await listFiles(siteDir))) {
        // Skip redirects to another scheme or host if the server has no TLS. A proxy in front of it must send these.
        if (exchange.origin && server.httpsPort === undefined) continue;
        await checkResponse(server, exchange, siteDir);
      }
    } finally {
      await server?.stop();
      await rm(workDir, { recursive: true });
    }
  });

test('sets all security headers in public/_headers, even for an unknown URL', () => {
  expect(Object.fromEntries(findHeaders(HEADER_RULES, '/nowhere'))).toEqual(SECURITY_HEADERS);
});

async function prepareSite(workDir: string): Promise<string> {
  const siteDir = `${workDir}/site`;
  await cp(fixtureOut, siteDir, { recursive: true });
  await appendFile(`${siteDir}/_redirects`, '/for-now /contact\n');
  await mkdir(`${siteDir}/guide`);
  await writeFile(`${siteDir}/guide/index.html`, 'A guide');
  await mkdir(`${siteDir}/.git`);
  for (const file of ['.env', '.git/config', '../outside.txt']) {
    await writeFile(`${siteDir}/${file}`, SECRET);
  }
  return siteDir;
}

async function checkResponse(server: RunningServer, exchange: Exchange, siteDir: string) {
  const { path, origin = SITE, method = 'GET', file } = exchange;
  const request = (condition = {}) => {
    const headers = { 'Accept-Encoding': 'gzip', ...exchange.requestHeaders, ...condition };
    return sendRequest(server, origin, { path, method, headers });
  };
  let response = await request();
  if (exchange.isRevalidation) response = await request({ 'If-None-Match': response.headers.etag });
  const { status, headers, body } = response;
  const title = `${method} ${origin}${path.slice(0, 80)}`;
  expect.soft([exchange.status].flat(), `${title}: status`).toContain(status);

  const expected: Record<string, unknown> = {
    ...Object.fromEntries(findHeaders(HEADER_RULES, path)),
    // `Strict-Transport-Security` is not allowed over plain HTTP (RFC 6797, section 7.2).
    ...(origin.startsWith('http:') && { 'Strict-Transport-Security': undefined }),
    Location: undefined,
    'Set-Cookie': undefined,
    // The `Server` header may name the product but not its version.
    Server: expect.not.stringMatching(/\d/),
    ...exchange.headers,
  };
  // `npm start` does not compress responses, and sends a charset only with `text/*` types.
  const isOwn = server.httpsPort === undefined;
  for (const [name, value] of Object.entries(expected)) {
    if (isOwn && /Encoding|Vary|Content-Type/.test(name)) continue;
    expect.soft(headers[name.toLowerCase()], `${title}: ${name}`).toEqual(value);
  }

  expect.soft(body.includes(SECRET), `${title}: the body reveals a hidden file`).toBe(false);
  if (file === undefined) return;
  const isCompressed = headers['content-encoding'] === 'gzip' && body.length > 0;
  const bytes = isCompressed ? gunzipSync(body) : body;
  const isSame = bytes.equals(file ? await readFile(`${siteDir}/${file}`) : Buffer.alloc(0));
  expect.soft(isSame, `${title}: the body equals ${file ?? 'nothing'}`).toBe(true);
}
