import { cp, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, writeFiles } from '@/lib/content/test-folder';
import { listFiles } from '@/lib/site/list-files';
import { openExport } from './export';

const PAGES = ['404.html', 'contact.html', 'embeds/newsletter.html'];

/** Opens a copy of the captured export with these files. */
async function open(changes: Record<string, string> = {}, publicFiles: string[] = []) {
  const outDir = await makeFolder();
  await cp(path.join(__dirname, 'fixture'), outDir, { recursive: true });
  await writeFiles(outDir, changes);
  return { ...(await openExport(outDir, publicFiles)), outDir };
}

test('data of the router, the second 404 page, scripts and styles are removed; fonts stay', async () => {
  const fonts = ['_next/static/media/face.woff2'];
  const { pages, files, outDir, removeNextFiles } = await open({
    'contact/notes.txt': '',
    'about/__next._tree.txt': '',
    'robots.txt': '',
    'next.txt': '',
    'scripts/site.js': '',
    'print.css': '',
    '_next/static/chunks/a.js': '',
    '_next/static/chunks/b.css': '',
    '_next/static/site/_buildManifest.js': '',
    '_next/static/media/face.woff2': '',
  });
  expect(pages).toEqual(PAGES);
  const others = ['contact/notes.txt', 'next.txt', 'print.css', 'robots.txt', 'scripts/site.js'];
  const site = [...PAGES, ...others, ...fonts].sort();
  expect(files.filter((file) => !/\.(?:js|css)$/.test(file) || others.includes(file))).toEqual(
    site,
  );
  expect(await listFiles(outDir)).toContain('contact/__next._tree.txt');

  await writeFile(path.join(outDir, 'written-later.txt'), '');
  await removeNextFiles();
  expect(await listFiles(outDir)).toEqual([...site, 'written-later.txt'].sort());
  expect(await readdir(outDir)).not.toContain('about');
  expect(await readdir(path.join(outDir, '_next/static'))).toEqual(['media']);
});

test('a file of public/ is never taken for a page or for data of the router', async () => {
  const own = ['google123.html', 'robots.html', 'contact/__next.txt', 'google123.txt'];
  const changes = Object.fromEntries(own.map((file) => [file, '']));
  const opened = await open({ ...changes, 'robots.txt': '' }, own);
  expect(opened.pages).toEqual(PAGES);
  await opened.removeNextFiles();
  const site = [...own, 'robots.txt'];
  expect(opened.files).toEqual(expect.arrayContaining(site));
  expect(await listFiles(opened.outDir)).toEqual(expect.arrayContaining(site));
});

test('a file of public/ with the name of router data is an error', async () => {
  await expect(open({}, ['contact.txt'])).rejects.toThrow(
    "public/contact.txt is overwritten by data of Next's router; rename the file",
  );
});
