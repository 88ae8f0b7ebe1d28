import { cp, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { copyContent, writeFiles } from '@/lib/content/test-folder';
import { loadContent } from '@/lib/content/load';
import type { Content } from '@/lib/content/load';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { listFiles } from '@/lib/site/list-files';
import { publish } from './publish';

/** A page that is right, but for what a test puts into it. */
function makePage(title: string, body = ''): string {
  return [
    '<!DOCTYPE html><html lang="en-NG"><head><meta charset="utf-8">',
    `<link rel="stylesheet" href="/_next/static/s.css"><title>${title}</title></head>`,
    `<body><main id="content"><h1>${title}</h1>${body}</main></body></html>`,
  ].join('');
}

const SITE: Record<string, string> = {
  'index.html': makePage('Home'),
  '404.html': makePage('Not found'),
  'contact.html': makePage(
    'Contact',
    '<div data-behaviour="contact-form"></div><iframe src="/embeds/newsletter"></iframe>',
  ),
  'embeds/newsletter.html': makePage('Newsletter'),
  'blog/1.html': makePage(
    'One',
    '<a href="/contact#content">Write to us</a> <a href="/images/tax.svg">x</a>',
  ),
  'images/tax.svg': '<svg/>',
  'scripts/contact-form-1a.js': '"thanks"',
  _headers: '/*\n',
  'robots.txt': 'User-agent: *',
};

const NEXT = { '_next/static/s.css': 'h1{a:1}.thanks{a:1}.gone{a:1}', '_next/static/chunk.js': '' };

/** Publishes a small site with these changes in a project that has an old one. */
async function publishSite(
  changes: Record<string, string> = {},
  { inPublic = {}, ...content }: Partial<Content> & { inPublic?: Record<string, string> } = {},
) {
  const root = await copyContent();
  const outDir = path.join(root, '.tmp/export');
  await cp(path.join(__dirname, 'next/fixture'), outDir, { recursive: true });
  await writeFiles(outDir, { ...SITE, ...NEXT, ...changes, ...inPublic });
  await writeFiles(path.join(root, 'public'), inPublic);
  const loaded = await loadContent(root);
  await writeFiles(root, { 'out/index.html': 'old' });
  const found = await publish(root, { ...loaded, redirects: [], ...content }, outDir);
  const files: Record<string, string> = {};
  for (const name of await listFiles(path.join(root, 'out'))) {
    files[name] = await readFile(path.join(root, 'out', name), 'utf8');
  }
  return { root, files, problems: found.map(formatDiagnostic) };
}

test('an export becomes the site: its finished pages, its files, and pages at old URLs', async () => {
  const notFound = makePage('No such article');
  const inPublic = { 'blog/not-found.html': notFound };
  const redirects = [{ from: '/blog/6', to: '/blog/1' }];
  const { root, files, problems } = await publishSite({}, { redirects, inPublic });
  expect(problems).toEqual([]);
  const names = Object.keys(files);
  const oldPages = ['blog/6.html', 'blog/6/index.html'];
  const added = ['_redirects', 'print.css', 'blog/404.html', 'blog/not-found.html', ...oldPages];
  expect(names.sort()).toEqual([...Object.keys(SITE), ...added].sort());
  const pages = Object.keys(SITE).filter((name) => name.endsWith('.html'));
  for (const name of [...pages, ...oldPages])
    expect(files[name]).toContain('http-equiv="Content-Security-Policy"');
  for (const name of pages) {
    const styles = name === 'contact.html' ? 'h1{a:1}.thanks{a:1}' : 'h1{a:1}';
    expect(files[name]).toContain(`<style>${styles}</style>`);
  }
  expect(files['blog/6.html']).toContain('<meta http-equiv="refresh" content="0; url=/blog/1">');
  expect(files._redirects).toContain('/blog/6 /blog/1 301\n');
  // Where Cloudflare looks for the nearest one.
  expect(files['blog/404.html']).toBe(notFound);
  expect(files['robots.txt']).toBe(SITE['robots.txt']);
  // Its time is that at which the build began, so that a later edit is newer.
  const { mtimeMs } = await stat(path.join(root, 'out/index.html'));
  expect(mtimeMs).toBeCloseTo(performance.timeOrigin, 0);
});

test('a picture and a frame that no page shows or links to are not published', async () => {
  const changes = { 'images/gone.svg': '', 'contact.html': makePage('Contact') };
  const { files } = await publishSite(changes, { inPublic: { 'images/own.svg': '' } });
  const names = Object.keys(files).filter((file) => /^(?:images|embeds)/.test(file));
  expect(names).toEqual(['images/own.svg', 'images/tax.svg']);
});

test('every problem of every page is returned, and the old site stays', async () => {
  const changes = {
    'contact.html': makePage('C', '<a href="/blgo/1">x</a><a href="/contact.txt">x</a>'),
    'blog/1.html': makePage('One', '<img src="/gone.svg"><script>alert(1)</script>'),
    '404.html': makePage('Not found', '<a href="/blog/6">x</a>'),
  };
  const redirects = ['/blog/6', '/contact'].map((from) => ({ from, to: '/about' }));
  const { files, problems } = await publishSite(changes, { redirects });
  const start = (line: string) => expect.stringContaining(line) as string;
  expect(problems).toHaveLength(6);
  expect(problems).toEqual(
    expect.arrayContaining([
      'out/contact.html:1:1 there is no page or file /blgo/1. Did you mean "/blog/1"?',
      // The router's data is removed.
      start('there is no page or file /contact.txt'),
      start('out/blog/1.html:1:1 there is no page or file /gone.svg'),
      start('out/404.html:1:1 /blog/6 leads to another page now; write /about'),
      start('content/redirects.yaml:1:1 /contact redirects, but the site has'),
      start('out/blog/1.html:1:1 an unknown script, "alert(1)"'),
    ]),
  );
  expect(files).toEqual({ 'index.html': 'old' });
});
