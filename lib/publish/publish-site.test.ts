import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, writeFiles } from '@/lib/content/test-folder';
import { makeError } from '@/lib/site/diagnostic';
import { listFiles } from '@/lib/site/list-files';
import { PublishError, publishSite } from './publish-site';

/** A page that is right, but for what a test puts into it. */
function makePage(urlPath: string, title: string, body = ''): string {
  return [
    '<!DOCTYPE html><html lang="en-NG"><head><meta charset="utf-8">',
    '<link rel="stylesheet" href="/s.css">',
    `<title>${title}</title><meta name="description" content="On ${title}.">`,
    `<link rel="canonical" href="https://site.example${urlPath}"></head>`,
    `<body><main id="content"><h1>${title}</h1>${body}</main></body></html>`,
  ].join('');
}

const STARTER = '<script data-behaviour="content">run("runtime-files")</script>';
const SITE: Record<string, string> = {
  '404.html': makePage('/', 'Not found').replace(
    /<link rel="canonical"[^>]*>/,
    '<meta name="robots" content="noindex">',
  ),
  'contact.html': makePage('/contact', 'Contact', STARTER),
  'embeds/newsletter.html': makePage('/embeds/newsletter', 'Newsletter'),
  'blog/1.html': makePage('/blog/1', 'One', '<a href="/contact#content">Write to us</a>'),
  's.css': 'h1{color:red}',
  _headers: '/*\n',
  'robots.txt': 'User-agent: *',
};

/** Publishes a small site with these changes, as an export of the fixture's routes. */
async function publish(
  changes: Record<string, string> = {},
  options: Partial<Parameters<typeof publishSite>[0]> = {},
) {
  const folder = await makeFolder();
  await cp(path.join(__dirname, 'next/fixture'), folder, { recursive: true });
  const [outDir, distDir] = [path.join(folder, 'export'), path.join(folder, 'dist')];
  await writeFiles(outDir, { ...SITE, ...changes });
  const published = await publishSite({
    ...{ outDir, distDir, publicFiles: [], siteUrl: 'https://site.example' },
    ...{ publishedUrls: [], redirects: [], ...options },
  });
  const files: Record<string, string> = {};
  for (const name of await listFiles(outDir)) {
    files[name] = await readFile(path.join(outDir, name), 'utf8');
  }
  return { published, files };
}

test('an export becomes the site: its files, its finished pages, the payload of the interactive one', async () => {
  const { files, published } = await publish();
  const names = Object.keys(files);
  const [payload = ''] = names.filter((name) => name.includes('payload-'));
  expect(names.sort()).toEqual([...Object.keys(SITE), payload].sort());
  expect(files['contact.html']).toContain(`["/${payload}"`);
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    expect(files[name]).toContain('http-equiv="Content-Security-Policy"');
    expect(files[name]).toContain('<style>h1{color:red}</style>');
  }
  expect(files['robots.txt']).toBe(SITE['robots.txt']);
  // The URLs that have to work from now on; the page for unknown URLs has none.
  expect(published.sort()).toEqual(['/blog/1', '/contact', '/embeds/newsletter']);
});

test('a file of public/ is published untouched, an HTML file too', async () => {
  const own = { 'google123.html': 'google-site-verification: google123.html' };
  const { files } = await publish(own, { publicFiles: Object.keys(own) });
  expect(files).toMatchObject(own);
});

test('one error lists everything that is wrong with all pages', async () => {
  const contact = '<script>alert(1)</script><a href="/blgo/1">x</a><a href="/contact.txt">x</a>';
  const article = '<img src="/gone.svg"><p>a<div>b</div></p>';
  const promise = publish({
    'contact.html': makePage('/contact', 'One', contact),
    'blog/1.html': makePage('/blog/8', 'One', article),
  });
  await expect(promise).rejects.toThrow(PublishError);
  const { message } = (await promise.catch((error: unknown) => error)) as PublishError;
  expect(message.split('\n')[0]).toMatch(/^\d+ faults in the finished pages$/);
  for (const line of [
    'out/contact.html:1:1 #content > a:nth-of-type(1): "/blgo/1" leads nowhere: there is no /blgo/1 on this site. Did you mean "/blog/1"?',
    // Data of the router is removed.
    '"/contact.txt" leads nowhere',
    'out/blog/1.html:1:1 #content > img: "/gone.svg" leads nowhere',
    // One of each check of pages.
    'a script that is no behaviour would not run',
    'has the same title as out/',
    'the image /gone.svg has no width',
    'invalid HTML: ',
  ]) {
    expect(message).toContain(line);
  }
});

test('a published URL that is gone stops the build, unless it is redirected', async () => {
  const urls = ['/contact', '/blog/5', '/blog/6'];
  const publishedUrls = urls.map((address, index) => ({ address, line: index + 1 }));
  const redirects = [{ from: '/blog/6', to: '/blog/1#content', line: 4 }];
  await expect(publish({}, { publishedUrls, redirects })).rejects.toThrow(
    /^1 fault in the finished pages\n {2}content\/addresses.txt:2:1 \/blog\/5 has been published/,
  );
});

test('the page at an old URL is finished like any other', async () => {
  const redirects = [{ from: '/blog/6', to: '/blog/1', line: 1 }];
  const { published, files } = await publish({}, { redirects });
  expect(published).not.toContain('/blog/6');
  expect(files._redirects).toContain('/blog/6 /blog/1 301\n');
  expect(files['blog/6.html']).toContain('http-equiv="Content-Security-Policy"');
  expect(files['blog/6.html']).toContain('<meta http-equiv="refresh" content="0; url=/blog/1">');
});

test('a link of the site may not lead to an old URL, nor a redirect to nowhere', async () => {
  const page = makePage('/embeds/newsletter', 'N', '<a href="/blog/6">x</a>');
  const redirects = [
    { from: '/blog/6', to: '/gone', line: 1 },
    { from: '/contact', to: '/', line: 2 },
  ];
  await expect(publish({ 'embeds/newsletter.html': page }, { redirects })).rejects.toThrow(
    /#content > a: "\/blog\/6" leads nowhere.*redirects.yaml:2:1 \/contact is sent on.*redirects.yaml:1:1 "\/gone" leads nowhere/s,
  );
});

test('the 404 page of the blog is copied to where Cloudflare looks for the nearest one', async () => {
  const page = makePage('/', 'No such article');
  const own = { 'blog/not-found.html': page };
  const { files } = await publish(own, { publicFiles: Object.keys(own) });
  expect(files['blog/404.html']).toBe(page);
});

test('an error that pages share is listed once, with the number of the other pages', () => {
  const errors = [
    ...['b.html', 'a.html', 'c.html'].map((file) => makeError(file, 'one')),
    ...['b.html', 'a.html'].map((file) => makeError(file, 'two')),
    makeError('b.html', 'one', { field: 'main' }),
  ];
  const message = [
    '6 faults in the finished pages',
    'b.html:1:1 one (and on 2 other pages)',
    'b.html:1:1 two (and on 1 other page)',
    'b.html:1:1 main: one',
  ].join('\n  ');
  expect(new PublishError(errors).message).toBe(message);
  // The build prints the stack.
  expect(new PublishError(errors).stack).toBe(`PublishError: ${message}`);
});
