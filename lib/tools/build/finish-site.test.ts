import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadContent } from '@/lib/content/load';
import { makeContentFolder, makeFolder, writeFiles } from '@/lib/content/test-folder';
import { listFiles } from '@/lib/site/list-files';
import { finishSite } from './finish-site';

function makePage(title: string, body = ''): string {
  return [
    '<!DOCTYPE html><html lang="en-NG"><head><meta charset="utf-8">',
    `<link rel="stylesheet" href="/_next/static/s.css"><title>${title}</title></head>`,
    `<body><main id="content"><h1>${title}</h1>${body}</main></body></html>`,
  ].join('');
}

const PAGES: Record<string, string> = {
  'index.html': makePage('Home'),
  'blog/404.html': makePage('Not found'),
  'contact.html': makePage('Contact', '<div data-behaviour="contact-form"></div>'),
};

const PUBLIC_FILES = { 'google123.html': 'google123', 'google123.txt': '' };

const OTHER_FILES = {
  ...PUBLIC_FILES,
  'robots.txt': 'User-agent: *',
  'scripts/contact-form-1a.js': '"thanks"',
  '_next/static/media/face.woff2': '',
};

const NEXT_FILES = {
  '_next/static/s.css': 'h1{a:1}.thanks{a:1}.gone{a:1}@media print{h1{b:1}}',
  '_next/static/chunk.js': '',
  '_not-found.html': '',
  'contact.txt': '',
  'about/__next._tree.txt': '',
};

test('adds policies and styles to all pages, adds redirects, and removes the files of Next.js', async () => {
  const content = await loadContent(await makeContentFolder());
  const siteDir = await makeFolder();
  await writeFiles(siteDir, { ...PAGES, ...OTHER_FILES, ...NEXT_FILES });
  const redirects = [{ from: '/blog/6', to: '/blog/1' }];
  await finishSite(siteDir, { ...content, redirects, publicFiles: Object.keys(PUBLIC_FILES) });

  const redirectPages = ['blog/6.html', 'blog/6/index.html'];
  const addedFiles = ['.htaccess', '.nginx-redirects.conf', '_redirects', 'print.css'];
  expect(await listFiles(siteDir)).toEqual(
    [...Object.keys({ ...PAGES, ...OTHER_FILES }), ...redirectPages, ...addedFiles].sort(),
  );
  // If a folder `about` existed, servers would redirect /about to it and not send about.html.
  expect(await readdir(siteDir)).not.toContain('about');
  const read = (file: string) => readFile(path.join(siteDir, file), 'utf8');
  for (const file of Object.keys(PAGES)) {
    const html = await read(file);
    expect(html).toContain('http-equiv="Content-Security-Policy"');
    const styles = file === 'contact.html' ? 'h1{a:1}.thanks{a:1}' : 'h1{a:1}';
    expect(html).toContain(`<style>${styles}</style>`);
  }
  expect(await read('google123.html')).toBe('google123');
  expect(await read('print.css')).toBe('@media print{h1{b:1}}');
  expect(await read('blog/6.html')).toContain('content="0; url=/blog/1"');
  expect(await read('_redirects')).toContain('/blog/6 /blog/1 301\n');
});
