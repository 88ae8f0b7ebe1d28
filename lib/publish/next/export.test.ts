import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, writeFiles } from '@/lib/content/test-folder';
import { listFiles } from '@/lib/site/list-files';
import { openExport } from './export';

const FIXTURE = path.join(__dirname, 'fixture');
const ROUTES = 'dist/prerender-manifest.json';
const CONTACT = 'dist/server/app/contact/page_client-reference-manifest.js';

/** Opens a copy of the captured export with these changes. */
async function open(changes: Record<string, string> = {}, publicFiles: string[] = []) {
  const folder = await makeFolder();
  await cp(FIXTURE, folder, { recursive: true });
  await writeFiles(folder, changes);
  const [outDir, distDir] = [path.join(folder, 'export'), path.join(folder, 'dist')];
  return { ...(await openExport({ outDir, distDir }, publicFiles)), outDir };
}

test('only the page with a client component is interactive', async () => {
  const { pages } = await open();
  expect(pages).toEqual([
    { file: '404.html', isInteractive: false },
    { file: 'contact.html', isInteractive: true },
    { file: 'embeds/newsletter.html', isInteractive: false },
  ]);
});

test.each([
  ['[project]/components/a.tsx <module evaluation>', true],
  ['[project]/node_modules/next/dist/client/app-dir/link.js', true],
  ['[project]/node_modules/fancy/lib/client.js', true],
  ['[project]/node_modules/next/dist/client/components/layout-router.js', false],
])('the module %s makes a page interactive: %s', async (module, isInteractive) => {
  const script = await readFile(path.join(FIXTURE, CONTACT), 'utf8');
  const { pages } = await open({
    [CONTACT]: script.replaceAll('[project]/components/contact/contact-form.tsx', module),
  });
  expect(pages).toContainEqual({ file: 'contact.html', isInteractive });
});

test.each([
  ['a page that Next has not built', { 'export/blog/2.html': '' }, 'Next has built no page'],
  ['a page of a handler', { 'export/images/logo.svg.html': '' }, 'Next has built no page'],
  ['another list of routes', { [ROUTES]: '{"routes":[1]}' }, 'routes'],
  [
    'a manifest of another shape',
    { [CONTACT]: 'globalThis.__RSC_MANIFEST={"/x":{modules:{}}}' },
    'clientModules',
  ],
])('%s stops the build instead of making every page static', async (_what, changes, message) => {
  await expect(open(changes)).rejects.toThrow(message);
});

test('data of the router, the second 404 page and chunks that nothing names are removed', async () => {
  const { files, outDir, removeRouterFiles } = await open({
    'export/contact/notes.txt': '',
    'export/about/__next._tree.txt': '',
    'export/robots.txt': '',
    'export/next.txt': '',
    'export/_next/static/chunks/start.js': 'import("static/chunks/deep.js")',
    'export/_next/static/chunks/deep.js': 'e.l("/_next/static/chunks/deepest.js")',
    'export/_next/static/chunks/deepest.js': '"start.js"',
    'export/_next/static/chunks/lonely.js': '"friend.js"',
    'export/_next/static/chunks/friend.js': '"lonely.js"',
    'export/_next/static/media/face.woff2': '',
    'export/_next/static/site/_buildManifest.js': '',
  });
  const site = [
    '404.html',
    ...['contact.html', 'contact/notes.txt', 'embeds/newsletter.html', 'next.txt', 'robots.txt'],
  ];
  expect(files.filter((file) => !file.startsWith('_next/'))).toEqual(site);
  expect(await listFiles(outDir)).toContain('contact/__next._tree.txt');

  await writeFile(path.join(outDir, 'written-later.txt'), '');
  await removeRouterFiles([
    '/_next/static/chunks/start.js',
    '/x',
    '/_next/static/media/face.woff2',
  ]);
  const chunks = ['deep.js', 'deepest.js', 'start.js'].map((name) => `_next/static/chunks/${name}`);
  const left = [...site, ...chunks, '_next/static/media/face.woff2', 'written-later.txt'];
  expect(await listFiles(outDir)).toEqual(left.sort());
  expect(await readdir(outDir)).not.toContain('about');
});

test('a file of public/ is never taken for a page or for data of the router', async () => {
  const own = ['google123.html', 'robots.html', 'contact/__next.txt', 'google123.txt'];
  const changes = Object.fromEntries(own.map((file) => [`export/${file}`, '']));
  const opened = await open({ ...changes, 'export/robots.txt': '' }, own);
  expect(opened.pages).toHaveLength(3);
  await opened.removeRouterFiles([]);
  const site = [...own, 'robots.txt'];
  expect(opened.files).toEqual(expect.arrayContaining(site));
  expect(await listFiles(opened.outDir)).toEqual(expect.arrayContaining(site));
});

test('a file of public/ with the name of router data is an error', async () => {
  await expect(open({}, ['contact.txt'])).rejects.toThrow(
    "public/contact.txt is overwritten by data of Next's router; rename the file",
  );
});
