import { createHash } from 'node:crypto';
import { makePost, makeSite } from '@/lib/content/test-content';
import { cmsFiles } from './cms-files';

const on = makeSite({
  cms: { ...makeSite().cms, backend: 'github', repository: 'firm/site' },
});
const content = { site: on, articles: [makePost({ id: 7 })], addresses: [] };

test('a site without an editing page has none of its files', async () => {
  expect((await cmsFiles({ ...content, site: makeSite() })).size).toBe(0);
});

test('the page, its script and the program come without source maps and without another server', async () => {
  const files = await cmsFiles(content);
  const names = [...files.keys()];
  expect(names).toEqual(
    expect.arrayContaining([
      'index.html',
      'start.js',
      'cms/index.js',
      'yaml/index.js',
      'immutable.js',
    ]),
  );
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  const program = files.get('cms/index.js')?.toString() ?? '';
  expect(program).not.toContain('jsdelivr');
  const fonts = program.match(/src:url\([^)]+\)/g) ?? [];
  expect(fonts).toHaveLength(3);
  for (const font of fonts) expect(names).toContain(font.slice('src:url('.length, -1));
});

test('every module by another name is there, and the policy knows the map of them', async () => {
  const files = await cmsFiles(content);
  const page = files.get('index.html')?.toString() ?? '';
  const map = /<script type="importmap">(.*)<\/script>/.exec(page)?.[1] ?? '';
  const { imports } = JSON.parse(map) as { imports: Record<string, string> };
  expect(Object.keys(imports)).toContain('./locales/en-GB.json');
  for (const file of Object.values(imports)) expect([...files.keys()]).toContain(file.slice(2));
  expect(page).toContain(`'sha256-${createHash('sha256').update(map).digest('base64')}'`);
});

test('of a server’s address nothing but its origin comes into the policy', async () => {
  const server = 'https://git.example/"><script>alert(1)</script>;script-src *';
  const site = { ...content.site, cms: { ...content.site.cms, server } };
  const page = (await cmsFiles({ ...content, site })).get('index.html')?.toString() ?? '';
  expect(page).not.toContain('alert');
  expect(page).toContain("connect-src 'self' blob: data: https://git.example https://www.git");
});

test('the policy lets in this site and the host of the repository, and no code but files', async () => {
  const page = (await cmsFiles(content)).get('index.html')?.toString() ?? '';
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain(
    "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com;",
  );
  expect(/script-src ([^;]+)/.exec(policy)?.[1]).toMatch(
    /^'self' 'sha256-\S+' 'wasm-unsafe-eval'$/,
  );
});
