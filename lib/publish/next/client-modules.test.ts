import { makeFolder } from '@/lib/content/test-folder';
import { writeFiles } from '@/lib/serve/test-site';
import { readClientModules } from './client-modules';

const MODULE = { id: 1, name: '*', chunks: ['/_next/static/chunks/a.js'], async: false };

/** A manifest as Next 16.4 writes it, for one page and the modules in its graph. */
function manifestFor(page: string, modules: string[]): string {
  const clientModules = Object.fromEntries(modules.map((module) => [module, MODULE]));
  const manifest = { moduleLoading: { prefix: '' }, clientModules, ssrModuleMapping: {} };
  return `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST[${JSON.stringify(page)}] = ${JSON.stringify(manifest)};`;
}

/** Next's own folder after a build of these routes, by address, with these files. */
async function makeDist(
  routes: Record<string, string | null>,
  files: Record<string, string>,
): Promise<string> {
  const folder = await makeFolder();
  const entries = Object.entries(routes).map(([address, srcRoute]) => [
    address,
    {
      routeType: address.startsWith('/images/') ? 'route' : 'page',
      initialRevalidateSeconds: false,
      srcRoute,
    },
  ]);
  await writeFiles(folder, {
    'prerender-manifest.json': JSON.stringify({
      version: 4,
      routes: Object.fromEntries(entries) as unknown,
      dynamicRoutes: {},
    }),
    ...files,
  });
  return folder;
}

const FRAMEWORK = [
  '[project]/node_modules/next/dist/esm/client/components/layout-router.js',
  '[project]/node_modules/next/dist/esm/client/components/layout-router.js <module evaluation>',
  '[project]/node_modules/next/dist/client/components/builtin/global-error.js',
  '[project]/node_modules/next/dist/esm/lib/metadata/generate/icon-mark.js',
  '[project]/node_modules/next/dist/lib/framework/boundary-components.js',
];

test('a page with the framework’s own modules only has no client components', async () => {
  const dist = await makeDist(
    { '/': '/', '/about': '/about' },
    {
      'server/app/page_client-reference-manifest.js': manifestFor('/page', FRAMEWORK),
      'server/app/about/page_client-reference-manifest.js': manifestFor('/about/page', []),
    },
  );
  const modulesOf = await readClientModules(dist);
  expect(modulesOf('/')).toEqual([]);
  expect(modulesOf('/about')).toEqual([]);
});

test.each([
  ['[project]/components/contact/contact-form.tsx', 'components/contact/contact-form.tsx'],
  ['[project]/components/a.tsx <module evaluation>', 'components/a.tsx'],
  [
    '[project]/node_modules/next/dist/client/app-dir/link.js',
    'node_modules/next/dist/client/app-dir/link.js',
  ],
  [
    '[project]/node_modules/next/dist/esm/client/script.js',
    'node_modules/next/dist/esm/client/script.js',
  ],
  ['[project]/node_modules/fancy/lib/client.js', 'node_modules/fancy/lib/client.js'],
])('%s is a client component of the page', async (module, name) => {
  const dist = await makeDist(
    { '/contact': '/contact' },
    {
      'server/app/contact/page_client-reference-manifest.js': manifestFor('/contact/page', [
        ...FRAMEWORK,
        module,
      ]),
    },
  );
  expect((await readClientModules(dist))('/contact')).toEqual([name]);
});

test('the names come in a fixed order', async () => {
  const modules = ['[project]/c.tsx', '[project]/a.tsx', '[project]/b.tsx'];
  const dist = await makeDist(
    { '/x': '/x' },
    { 'server/app/x/page_client-reference-manifest.js': manifestFor('/x/page', modules) },
  );
  expect((await readClientModules(dist))('/x')).toEqual(['a.tsx', 'b.tsx', 'c.tsx']);
});

test('every page of a dynamic route has the modules of the route', async () => {
  const dist = await makeDist(
    { '/blog/1': '/blog/[id]', '/blog/2': '/blog/[id]' },
    {
      'server/app/blog/[id]/page_client-reference-manifest.js': manifestFor('/blog/[id]/page', [
        '[project]/components/share.tsx',
      ]),
    },
  );
  const modulesOf = await readClientModules(dist);
  expect(modulesOf('/blog/1')).toEqual(['components/share.tsx']);
  expect(modulesOf('/blog/2')).toEqual(['components/share.tsx']);
});

test('a page that Next has not built is an error, not a page without client components', async () => {
  const modulesOf = await readClientModules(
    await makeDist({ '/images/a.svg': '/images/[file]' }, {}),
  );
  // A route that makes no page is none either.
  for (const urlPath of ['/contact', '/images/a.svg']) {
    expect(() => modulesOf(urlPath)).toThrow(`Next has built no page ${urlPath}`);
  }
});

test('the 404 page is the route that Next calls _not-found', async () => {
  const dist = await makeDist(
    { '/_not-found': null },
    {
      'server/app/_not-found/page_client-reference-manifest.js': manifestFor('/_not-found/page', [
        '[project]/a.tsx',
      ]),
    },
  );
  expect((await readClientModules(dist))('/404')).toEqual(['a.tsx']);
});

test.each([
  ['another list of routes', { 'prerender-manifest.json': '{"routes":[1]}' }],
  ['no list of routes', { 'prerender-manifest.json': '{}' }],
  ['a page without a manifest', {}],
  ['a manifest that says nothing', { 'server/app/page_client-reference-manifest.js': '' }],
  [
    'a manifest of another shape',
    {
      'server/app/page_client-reference-manifest.js':
        'globalThis.__RSC_MANIFEST = { "/page": { modules: {} } };',
    },
  ],
])('%s stops the build instead of taking the framework from every page', async (_what, files) => {
  const dist = await makeDist({ '/': '/' }, files);
  await expect(readClientModules(dist)).rejects.toThrow();
});

test('a folder that is none of Next’s stops the build', async () => {
  await expect(readClientModules(await makeFolder())).rejects.toThrow('prerender-manifest.json');
});
