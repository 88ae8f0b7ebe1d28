import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatDiagnostic, sortDiagnostics } from '@/lib/site/diagnostic';
import { loadContent, readContent } from './load';
import { makeArticleText } from './test-content';
import { copyContent } from './test-folder';

/** Errors and warnings as the build prints them; `messages.txt` of lib/authoring has them whole. */
async function problemsOf(root: string, today?: string): Promise<string[]> {
  const { value, diagnostics } = await readContent(root, today);
  expect(value === undefined).toBe(diagnostics.some(({ severity }) => severity === 'error'));
  return sortDiagnostics(diagnostics).map(formatDiagnostic);
}

const write = (root: string, file: string, text: string | Buffer) =>
  writeFile(path.join(root, 'content', file), text);

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
