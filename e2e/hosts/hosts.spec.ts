import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { findHeaders } from '@/lib/tools/serve/host-rules';
import { listFiles } from '@/lib/site/list-files';
import { fixtureOut } from '../support/sites';
import { findProgram } from './programs';
import {
  sendRequest,
  startApache,
  startLocalServer,
  startNginx,
  type RunningServer,
} from './servers';

const SERVERS = [
  { name: 'npm start', program: 'node', start: startLocalServer },
  { name: 'nginx', program: 'nginx', start: startNginx },
  { name: 'Apache', program: 'apache2', start: startApache },
];

const SITE = 'https://www.example.com';
const HEADER_RULES = await readFile('public/_headers', 'utf8');
const REVALIDATE = 'public, max-age=0, must-revalidate';

const HTML = /^text\/html; charset=utf-8$/;
const PAGES: [path: string, file: string][] = [
  ['/', 'index.html'],
  ['/about?from=mail', 'about.html'],
  // Besides blog.html, the site has a folder named blog.
  ['/blog', 'blog.html'],
  ['/blog/1', 'blog/1.html'],
  // Search engines request this URL, including `.html`.
  ['/verification.html', 'verification.html'],
  ['/guide/', 'guide/index.html'],
];

const FILES: [file: RegExp, type: RegExp][] = [
  [/^scripts\/.*\.js$/, /^text\/javascript; charset=utf-8$/],
  [/^_next\/.*\.woff2$/, /^font\/woff2$/],
  [/^images\/about\.svg$/, /^image\/svg\+xml; charset=utf-8$/],
  [/^images\/market-800\.avif$/, /^image\/avif$/],
  [/^manifest\.webmanifest$/, /^application\/manifest\+json; charset=utf-8$/],
  [/^search\/index\.json$/, /^application\/json; charset=utf-8$/],
  // The type is not application/atom+xml, because browsers would then show plain text instead of an XML tree.
  [/^feed\.xml$/, /^application\/xml; charset=utf-8$/],
  [/^\.well-known\/security\.txt$/, /^text\/plain; charset=utf-8$/],
];

const REDIRECTS = [
  ['/about/?from=mail', '/about?from=mail'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
  ['/guide?page=1', '/guide/?page=1'],
  ['/old/page?from=mail', '/services?from=mail#credit'],
  ['/old/page/', '/services#credit'],
  ['/2019/05/a-title/?p=1', '/blog?p=1'],
  ['/2019/%c3%bcber%20uns/', '/about'],
  ['/a%20(1)+b.html?p=1', '/contact?a=%241%20%7B2%7D%22#map'],
  ['/index.php/about-us', '/about'],
] as const;

const MISSING = [
  ...['/nowhere', '/about/nowhere', '/icons/', '/icons/nowhere.png', '/blog/nowhere'],
  ...['/_headers', '/.htaccess', '/blog/.htaccess'],
];

for (const { name, program, start } of SERVERS)
  test(`sends the expected status, headers and body in response to each request if ${name} serves the site`, async () => {
    test.skip(findProgram(program) === undefined, `${program} is not installed`);
    await withServer(start, async (server, siteDir) => {
      const read = (file: string) => readFile(`${siteDir}/${file}`);
      const files = await listFiles(siteDir);
      const assets = FILES.map(([name, type]) => {
        const file = files.find((each) => name.test(each)) ?? String(name);
        return [`/${file}`, file, type] as const;
      });
      for (const [path, file, type = HTML] of [...PAGES, ...assets]) {
        const { headers, body } = await checkResponse(server, path, 200);
        expect.soft(body.equals(await read(file)), `${path}: the body equals ${file}`).toBe(true);
        // `npm start` does not compress responses, and sends a charset only with `text/*` types.
        if (name === 'npm start') continue;
        expect.soft(headers['content-type'], `${path}: type`).toMatch(type);
        // nginx does not compress very short files.
        const isCompressed = type.source.includes('charset') && body.length > 100;
        expect.soft(headers['content-encoding'], path).toBe(isCompressed ? 'gzip' : undefined);
      }
      for (const [path, location] of REDIRECTS) {
        const { headers } = await checkResponse(server, path, 301);
        const target = headers.location?.replace(/^https?:\/\/www\.example\.com/, '');
        expect.soft(target, path).toBe(location);
      }
      for (const path of MISSING) {
        const { body } = await checkResponse(server, path, 404);
        const file = path.startsWith('/blog/') ? 'blog/404.html' : '404.html';
        expect.soft(body.equals(await read(file)), `${path}: the body equals ${file}`).toBe(true);
      }
      for (const path of ['/about', '/images/market-800.avif']) {
        const { etag = '' } = (await checkResponse(server, path, 200)).headers;
        await checkResponse(server, path, 304, { 'If-None-Match': etag });
      }
      // Apache also sends other programs in subfolders. This test does not run PHP.
      const shop = name === 'Apache' && (await sendRequest(server, new URL('/shop/', SITE)));
      if (shop) expect.soft(shop.body.toString(), '/shop/').toBe('A shop');
      // Without TLS, a proxy in front of the server must send these redirects.
      if (server.httpsPort === undefined) return;
      for (const origin of ['http://www.example.com', 'https://example.com']) {
        const { status, headers } = await sendRequest(server, new URL('/blog?q=1', origin));
        expect.soft([status, headers.location], origin).toEqual([301, `${SITE}/blog?q=1`]);
      }
    });
  });

async function withServer(
  start: (siteDir: string, workDir: string) => Promise<RunningServer>,
  check: (server: RunningServer, siteDir: string) => Promise<void>,
): Promise<void> {
  const workDir = await mkdtemp(`${tmpdir()}/hosts-`);
  let server: RunningServer | undefined;
  try {
    const siteDir = `${workDir}/site`;
    await cp(fixtureOut, siteDir, { recursive: true });
    await mkdir(`${siteDir}/guide`);
    await writeFile(`${siteDir}/guide/index.html`, 'A guide');
    await writeFile(`${siteDir}/index.php`, 'An old page');
    await mkdir(`${siteDir}/shop`);
    await writeFile(`${siteDir}/shop/index.php`, 'A shop');
    server = await start(siteDir, workDir);
    await check(server, siteDir);
  } finally {
    await server?.stop();
    await rm(workDir, { recursive: true });
  }
}

/** Sends a request, checks the status and the headers of the response, and decompresses its body. */
async function checkResponse(server: RunningServer, path: string, status: number, condition = {}) {
  const url = new URL(path, SITE);
  const response = await sendRequest(server, url, { 'Accept-Encoding': 'gzip', ...condition });
  expect.soft(response.status, `${path}: status`).toBe(status);
  const expected = {
    'Cache-Control': REVALIDATE,
    ...Object.fromEntries(findHeaders(HEADER_RULES, url.pathname)),
  };
  if (status === 404) expected['Cache-Control'] = REVALIDATE;
  for (const [name, value] of Object.entries(expected))
    expect.soft(response.headers[name.toLowerCase()], `${path}: ${name}`).toBe(value);
  const isCompressed = response.headers['content-encoding'] === 'gzip' && response.body.length > 0;
  return { ...response, body: isCompressed ? gunzipSync(response.body) : response.body };
}
