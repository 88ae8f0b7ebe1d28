import { parsePage, serializePage } from '../page';
import { inlineDrawings } from './inline-drawings';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><!-- 100% ọjà -->\n<path d="M0 0#"/></svg>\n';

/** The page after the step, and a function that makes its last drawing a file again. */
function inline(html: string) {
  const page = parsePage('about.html', html);
  const files: Record<string, string> = { '/a.svg': SVG, '/a.jpg': 'x' };
  const [restore] = inlineDrawings(page, (url) =>
    files[url] ? Buffer.from(files[url]) : undefined,
  );
  return { page, restore, html: serializePage(page) };
}

test('a drawing that is seen first is written into the page, as the same drawing', () => {
  const { page } = inline('<img src="/a.svg" alt="">');
  const [, data = ''] = (page.$('img').attr('src') ?? '').split('data:image/svg+xml,');
  expect(decodeURIComponent(data)).toBe(SVG.trim().replace('M0 0', 'M0,0').replaceAll('"', "'"));
  // These characters end or change a URL.
  expect(data).not.toMatch(/[#<>"\s]|%(?![0-9A-F]{2})/);
});

test.each([
  '<img src="/a.svg" loading="lazy" alt="">',
  '<img src="/a.jpg" alt="">',
  '<img src="/gone.svg" alt="">',
])('%s stays as it is', (image) => {
  expect(inline(image).html).toBe(serializePage(parsePage('about.html', image)));
});

test('a drawing in the page is not preloaded, until it is a file again', () => {
  const image = '<img src="/a.svg" alt="">';
  const before = `<head><meta charset="utf-8"><link rel="preload" as="image" href="/a.svg"></head>${image}`;
  const { page, html, restore } = inline(before);
  expect(html).not.toContain('preload');
  restore?.();
  expect(serializePage(page)).toBe(serializePage(parsePage('about.html', before)));
});
