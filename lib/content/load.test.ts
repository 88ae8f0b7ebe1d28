import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentError, formatDiagnostic, sortDiagnostics } from '@/lib/site/diagnostic';
import { loadContent, readContent } from './load';
import { makeArticleText } from './test-content';
import { copyContent, FIXTURE } from './test-folder';

/** Errors and warnings as the build prints them; `messages.txt` of lib/authoring has them whole. */
async function problemsOf(root: string, today?: string): Promise<string[]> {
  const { value, diagnostics } = await readContent(root, today);
  expect(value === undefined).toBe(diagnostics.some(({ severity }) => severity === 'error'));
  return sortDiagnostics(diagnostics).map(formatDiagnostic);
}

const write = (root: string, file: string, text: string | Buffer) =>
  writeFile(path.join(root, 'content', file), text);

test('a whole content has no problems', async () => {
  expect(await problemsOf(FIXTURE)).toEqual([]);
  const { site, addresses, images } = await loadContent(FIXTURE);
  expect(site.name).toBe('Iroko Crossing Advisory');
  expect(addresses.map(({ address }) => address)).toContain('/services');
  expect(images.get('tax')).toMatchObject({ file: 'tax.svg' });
});

test('articles come by their numbers, 2 before 10, drafts and future ones too', async () => {
  const root = await copyContent({
    '10.md': makeArticleText({ date: '2020-01-01' }),
    '2.md': makeArticleText({ draft: 'true' }),
    '1.md': makeArticleText({ date: '2999-01-01' }),
  });
  expect((await loadContent(root)).articles.map(({ id }) => id)).toEqual([1, 2, 10]);
});

test('all errors come in one report, in the order of the files', async () => {
  const root = await copyContent({
    '10.md': makeArticleText({ title: undefined, titel: 'Naira' }),
    '7.md': makeArticleText({ date: '"3/5/25"' }),
    'a.md': '',
  });
  await write(root, 'badges.yaml', '- a\n- 24\n');
  await write(root, 'images/broken.png', 'x');
  await write(root, 'notes.txt', '');
  const error: unknown = await loadContent(root).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentError);
  const lines = String(error).split('\n');
  expect(lines[0]).toBe('ContentError: 7 problems in content/');
  expect(lines.slice(1).map((line) => line.split(' ')[2])).toEqual([
    ...['content/badges.yaml:2:3', 'content/blog/7.md:3:7'],
    ...['content/blog/10.md:2:1', 'content/blog/10.md:5:1'],
    ...['content/blog/a.md:1:1', 'content/blog/a.md:1:1', 'content/images/broken.png:1:1'],
  ]);
});

test('images are found by their names and by their files', async () => {
  const root = await copyContent();
  for (const [file, before, after] of [
    ['pages.yaml', 'image: about', 'image: about.svg'],
    ['services.yaml', 'image: blog', 'image: tax.svg'],
  ] as const) {
    const text = await readFile(path.join(root, 'content', file), 'utf8');
    await write(root, file, text.replace(before, after));
  }
  const { pages, services } = await loadContent(root);
  expect(pages.about.image).toBe('about');
  expect(services[1]?.image).toMatchObject({ name: 'tax', file: 'tax.svg', width: 960 });
});

test('the words of the pages name the firm as site.yaml does', async () => {
  const root = await copyContent();
  const site = await readFile(path.join(root, 'content/site.yaml'), 'utf8');
  const pages = await readFile(path.join(root, 'content/pages.yaml'), 'utf8');
  await write(
    root,
    'site.yaml',
    site.replace(/^shortName: .*/m, () => "shortName: 'Baobab: $& {name}'"),
  );
  const words = 'We are {name}, {shortName} for short, in {district}, {city}; {shortName}!';
  await write(root, 'pages.yaml', pages.replace(/Bring the decision you are facing.*/, words));
  expect((await loadContent(root)).pages.about.callToAction.text).toBe(
    'We are Iroko Crossing Advisory, Baobab: $& {name} for short, in Ikeja, Lagos; Baobab: $& {name}!',
  );
});

test('redirects are compared with the articles of the day and the pages', async () => {
  const root = await copyContent({ '7.md': makeArticleText({ date: '2025-06-01' }) });
  await write(root, 'redirects.yaml', '# one\n- from: /blog/8\n  to: /blog/7\n');
  expect((await loadContent(root, '2025-06-01')).redirects).toEqual([
    { from: '/blog/8', to: '/blog/7', line: 2 },
  ]);
  const future = 'content/redirects.yaml:3:7 [1].to: the article /blog/7 appears on June 1, 2025';
  expect(await problemsOf(root, '2025-05-31')).toEqual([expect.stringContaining(future)]);
  await expect(loadContent(root, '2025-05-31')).rejects.toThrow(future);
});

test('files that systems write by themselves are ignored', async () => {
  const root = await copyContent({ '.gitkeep': '', 'desktop.ini': '', 'Thumbs.db': '' });
  await write(root, '.DS_Store', '');
  expect(await problemsOf(root)).toEqual([]);
  expect((await loadContent(root)).articles).toEqual([]);
});

test('a missing blog folder is a blog without articles', async () => {
  await expect(loadContent(await copyContent())).resolves.toHaveProperty('articles', []);
});

test('a map is read where there is one, without what programs add to it', async () => {
  const root = await copyContent();
  expect((await loadContent(root)).placeMap).toBeUndefined();
  const shore = [
    [3.3, 6.4],
    [3.4, 6.4],
    [3.4, 6.5],
    [3.3, 6.4],
  ];
  const feature = (type: string, coordinates: unknown, properties = {}) => ({
    type: 'Feature',
    id: 7,
    properties: { ...properties, stroke: '#555' },
    geometry: { type, coordinates },
  });
  const features = [
    feature('Point', [3.3, 6.5, 40], { name: 'Airport' }),
    feature('LineString', shore),
    feature('Polygon', [shore], { kind: 'water' }),
  ];
  const map = { type: 'FeatureCollection', bbox: [3, 6, 4, 7], credit: 'Ours', features };
  await write(root, 'map.geojson', JSON.stringify(map));
  const { placeMap } = await loadContent(root);
  expect(placeMap?.features).toEqual([
    { geometry: { type: 'Point', lines: [[[3.3, 6.5, 40]]] }, properties: { name: 'Airport' } },
    { geometry: { type: 'LineString', lines: [shore] }, properties: {} },
    { geometry: { type: 'Polygon', lines: [shore] }, properties: { kind: 'water' } },
  ]);
});
