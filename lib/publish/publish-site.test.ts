import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { UrlRegistry } from '@/lib/content/redirects';
import { makeFolder } from '@/lib/content/test-folder';
import { writeFiles } from '@/lib/serve/test-site';
import { listFiles } from '@/lib/site/list-files';
import { publishSite } from './publish-site';

const CHUNKS = '/_next/static/chunks';
const BEHAVIOUR =
  '<script data-behaviour="content">(function(b){document.getElementById(b)})("content")</script>';
const STARTER = BEHAVIOUR.replace('("content")<', '("content","runtime-files")<');

/** A page in the order and the spelling of Next 16.4. */
function fromNext(address: string, title: string, body: string): string {
  const canonical = `https://site.example${address}`;
  return [
    '<!DOCTYPE html><!--site--><html lang="en-NG"><head><meta charSet="utf-8"/>',
    `<link rel="stylesheet" href="${CHUNKS}/s.css" data-precedence="next"/>`,
    `<link rel="preload" as="script" fetchPriority="low" href="${CHUNKS}/start.js"/>`,
    `<script src="${CHUNKS}/a.js" async=""></script>`,
    `<title>${title}</title><meta name="description" content="On ${title}."/>`,
    `<link rel="canonical" href="${canonical}"/>`,
    `<script src="${CHUNKS}/old.js" noModule=""></script></head>`,
    `<body><div hidden=""><!--$--><!--/$--></div><main id="content"><h1>${title}</h1>${body}</main>`,
    `<script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script>`,
    `<script src="${CHUNKS}/start.js" async=""></script>`,
    '<script>self.__next_f.push([1,"x"])</script></body></html>',
  ].join('');
}

const NOT_FOUND = fromNext('/', 'Not found', '').replace(
  /<link rel="canonical"[^>]*>/,
  '<meta name="robots" content="noindex"/>',
);

/** A small site as Next 16.4 exports it. */
const EXPORTED: Record<string, string> = {
  'index.html': fromNext('/', 'Home', `<a class="lead" href="/about">About us</a>${BEHAVIOUR}`),
  'index.txt': '1:"x"',
  '__next._tree.txt': '{}',
  'about.html': fromNext('/about', 'About', '<a href="/blog/7#content">An article</a>'),
  'about.txt': '1:"x"',
  'about/__next._full.txt': '{}',
  'about/__next.about/__next.about.__PAGE__.txt': '{}',
  'blog/7.html': fromNext('/blog/7', 'Seven', '<p class="lead">x</p>'),
  'blog/7.txt': '1:"x"',
  'blog/7/__next._tree.txt': '{}',
  'contact.html': fromNext(
    '/contact',
    'Contact',
    `<form action="/f/contact" method="post"><button type="submit">Send</button></form>${STARTER}`,
  ),
  'contact.txt': '1:"x"',
  '404.html': NOT_FOUND,
  '_not-found.html': NOT_FOUND,
  '_not-found.txt': '1:"x"',
  _headers: '/*\n',
  'robots.txt': 'User-agent: *',
  'llms.txt': '# Site',
  '.well-known/security.txt': 'Contact: x',
  [`.${CHUNKS}/s.css`]:
    '.lead{color:red}@font-face{font-family:F;src:url(../media/f.woff2)}h1{font-family:F}',
  [`.${CHUNKS}/a.js`]: 'import("static/chunks/later.js")',
  [`.${CHUNKS}/start.js`]: '1',
  [`.${CHUNKS}/later.js`]: '2',
  [`.${CHUNKS}/old.js`]: '3',
  [`.${CHUNKS}/lonely.js`]: '4',
  '_next/static/media/f.woff2': 'face',
  '_next/static/site/_buildManifest.js': '5',
};

