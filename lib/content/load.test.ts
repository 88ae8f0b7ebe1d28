import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { checkContent } from '@/lib/check/check-content';
import { loadContent } from './load';
import { makeArticleText } from './test-content';
import { copyContent } from './test-folder';

const LINKS = '\n[a](/images/market-800.webp) [b](/images/about.svg) [c](/images/market.jpg)\n';

const write = (root: string, file: string, text: string) =>
  writeFile(path.join(root, 'content', file), text);

/** Replaces a part of a file, which must be there. */
async function replaceIn(root: string, file: string, before: string | RegExp, after: string) {
  const text = await readFile(path.join(root, 'content', file), 'utf8');
  expect(text).toMatch(before);
  await write(
    root,
    file,
    text.replace(before, () => after),
  );
}

test('a link may lead to what is published of a photo, and not to the original', async () => {
  const root = await copyContent({ '1.md': makeArticleText({}, LINKS) });
  const photo = sharp({ create: { width: 1300, height: 9, channels: 3, background: '#fff' } });
  await photo.toFile(path.join(root, 'content/images/market.jpg'));
  const { diagnostics } = await checkContent(root);
  expect(diagnostics.filter(({ field }) => field === 'body')).toMatchObject([
    { message: expect.stringContaining('no page or file /images/market.jpg') as string },
  ]);
});

test('texts of pages and lists name the facts of site.yaml', async () => {
  const root = await copyContent();
  await replaceIn(root, 'site.yaml', /^shortName: .*/m, "shortName: 'Baobab: $& {name}'");
  const words = 'We are {name}, {shortName} for short, in {place}; {shortName}!';
  await replaceIn(root, 'pages.yaml', /Bring the decision you are facing.*/, words);
  await write(root, 'faq.yaml', `- question: a\n  answer: ${words}\n`);
  const { pages, faq } = await loadContent(root);
  expect(faq[0]?.answer).toBe(pages.about.callToAction.text);
  expect(pages.about.callToAction.text).toBe(
    'We are Iroko Crossing Advisory, Baobab: $& {name} for short, in Ikeja, Lagos; Baobab: $& {name}!',
  );
});

test('the specimen of the home page keeps its link only while that article exists', async () => {
  const root = await copyContent({ '1.md': makeArticleText() });
  const linkTo = async (before: string, after: string) => {
    await replaceIn(root, 'pages.yaml', before, after);
    return (await loadContent(root)).pages.home.specimen?.link?.url;
  };
  expect(await linkTo('url: /services', 'url: /blog/1')).toBe('/blog/1');
  expect(await linkTo('url: /blog/1', 'url: /blog/20')).toBeUndefined();
});

test('pages of content with errors fail with a list of them, and without a stack', async () => {
  const root = await copyContent({ '1.md': makeArticleText({ date: 'soon' }) });
  await expect(loadContent(root)).rejects.toMatchObject({
    stack: expect.stringMatching(/^1 problem in content\/\n {2}content\/blog\/1.md:3:7 date: .*$/),
  });
});

test('a map is read where there is one, without what programs add to it', async () => {
  const root = await copyContent();
  expect((await loadContent(root)).placeMap).toBeUndefined();
  const shore = JSON.parse('[[3.3, 6.4], [3.4, 6.4], [3.4, 6.5], [3.3, 6.4]]') as number[][];
  const feature = (type: string, coordinates: unknown, properties = {}) => ({
    type: 'Feature',
    id: 7,
    properties: { ...properties, stroke: '#555' },
    geometry: { type, coordinates },
  });
  const features = [
    feature('Point', [3.3, 6.5, 40], { name: 'Airport' }),
    { ...feature('LineString', shore), properties: null },
    feature('Polygon', [shore], { kind: 'water' }),
  ];
  const map = { type: 'FeatureCollection', bbox: [3, 6, 0, 4, 7, 90], credit: 'Ours', features };
  await write(root, 'map.geojson', JSON.stringify(map));
  const { placeMap } = await loadContent(root);
  expect(placeMap?.features).toEqual([
    { geometry: { type: 'Point', lines: [[[3.3, 6.5, 40]]] }, properties: { name: 'Airport' } },
    { geometry: { type: 'LineString', lines: [shore] }, properties: {} },
    { geometry: { type: 'Polygon', lines: [shore] }, properties: { kind: 'water' } },
  ]);
});
