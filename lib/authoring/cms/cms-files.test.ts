import { createHash } from 'node:crypto';
import { makeArticle, makeImages, makeSite } from '@/lib/content/test-content';
import { cmsFiles } from './cms-files';

const site = makeSite({ cms: { ...makeSite().cms, backend: 'github', repository: 'firm/site' } });
const content = {
  site,
  people: [],
  articles: [makeArticle({ id: 7 })],
  images: makeImages('tax.svg'),
  addresses: [],
  redirects: [],
};

test('a site without an editing page has none of its files', async () => {
  expect((await cmsFiles({ ...content, site: makeSite() })).size).toBe(0);
});

test('all files are there, without source maps and without another server', async () => {
  const files = await cmsFiles(content);
  const names = [...files.keys()];
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  const cms = String(files.get('cms/index.js'));
  expect(cms).not.toContain('jsdelivr');
  const fonts = cms.match(/src:url\([^)]+\)/g) ?? [];
  expect(fonts).toHaveLength(3);
  for (const font of fonts) expect(names).toContain(font.slice('src:url('.length, -1));
  // What the script imports by name is in the page's map of modules, and so is each translation.
  const page = String(files.get('index.html'));
  const map = /<script type="importmap">(.*)<\/script>/.exec(page)?.[1] ?? '';
  const { imports } = JSON.parse(map) as { imports: Record<string, string> };
  const imported = String(files.get('start.js')).match(/(?<=from\s?")[^"]+/g) ?? [];
  expect(imported).toEqual(['@sveltia/cms']);
  expect(Object.keys(imports)).toEqual(
    expect.arrayContaining([...imported, 'immutable', './locales/en-GB.json']),
  );
  for (const file of Object.values(imports)) expect(names).toContain(file.slice(2));
  expect(page).toContain(`'sha256-${createHash('sha256').update(map).digest('base64')}'`);
});

test('of a server’s address nothing but its origin comes into the policy', async () => {
  const server = 'https://git.example/"><script>alert(1)</script>;script-src *';
  const other = { ...site, cms: { ...site.cms, server } };
  const page = (await cmsFiles({ ...content, site: other })).get('index.html');
  expect(String(page)).not.toContain('alert');
  expect(String(page)).toContain(
    "connect-src 'self' blob: data: https://git.example https://www.git",
  );
});