/** Next's own folder for it; only the contact page has a client component. */
function distFiles(): Record<string, string> {
  const manifest = (page: string, modules: string[]) =>
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["${page}"] = ${JSON.stringify({ clientModules: Object.fromEntries(modules.map((name) => [name, {}])) })};`;
  const routes = ['/', '/about', '/contact', '/blog/not-found', '/_not-found'];
  const sources = [...routes.map((route) => [route, route]), ['/blog/7', '/blog/[id]']];
  const files = [...routes, '/blog/[id]'].map((route) => [
    path.posix.join('server/app', route, 'page_client-reference-manifest.js'),
    manifest(`${route}/page`, route === '/contact' ? ['[project]/components/form.tsx'] : []),
  ]);
  return {
    'prerender-manifest.json': JSON.stringify({
      routes: Object.fromEntries(
        sources.map(([address, srcRoute]) => [address, { routeType: 'page', srcRoute }]),
      ) as unknown,
    }),
    ...(Object.fromEntries(files) as Record<string, string>),
  };
}

/** Nothing has been published before. */
const NEW: UrlRegistry = { siteUrl: 'https://site.example', addresses: [], redirects: [] };

/** Publishes the small site with these changes; says what is in the folder afterwards. */
async function publish(changes: Record<string, string> = {}, book: Partial<UrlRegistry> = {}) {
  const [outDir, distDir] = [await makeFolder(), await makeFolder()];
  await writeFiles(outDir, { ...EXPORTED, ...changes });
  await writeFiles(distDir, distFiles());
  const addressBook = { ...NEW, ...book };
  let published: string[] | undefined;
  let error: unknown;
  try {
    published = await publishSite({ outDir, distDir, addressBook });
  } catch (reason) {
    error = reason;
  }
  const names = await listFiles(outDir);
  const texts = names.map(async (name) => [name, await readFile(path.join(outDir, name), 'utf8')]);
  const files = Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
  return { error, published, files, message: error instanceof Error ? error.message : '' };
}

test('what Next has exported becomes the site, with nothing that nobody asks for', async () => {
  const { error, files } = await publish();
  expect(error).toBeUndefined();
  expect(Object.keys(files).filter((name) => !name.includes('/payload-'))).toEqual([
    '.well-known/security.txt',
    '404.html',
    '_headers',
    '_next/static/chunks/a.js',
    '_next/static/chunks/later.js',
    '_next/static/chunks/s.css',
    '_next/static/chunks/start.js',
    '_next/static/media/f.woff2',
    'about.html',
    'blog/7.html',
    'contact.html',
    'index.html',
    'llms.txt',
    'robots.txt',
  ]);
});

test('no empty folder stays behind', async () => {
  const outDir = await makeFolder();
  const distDir = await makeFolder();
  await writeFiles(outDir, EXPORTED);
  await writeFiles(distDir, distFiles());
  await publishSite({ outDir, distDir, addressBook: NEW });
  await expect(readFile(path.join(outDir, 'about'))).rejects.toThrow('ENOENT');
  await expect(readFile(path.join(outDir, '_next/static/site'))).rejects.toThrow('ENOENT');
  await expect(readFile(path.join(outDir, 'blog'))).rejects.toThrow('EISDIR');
});

test.each(['index.html', 'about.html', 'blog/7.html', '404.html'])(
  '%s goes without the framework, with its styles and policy inside',
  async (name) => {
    const html = (await publish()).files[name] ?? '';
    expect(html).not.toContain('.js');
    expect(html).not.toContain('__next');
    expect(html).toContain('url(/_next/static/media/f.woff2)');
    expect(html).toContain('http-equiv="Content-Security-Policy"');
  },
);

test('the contact page lists its framework, and the payload is a file of the site', async () => {
  const { files } = await publish();
  const list = /id="runtime-files">(.*?)</.exec(files['contact.html'] ?? '')?.[1] ?? '[]';
  const [payload = '', ...others] = JSON.parse(list) as string[];
  expect(files[payload.slice(1)]).toBe(
    '(globalThis["TURBOPACK"] || []).push({});self.__next_f.push([1,"x"])',
  );
  expect(others).toEqual([`${CHUNKS}/start.js`, `${CHUNKS}/a.js`]);
  expect(others.filter((address) => files[address.slice(1)] === undefined)).toEqual([]);
});

test('files that are no pages stay as they are', async () => {
  const { files } = await publish();
  for (const name of ['robots.txt', 'llms.txt', '.well-known/security.txt', '_headers']) {
    expect(files[name]).toBe(EXPORTED[name]);
  }
});

test('two builds of one site are the same, byte for byte', async () => {
  const { files } = await publish();
  expect((await publish()).files).toEqual(files);
});

test('everything wrong with all pages is said in one error', async () => {
  const { error, message } = await publish({
    'index.html': fromNext('/', 'About', '<script>alert(1)</script><a href="/abuot">x</a>'),
    'about.html': fromNext('/about', 'About', '<script data-behaviour="">setYear(1)</script>'),
    'blog/7.html': fromNext('/blog/8', 'Seven', '<img src="/gone.svg"/>'),
  });
  expect(error).toMatchObject({ name: 'PublishError' });
  expect(message.split('\n')[0]).toMatch(/^\d+ faults in the finished pages$/);
  for (const line of [
    'out/index.html: #content > script: a script that is no behaviour would not run: "alert(1)"',
    'out/index.html: #content > a: "/abuot" leads nowhere: there is no /abuot on this site. Did you mean "/about"?',
    'out/index.html: has the same title as out/about.html: "About"',
    'out/blog/7.html: its canonical address is "https://site.example/blog/8"',
    'out/blog/7.html: #content > img: the picture /gone.svg has no width and no height and no alt',
    'out/blog/7.html: #content > img: "/gone.svg" leads nowhere',
  ]) {
    expect(message).toContain(`\n  ${line}`);
  }
});

test('a client component on a page that starts none is said by name', async () => {
  const { message } = await publish({
    'contact.html': fromNext('/contact', 'Contact', '<p>No form</p>'),
  });
  expect(message).toMatch(/^1 fault .*\n {2}out\/contact\.html: nothing on this page starts its/);
  expect(message).toContain('components/form.tsx');
});

test('a link to what only Next’s router asked for leads nowhere', async () => {
  const { message } = await publish({
    'about.html': fromNext('/about', 'About', '<a href="/about.txt">x</a>'),
  });
  expect(message).toContain('"/about.txt" leads nowhere');
});

test('a style sheet that is missing stops the build', async () => {
  const { message } = await publish({
    'about.html': (EXPORTED['about.html'] ?? '').replace('s.css', 'gone.css'),
  });
  expect(message).toBe(`out/about.html: there is no style sheet ${CHUNKS}/gone.css`);
});

test('the addresses of its pages are those to keep, without the page for addresses of nobody', async () => {
  expect((await publish()).published?.sort()).toEqual(['/', '/about', '/blog/7', '/contact']);
});

test('the answer of the blog stands where hosts look for the nearest one, too', async () => {
  const answer = NOT_FOUND.replaceAll('Not found', 'No such article');
  const { error, files, published } = await publish({ 'blog/not-found.html': answer });
  expect(error).toBeUndefined();
  expect(files['blog/404.html']).toContain('No such article');
  expect(files['blog/404.html']).toBe(files['blog/not-found.html']);
  expect(published).not.toContain('/blog/404');
});

test('a published address that is gone stops the build, and one that is sent on does not', async () => {
  const addresses = [
    { address: '/about', line: 1 },
    { address: '/blog/5', line: 2 },
    { address: '/blog/6', line: 3 },
  ];
  const redirects = [{ from: '/blog/6', to: '/blog/7#content', line: 4 }];
  const { message, files } = await publish({}, { addresses, redirects });
  expect(message).toBe(
    '1 fault in the finished pages\n  out/blog/5.html: /blog/5 has been published (content/addresses.txt:2) and is no page any more. Put it back, or say in content/redirects.yaml where its readers go, such as {from: /blog/5, to: /blog}',
  );
  expect(files._redirects).toContain('/blog/6 /blog/7#content 301\n');
});

test('the page at an old address is finished like any other, and is none to keep', async () => {
  const redirects = [
    { from: '/blog/6', to: '/blog/7', line: 1 },
    { from: '/old/shop.php', to: 'https://shop.example/?a=1&b="2"#x', line: 3 },
  ];
  const { error, published, files } = await publish({}, { redirects });
  expect(error).toBeUndefined();
  expect(published).not.toContain('/blog/6');
  expect(files['blog/6.html']).toContain(
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\';',
  );
  expect(files['blog/6.html']).toContain('<meta http-equiv="refresh" content="0; url=/blog/7">');
  expect(files['old/shop.php.html']).toContain('url=https://shop.example/?a=1&amp;b=%222%22#x"');
});

test('a link within the site has to lead to the new address', async () => {
  const { message } = await publish(
    { 'about.html': fromNext('/about', 'About', '<a href="/blog/6">x</a>') },
    { redirects: [{ from: '/blog/6', to: '/blog/7', line: 1 }] },
  );
  expect(message).toContain('out/about.html: #content > a: "/blog/6" leads nowhere');
});
