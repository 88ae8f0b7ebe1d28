import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@/lib/content/test-folder';
import { writeFiles } from '@/lib/serve/test-site';
import { makeError } from '@/lib/site/diagnostic';
import { listFiles } from '@/lib/site/list-files';
import { PublishError, publishSite } from './publish-site';

const STARTER = '<script data-behaviour="content">run("runtime-files")</script>';

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

const NOT_FOUND = makePage('/', 'Not found').replace(
  /<link rel="canonical"[^>]*>/,
  '<meta name="robots" content="noindex">',
);
const SITE: Record<string, string> = {
  '404.html': NOT_FOUND,
  'contact.html': makePage('/contact', 'Contact', STARTER),
  'embeds/newsletter.html': makePage('/embeds/newsletter', 'Newsletter'),
  'blog/1.html': makePage('/blog/1', 'One', '<a href="/contact#content">Write to us</a>'),
  's.css': 'h1{color:red}',
  _headers: '/*\n',
  'robots.txt': 'User-agent: *',
};

type Registry = Partial<Pick<Parameters<typeof publishSite>[0], 'publishedUrls' | 'redirects'>>;

/** Publishes a small site with these changes, as an export of the fixture's routes. */
async function publish(
  changes: Record<string, string> = {},
  registry: Registry = {},
  publicFiles: string[] = [],
) {
  const folder = await makeFolder();
  await cp(path.join(__dirname, 'next/fixture'), folder, { recursive: true });
  const [outDir, distDir] = [path.join(folder, 'export'), path.join(folder, 'dist')];
  await writeFiles(outDir, { ...SITE, ...changes });
  let published: string[] | undefined;
  let error: unknown;
  try {
    published = await publishSite({
      ...{ outDir, distDir, publicFiles, siteUrl: 'https://site.example' },
      ...{ publishedUrls: [], redirects: [], ...registry },
    });
  } catch (reason) {
    error = reason;
  }
  const names = await listFiles(outDir);
  const texts = names.map(async (name) => [name, await readFile(path.join(outDir, name), 'utf8')]);
  const files = Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
  return { error, published, files, message: error instanceof Error ? error.message : '' };
}

test('an export becomes the site: its files, its finished pages, the payload of the interactive one', async () => {
  const { error, files, published } = await publish();
  expect(error).toBeUndefined();
  const names = Object.keys(files);
  const [payload = '', ...others] = names.filter((name) => name.includes('payload-'));
  expect(others).toEqual([]);
  expect(files['contact.html']).toContain(`["/${payload}"`);
  expect(names.filter((name) => name !== payload)).toEqual(Object.keys(SITE).sort());
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    expect(files[name]).toContain('http-equiv="Content-Security-Policy"');
    expect(files[name]).toContain('<style>h1{color:red}</style>');
  }
  expect(files['robots.txt']).toBe(SITE['robots.txt']);
  // The URLs to keep: not that of the page for unknown ones.
  expect(published?.sort()).toEqual(['/blog/1', '/contact', '/embeds/newsletter']);
});

test('a file of public/ is published untouched, an HTML file too', async () => {
  const own = { 'google123.html': 'google-site-verification: google123.html' };
  const { error, files } = await publish(own, {}, Object.keys(own));
  expect(error).toBeUndefined();
  expect(files['google123.html']).toBe(own['google123.html']);
});

