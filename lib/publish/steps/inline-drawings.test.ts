import { inlineDrawings } from './inline-drawings';
import { parsePage, serializePage } from '../page';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><!-- 100% ọjà -->\n<path d="M0 0#"/></svg>\n';

/** The page after the step. */
function inline(html: string) {
  const page = parsePage('about.html', html);
  const files: Record<string, string> = { '/a.svg': SVG, '/b.svg': SVG, '/a.jpg': 'x' };
  const readAsset = (address: string) => {
    const text = files[address];
    return text === undefined ? undefined : Buffer.from(text);
  };
  const restore = inlineDrawings(page, readAsset);
  return { page, restore, html: serializePage(page), source: page.$('img').attr('src') ?? '' };
}

test('a drawing that is seen first is written into the page, and is the same drawing', () => {
  const { source } = inline('<img src="/a.svg" alt="">');
  expect(source).toMatch(/^data:image\/svg\+xml,/);
  expect(decodeURIComponent(source.slice('data:image/svg+xml,'.length))).toBe(
    SVG.trim().replace('M0 0', 'M0,0').replaceAll('"', "'"),
  );
});

test('an address holds none of the characters that end or change it', () => {
  const { source } = inline('<img src="/a.svg" alt="">');
  expect(source.replace('data:image/svg+xml,', '')).not.toMatch(/[#<>"\s]|%(?![0-9A-F]{2})/);
});

test.each([
  '<img src="/a.svg" loading="lazy" alt="">',
  '<img src="/a.jpg" alt="">',
  '<img src="/gone.svg" alt="">',
  '<img alt="">',
])('%s stays as it is', (image) => {
  expect(inline(image).html).toBe(serializePage(parsePage('about.html', image)));
});

test('what is in the page is not asked for early any more; the rest is', () => {
  const links = ['/a.svg', '/b.svg'].map(
    (href) => `<link rel="preload" as="image" href="${href}">`,
  );
  const { html } = inline(
    `${links.join('')}<link rel="icon" href="/a.svg"><img src="/a.svg" alt="">`,
  );
  expect(html).toContain(`<head>${links[1] ?? ''}<link rel="icon" href="/a.svg"></head>`);
});

test('each can be a file again, the last first, and is then asked for early', () => {
  const link = '<link rel="preload" as="image" href="/b.svg">';
  const image = '<img src="/b.svg" alt="">';
  const { page, restore } = inline(
    `<meta charset="utf-8">${link}<img src="/a.svg" alt="">${image}`,
  );
  restore[0]?.();
  expect(serializePage(page)).toMatch(new RegExp(`<meta charset="utf-8">${link}.*data:.*${image}`));
  expect(restore).toHaveLength(2);
});
