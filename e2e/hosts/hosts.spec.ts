import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { headersFor } from '@/lib/tools/serve/host-rules';
import { listFiles } from '@/lib/site/list-files';
import { fixtureOut } from '../support/sites';
import { findProgram } from './programs';
import { sendRequest, startCaddy, startNginx, startOwnServer, type RunningServer } from './servers';

// Each server that this repository configures must give the same answers to the same requests.

const SERVERS = [
  { name: 'npm start', needs: [], start: startOwnServer },
  { name: 'nginx', needs: ['nginx', 'openssl'], start: startNginx },
  { name: 'Caddy', needs: ['caddy'], start: startCaddy },
];

type Row = {
  ask: string;
  origin?: string;
  method?: 'HEAD' | 'POST';
  send?: Record<string, string>;
  /** Asks again, with the ETag of the first answer. */
  isRepeated?: true;
  status: number | number[];
  /** Undefined: the answer must not have this header. */
  headers?: Record<string, unknown>;
  /** The file of the site whose bytes are the body; null for an empty body. */
  file?: string | null;
};

/** The headers that every answer must have: public/_headers, nginx.conf and site.caddy repeat them. */
const SECURITY = {
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
const COMPRESSED = { 'Content-Encoding': 'gzip', Vary: expect.stringMatching(/accept-encoding/i) };
const OWN_HOST = { Location: expect.not.stringMatching(/^([a-z]+:|[/\\]{2})/i) };
const SITE = 'https://www.example.com';
const PHOTO = 'images/market-800.avif';
const SECRET = 'planted-secret';

function asset(file: string, type: unknown, cache: string): Row {
  const isText = String(type).includes('charset');
  const encoding = isText ? COMPRESSED : { 'Content-Encoding': undefined };
  const headers = { 'Content-Type': type, 'Cache-Control': cache, ...encoding };
  return { ask: `/${file}`, status: 200, headers, file };
}

const page = (ask: string, file: string): Row => ({ ...asset(file, HTML, REVALIDATE), ask });
const missing = (ask: string, file = '404.html'): Row => ({ ...page(ask, file), status: 404 });
/** A path that no browser sends: servers differ, but none fails or redirects to another host. */
const odd = (ask: string): Row => ({ ask, status: [200, 308, 400, 404], headers: OWN_HOST });

function redirect(status: number, ask: string, location: string): Row {
  return { ask, status, headers: { 'Cache-Control': REVALIDATE, Location: location } };
}

function listRows(files: readonly string[]): Row[] {
  const first = (pattern: RegExp) => files.find((file) => pattern.test(file)) ?? String(pattern);
  return [
    page('/', 'index.html'),
    page('/blog/1', 'blog/1.html'),
    // A search engine asks for the owner's file under its whole name. It is too short to compress.
    {
      ask: '/verification.html',
      status: 200,
      headers: { 'Content-Type': HTML },
      file: 'verification.html',
    },
    { ask: '/guide/', status: 200, headers: { 'Content-Type': HTML }, file: 'guide/index.html' },

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
    // Browsers show application/xml as a tree, and application/atom+xml as bare text.
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
    { ask: '/news.html', method: 'POST', status: 405, headers: { Allow: 'GET, HEAD' } },
    ...['http://www.example.com', 'http://example.com', 'https://example.com'].map((origin) => {
      return { ...redirect(301, '/blog?q=1', `${SITE}/blog?q=1`), origin };
    }),

    ...['/nowhere', '/icons/', '/404.html'].map((ask) => missing(ask)),
    ...['/_headers', '/_redirects', '/.env', '/.git/config'].map((ask) => missing(ask)),
    ...['/blog/99', '/blog/not-found'].map((ask) => missing(ask, 'blog/not-found.html')),

    // No server need compress what it does not send.
    {
      ...page('/about', 'about.html'),
      method: 'HEAD',
      headers: { 'Content-Type': HTML },
      file: null,
    },
    { ask: '/about', isRepeated: true, status: 304, file: null },
    { ask: `/${PHOTO}`, isRepeated: true, status: 304, file: null },
    {
      ask: `/${PHOTO}`,
      send: { Range: 'bytes=0-9' },
      status: 206,
      headers: { 'Content-Length': '10' },
    },
    { ask: '/about', method: 'POST', status: 405, headers: { Allow: 'GET, HEAD' } },

    ...['/..%2foutside.txt', '//evil.example/..', '/\\evil.example/'].map(odd),
  ];
}

for (const { name, needs, start } of SERVERS)
  test(`${name} gives the expected answers`, async () => {
    for (const program of needs)
      test.skip(findProgram(program) === undefined, `${program} is not installed`);
    const workDir = await mkdtemp(`${tmpdir()}/hosts-`);
    let server: RunningServer | undefined;
    try {
      const siteDir = await prepareSite(workDir);
      server = await start(siteDir, workDir);
      for (const row of listRows(await listFiles(siteDir))) {
        // Without TLS, names and schemes are up to the proxy in front of the server.
        if (row.origin && server.httpsPort === undefined) continue;
        await checkAnswer(server, row, siteDir);
      }
    } finally {
      await server?.stop();
      await rm(workDir, { recursive: true });
    }
  });

test('public/_headers has the security headers for every answer', () => {
  expect(Object.fromEntries(headersFor(HEADER_RULES, '/nowhere'))).toEqual(SECURITY);
});

/** Copies the fixture, and adds a redirect, a folder and files that must never be served. */
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

async function checkAnswer(server: RunningServer, row: Row, siteDir: string): Promise<void> {
  const { ask: path, origin = SITE, method = 'GET', file } = row;
  const request = (condition = {}) => {
    const headers = { 'Accept-Encoding': 'gzip', ...row.send, ...condition };
    return sendRequest(server, origin, { path, method, headers });
  };
  let answer = await request();
  if (row.isRepeated) answer = await request({ 'If-None-Match': answer.headers.etag });
  const { status, headers, body } = answer;
  const title = `${method} ${origin}${path.slice(0, 80)}`;
  expect.soft([row.status].flat(), `${title}: status`).toContain(status);

  const expected: Record<string, unknown> = {
    ...Object.fromEntries(headersFor(HEADER_RULES, path)),
    // On plain HTTP it means nothing (RFC 6797, 7.2).
    ...(origin.startsWith('http:') && { 'Strict-Transport-Security': undefined }),
    Location: undefined,
    'Set-Cookie': undefined,
    // It may name the server, but no version.
    Server: expect.not.stringMatching(/\d/),
    ...row.headers,
  };
  // `npm start` compresses nothing, and names the charset only of the types text/*.
  const isOwn = server.httpsPort === undefined;
  for (const [name, value] of Object.entries(expected)) {
    if (isOwn && /Encoding|Vary|Content-Type/.test(name)) continue;
    expect.soft(headers[name.toLowerCase()], `${title}: ${name}`).toEqual(value);
  }

  expect.soft(body.includes(SECRET), `${title}: reveals a hidden file`).toBe(false);
  if (file === undefined) return;
  const isCompressed = headers['content-encoding'] === 'gzip' && body.length > 0;
  const bytes = isCompressed ? gunzipSync(body) : body;
  const isSame = bytes.equals(file ? await readFile(`${siteDir}/${file}`) : Buffer.alloc(0));
  expect.soft(isSame, `${title}: the body is ${file ?? 'empty'}`).toBe(true);
}
