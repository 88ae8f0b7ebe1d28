import { createHash } from 'node:crypto';
import { inlineDrawings } from './inline-drawings';
import { parsePage, serializePage } from '../page';

/** Text that cannot be compressed to much less than so many bytes, always the same. */
function noise(bytes: number, seed = ''): string {
  const blocks = Array.from({ length: Math.ceil(bytes / 32) }, (_, index) =>
    createHash('sha256').update(`${seed}${index}`).digest(),
  );
  return Buffer.concat(blocks).subarray(0, bytes).toString('base64url');
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><!-- 100% ọjà -->\n<path d="M0 0#"/></svg>\n';

/** The URLs of the images, and the page, after the step. */
async function inline(
  html: string,
  { files = { '/a.svg': SVG } as Record<string, string>, limit = 13_500 } = {},
) {
  const page = parsePage('about.html', html);
  const readAsset = (address: string) =>
    files[address] === undefined ? undefined : Buffer.from(files[address]);
  await inlineDrawings(page, readAsset, limit);
  const images = page.$('img').toArray();
  return { html: serializePage(page), sources: images.map(({ attribs }) => attribs.src) };
}

test('a drawing that is seen first is written into the page, and is the same drawing', async () => {
  const [source = ''] = (await inline('<img src="/a.svg" alt="">')).sources;
  expect(source).toMatch(/^data:image\/svg\+xml,/);
  expect(decodeURIComponent(source.slice('data:image/svg+xml,'.length))).toBe(
    SVG.trim().replace('M0 0', 'M0,0'),
  );
});

test('an address holds none of the characters that end or change it', async () => {
  const [source = ''] = (await inline('<img src="/a.svg" alt="">')).sources;
  expect(source.replace('data:image/svg+xml,', '')).not.toMatch(/[#<>"\s]|%(?![0-9A-F]{2})/);
});

test.each([
  '<img src="/a.svg" loading="lazy" alt="">',
  '<img src="/a.jpg" alt="">',
  '<img src="/gone.svg" alt="">',
  '<img alt="">',
])('%s stays a file', async (image) => {
  const before = parsePage('about.html', image);
  expect((await inline(image, { files: { '/a.svg': SVG, '/a.jpg': 'x' } })).html).toBe(
    serializePage(before),
  );
});

test('what is in the page is not asked for early any more; the rest is', async () => {
  const links = ['/a.svg', '/b.svg'].map(
    (href) => `<link rel="preload" as="image" href="${href}">`,
  );
  const { html } = await inline(
    `${links.join('')}<link rel="icon" href="/a.svg"><img src="/a.svg" alt="">`,
  );
  expect(html).toContain(`<head>${links[1] ?? ''}<link rel="icon" href="/a.svg"></head>`);
});

test('a drawing that is too heavy stays a file, and is asked for early', async () => {
  const html = `<meta charset="utf-8"><link rel="preload" as="image" href="/a.svg"><img src="/a.svg" alt="">`;
  const page = await inline(html, { limit: 10 });
  expect(page.html).toBe(serializePage(parsePage('about.html', html)));
});

test('no drawing makes the page heavier than the limit, a smaller one still fits', async () => {
  const files = { '/large.svg': noise(3_000, 'large'), '/small.svg': noise(500, 'small') };
  const html = `<p>${noise(10_000)}</p><img src="/large.svg" alt=""><img src="/small.svg" alt="">`;
  expect((await inline(html, { files, limit: 11_000 })).sources).toEqual([
    '/large.svg',
    expect.stringMatching(/^data:/),
  ]);
  expect((await inline(html, { files, limit: 14_500 })).sources).toEqual([
    expect.stringMatching(/^data:/),
    expect.stringMatching(/^data:/),
  ]);
  expect((await inline(html, { files, limit: 10_300 })).sources).toEqual([
    '/large.svg',
    '/small.svg',
  ]);
});
