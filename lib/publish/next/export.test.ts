import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@/lib/content/test-folder';
import { listFiles } from '@/lib/site/list-files';
import { writeFiles } from '@/lib/serve/test-site';
import { openExport } from './export';

const FIXTURE = path.join(__dirname, 'fixture');
const CONTACT = 'dist/server/app/contact/page_client-reference-manifest.js';

/** A copy of a real export, shortened, with these changes; undefined removes a file. */
async function open(changes: Record<string, string | undefined> = {}, publicFiles: string[] = []) {
  const folder = await makeFolder();
  await cp(FIXTURE, folder, { recursive: true });
  for (const [file, text] of Object.entries(changes)) {
    if (text === undefined) await rm(path.join(folder, file));
    else await writeFiles(folder, { [file]: text });
  }
  const [outDir, distDir] = [path.join(folder, 'export'), path.join(folder, 'dist')];
  const opened = await openExport({ outDir, distDir, publicFiles });
  return { ...opened, outDir, left: () => listFiles(outDir) };
}

test('only the page with a client component is interactive', async () => {
  const { pages } = await open();
  expect(pages).toEqual([
    { file: '404.html', clientModules: [] },
    { file: 'contact.html', clientModules: ['components/contact/contact-form.tsx'] },
    { file: 'embeds/newsletter.html', clientModules: [] },
  ]);
});

test.each([
  ['[project]/components/a.tsx <module evaluation>', ['components/a.tsx']],
  [
    '[project]/node_modules/next/dist/client/app-dir/link.js',
    ['node_modules/next/dist/client/app-dir/link.js'],
  ],
  ['[project]/node_modules/fancy/lib/client.js', ['node_modules/fancy/lib/client.js']],
  ['[project]/node_modules/next/dist/client/components/layout-router.js', []],
])('of the module %s the client components are %j', async (module, expected) => {
  const script = await readFile(path.join(FIXTURE, CONTACT), 'utf8');
  const { pages } = await open({
    [CONTACT]: script.replaceAll('[project]/components/contact/contact-form.tsx', module),
  });
  const page = pages.find(({ file }) => file === 'contact.html');
  expect([...new Set(page?.clientModules)]).toEqual(expected);
});

test('every page of a dynamic route has the modules of the route', async () => {
  const { pages } = await open({ 'export/blog/1.html': '' });
  expect(pages).toContainEqual({ file: 'blog/1.html', clientModules: [] });
});

test.each(['export/blog/2.html', 'export/images/logo.svg.html'])(
  'a page that Next has not built is an error: %s',
  async (file) => {
    await expect(open({ [file]: '' })).rejects.toThrow('Next has built no page');
  },
);

test.each([
  ['another list of routes', 'dist/prerender-manifest.json', '{"routes":[1]}'],
  ['no list of routes', 'dist/prerender-manifest.json', '{}'],
  ['no manifest', 'dist/prerender-manifest.json', undefined],
  ['a page without a manifest', CONTACT, undefined],
  ['a manifest that says nothing', CONTACT, ''],
  ['a manifest of another shape', CONTACT, 'globalThis.__RSC_MANIFEST={"/x":{modules:{}}}'],
])('%s stops the build instead of making every page static', async (_what, file, text) => {
  await expect(open({ [file]: text })).rejects.toThrow();
});

const FILES = {
  'export/contact/notes.txt': '',
  'export/robots.txt': '',
  'export/next.txt': '',
  'export/_next/static/chunks/start.js': 'import("static/chunks/deep.js")',
  'export/_next/static/chunks/deep.js': 'e.l("/_next/static/chunks/deepest.js")',
  'export/_next/static/chunks/deepest.js': '"start.js"',
  'export/_next/static/chunks/lonely.js': '"friend.js"',
  'export/_next/static/chunks/friend.js': '"lonely.js"',
  'export/_next/static/media/face.woff2': '',
  'export/_next/static/site/_buildManifest.js': '',
};

test('the router’s data, the second 404 page and chunks that nothing names are removed', async () => {
  const { files, outDir, removeRouterFiles, left } = await open(FILES);
  const site = ['404.html', 'contact.html', 'contact/notes.txt', 'embeds/newsletter.html'];
  const others = ['next.txt', 'robots.txt'];
  expect(files.filter((file) => !file.startsWith('_next/'))).toEqual([...site, ...others]);
  const before = await left();
  expect(before).toContain('contact/__next._tree.txt');

  await mkdir(path.join(outDir, 'about/empty'), { recursive: true });
  await writeFile(path.join(outDir, 'written-later.txt'), '');
  await removeRouterFiles([
    '/_next/static/chunks/start.js',
    '/x',
    '/_next/static/media/face.woff2',
  ]);
  expect(await left()).toEqual([
    '404.html',
    '_next/static/chunks/deep.js',
    '_next/static/chunks/deepest.js',
    '_next/static/chunks/start.js',
    '_next/static/media/face.woff2',
    'contact.html',
    'contact/notes.txt',
    'embeds/newsletter.html',
    ...others,
    'written-later.txt',
  ]);
  for (const folder of ['about', '_next/static/site']) {
    await expect(readFile(path.join(outDir, folder))).rejects.toThrow('ENOENT');
  }
});

test('what stands in public/ is neither a page nor the router’s, whatever it is called', async () => {
  const own = ['google123.html', 'robots.html', 'contact/__next.txt', 'google123.txt'];
  const changes = Object.fromEntries(own.map((file) => [`export/${file}`, '']));
  const { pages, files, removeRouterFiles, left } = await open(
    { ...changes, 'export/robots.txt': '' },
    own,
  );
  expect(pages).toHaveLength(3);
  await removeRouterFiles([]);
  for (const file of [...own, 'robots.txt']) {
    expect(files).toContain(file);
    expect(await left()).toContain(file);
  }
});

test.each([
  ['a route', '/robots.txt', [], 'robots.html'],
  ['a file of public/', '/x', ['contact.txt'], 'contact.html'],
])('a page whose data has the name of %s is an error', async (_what, route, publicFiles, page) => {
  const manifest = JSON.parse(
    await readFile(path.join(FIXTURE, 'dist/prerender-manifest.json'), 'utf8'),
  ) as { routes: Record<string, unknown> };
  const { routes } = manifest;
  const robots = { ...(routes['/contact'] as object), srcRoute: '/contact' };
  const more = { '/robots': robots, [route]: routes['/images/logo.svg'] };
  const changes = {
    'dist/prerender-manifest.json': JSON.stringify({ routes: { ...routes, ...more } }),
    [`export/${page}`]: '',
  };
  await expect(open(changes, publicFiles)).rejects.toThrow(
    `Next writes data of the page out/${page} to out/${page.replace('html', 'txt')}, which is a file of the site; rename the page or the file`,
  );
});
