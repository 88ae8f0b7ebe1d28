import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findHeaders } from '@/lib/tools/serve/host-rules';
import { listFiles } from '@/lib/site/list-files';
import { fixtureOut } from '../support/sites';
import { findProgram } from '../support/programs';
import { startApache, startLocalServer, startNginx } from './servers';

const SERVERS = [
  { name: 'npm start', program: 'node', start: startLocalServer },
  { name: 'nginx', program: 'nginx', start: startNginx },
  { name: 'Apache', program: 'apache2', start: startApache },
];

const SITE = 'https://www.example.com';
const ADDED_FILES = {
  'guide/index.html': 'A guide',
  'index.php': 'An old page',
  'shop/index.php': 'A shop',
};
const HEADER_RULES = await readFile('public/_headers', 'utf8');
const REVALIDATE = 'public, max-age=0, must-revalidate';

const HTML = /^text\/html; charset=utf-8$/;
const PAGES: [path: string, file: string][] = [
  ['/', 'index.html'],
  ['/about?from=mail', 'about.html'],
  // For `/blog`, a server must send blog.html, although the site also has a folder named blog.
  ['/blog', 'blog.html'],
  ['/blog/1', 'blog/1.html'],
  // Search engines request this URL with `.html`, so the server must not redirect the request to `/verification`.
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
  // Browsers show application/xml as an XML tree, but application/atom+xml only as plain text.
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

// nginx has a self-signed certificate.
test.use({ ignoreHTTPSErrors: true });

for (const { name, program, start } of SERVERS)
  test(`sends the expected status, headers and body in response to each request if ${name} serves the site`, async ({
    request,
  }) => {
    test.skip(findProgram(program) === undefined, `${program} is not installed`);
    const workDir = await mkdtemp(`${tmpdir()}/hosts-`);
    const siteDir = `${workDir}/site`;
    await cp(fixtureOut, siteDir, { recursive: true });
    for (const [file, content] of Object.entries(ADDED_FILES)) {
      await mkdir(path.dirname(`${siteDir}/${file}`), { recursive: true });
      await writeFile(`${siteDir}/${file}`, content);
    }
    const { httpUrl, httpsUrl, stop } = await start(siteDir, workDir);

    /** Fetches a URL. If the server has no TLS, uses plain HTTP for `https://`, like a proxy that terminates TLS. */
    const send = async (address: string, headers = {}) => {
      const { protocol, host, pathname, search } = new URL(address, SITE);
      const origin = (protocol === 'https:' && httpsUrl) || httpUrl;
      const options = { headers: { ...headers, Host: host }, maxRedirects: 0 };
      const response = await request.get(origin + pathname + search, options);
      return {
        status: response.status(),
        headers: response.headers(),
        body: await response.body(),
      };
    };
    const check = async (address: string, status: number, condition = {}) => {
      const response = await send(address, { 'Accept-Encoding': 'gzip', ...condition });
      expect.soft(response.status, `${address}: status`).toBe(status);
      const { pathname } = new URL(address, SITE);
      const expected = {
        'Cache-Control': REVALIDATE,
        ...Object.fromEntries(findHeaders(HEADER_RULES, pathname)),
        ...(status === 404 && { 'Cache-Control': REVALIDATE }),
      };
      for (const [header, value] of Object.entries(expected))
        expect.soft(response.headers[header.toLowerCase()], `${address}: ${header}`).toBe(value);
      return response;
    };
    const expectFile = async (address: string, body: Buffer, file: string) =>
      expect
        .soft(body.equals(await readFile(`${siteDir}/${file}`)), `${address}: equals ${file}`)
        .toBe(true);

    const files = await listFiles(siteDir);
    const assets = FILES.map(([pattern, type]) => {
      const file = files.find((each) => pattern.test(each)) ?? String(pattern);
      return [`/${file}`, file, type] as const;
    });
    for (const [address, file, type = HTML] of [...PAGES, ...assets]) {
      const { headers, body } = await check(address, 200);
      await expectFile(address, body, file);
      // `npm start` does not compress responses, and sends a charset only with `text/*` types.
      if (name === 'npm start') continue;
      expect.soft(headers['content-type'], `${address}: type`).toMatch(type);
      // nginx does not compress very short files.
      const isCompressed = type.source.includes('charset') && body.length > 100;
      expect.soft(headers['content-encoding'], address).toBe(isCompressed ? 'gzip' : undefined);
    }
    for (const [address, location] of REDIRECTS) {
      const { headers } = await check(address, 301);
      const target = headers.location?.replace(/^https?:\/\/www\.example\.com/, '');
      expect.soft(target, address).toBe(location);
    }
    for (const address of MISSING) {
      const { body } = await check(address, 404);
      await expectFile(address, body, address.startsWith('/blog/') ? 'blog/404.html' : '404.html');
    }
    for (const address of ['/about', '/images/market-800.avif']) {
      const { etag = '' } = (await check(address, 200)).headers;
      await check(address, 304, { 'If-None-Match': etag });
    }
    // `.htaccess` must not block a PHP site in a subfolder. The tested Apache has no PHP, so it sends the file.
    if (name === 'Apache') expect.soft(String((await send('/shop/')).body)).toBe('A shop');
    // If the server has no TLS, a proxy in front of it redirects to the canonical origin. Skip the check in this case.
    for (const origin of httpsUrl ? ['http://www.example.com', 'https://example.com'] : []) {
      const { status, headers } = await send(`${origin}/blog?q=1`);
      expect.soft([status, headers.location], origin).toEqual([301, `${SITE}/blog?q=1`]);
    }
    await stop();
    await rm(workDir, { recursive: true });
  });