test('everything wrong with all pages is said in one error', async () => {
  const { error, message } = await publish({
    'contact.html': makePage(
      '/contact',
      'One',
      '<script>alert(1)</script><a href="/blgo/1">x</a><a href="/contact.txt">x</a>',
    ),
    'blog/1.html': makePage(
      '/blog/8',
      'One',
      `<img src="/gone.svg"><p id="content" style="color:red" onclick="go()">a<div>b</div></p><iframe></iframe>
       <div id="S:0"></div><p>${Array.from({ length: 9000 }, (_, index) => Math.sin(index)).join(' ')}`,
    ),
  });
  expect(error).toMatchObject({ name: 'PublishError' });
  expect(message.split('\n')[0]).toMatch(/^\d+ faults in the finished pages$/);
  for (const line of [
    'out/contact.html:1:1 #content > script: a script that is no behaviour would not run: "alert(1)"',
    'out/contact.html:1:1 #content > a:nth-of-type(1): "/blgo/1" leads nowhere: there is no /blgo/1 on this site. Did you mean "/blog/1"?',
    'out/contact.html:1:1 nothing on this page starts its client components (components/contact/contact-form.tsx)',
    // What only the router asked for is gone.
    '"/contact.txt" leads nowhere',
    'has the same title as out/',
    'out/blog/1.html:1:1 its canonical address is "https://site.example/blog/8"',
    'out/blog/1.html:1:1 #content > img: the image /gone.svg has no width and no height and no alt',
    'out/blog/1.html:1:1 #content > img: "/gone.svg" leads nowhere',
    'the id "content" is there already',
    'style="color:red" would not work',
    'onclick="…" never runs here',
    // The parser of the steps repairs this.
    'invalid HTML: ',
    'a frame without a title',
    'content that only a script would show',
    'HTML with its styles: ',
  ]) {
    expect(message).toContain(line);
  }
});

test('a published URL that is gone stops the build, and one that is sent on does not', async () => {
  const publishedUrls = ['/contact', '/blog/5', '/blog/6'].map((address, index) => ({
    address,
    line: index + 1,
  }));
  const redirects = [{ from: '/blog/6', to: '/blog/1#content', line: 4 }];
  const { message } = await publish({}, { publishedUrls, redirects });
  expect(message).toMatch(
    /^1 fault in the finished pages\n {2}content\/addresses.txt:2:1 \/blog\/5 has been published/,
  );
});

test('the page at an old URL is finished like any other, and no link of the site may lead to it', async () => {
  const redirects = [{ from: '/blog/6', to: '/blog/1', line: 1 }];
  const { error, published, files } = await publish({}, { redirects });
  expect(error).toBeUndefined();
  expect(published).not.toContain('/blog/6');
  expect(files._redirects).toContain('/blog/6 /blog/1 301\n');
  expect(files['blog/6.html']).toContain('http-equiv="Content-Security-Policy"');
  expect(files['blog/6.html']).toContain('<meta http-equiv="refresh" content="0; url=/blog/1">');
  const page = makePage('/embeds/newsletter', 'N', '<a href="/blog/6">x</a>');
  const { message } = await publish({ 'embeds/newsletter.html': page }, { redirects });
  expect(message).toContain('#content > a: "/blog/6" leads nowhere');
});

test('the 404 page of the blog is copied to where hosts look for the nearest one', async () => {
  const page = makePage('/', 'No such article');
  const { files } = await publish({ 'blog/not-found.html': page }, {}, ['blog/not-found.html']);
  expect(files['blog/404.html']).toBe(page);
});

const error = (file: string, message: string, field = '') => makeError(file, message, { field });

test.each([
  [
    [error('b.html', 'one'), error('a.html', 'two'), error('b.html', 'one', 'main')],
    '3 faults in the finished pages\n  b.html:1:1 one\n  a.html:1:1 two\n  b.html:1:1 main: one',
  ],
  [
    ['a.html', 'a.html', 'b.html'].map((file) => error(file, 'one')),
    '3 faults in the finished pages\n  a.html:1:1 one (and on 1 other page)',
  ],
  [
    ['a.html', 'b.html', 'c.html'].map((file) => error(file, 'one')),
    '3 faults in the finished pages\n  a.html:1:1 one (and on 2 other pages)',
  ],
])('what pages share is said once, in the order it was found: %#', (errors, message) => {
  expect(new PublishError(errors).message).toBe(message);
  // The build prints the stack.
  expect(new PublishError(errors).stack).toBe(`PublishError: ${message}`);
});
