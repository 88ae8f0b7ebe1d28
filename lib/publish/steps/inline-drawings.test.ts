import { parsePage, serializePage } from '../page';
import { inlineDrawings } from './inline-drawings';

const SMALL = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>';

/** The page after the step; `/a.svg` is the given SVG. */
function inline(html: string, svg = SMALL, isInteractive = false) {
  const page = { ...parsePage('about.html', html), isInteractive };
  const files: Record<string, string> = { '/a.svg': svg, '/a.jpg': 'x' };
  return inlineDrawings(page, (url) => (files[url] ? Buffer.from(files[url]) : undefined));
}

test.each([
  `<svg aria-label="100% &amp; #1">\n<style><![CDATA[a>b{content:'ọjà 🏠'}]]></style></svg>`,
  `<svg aria-label="Gold"><text>"</text></svg>`,
  SMALL,
])('a browser decodes %s as it was, but for the quotes', (svg) => {
  // The page is written and read once more.
  const html = serializePage(inline('<img src="/a.svg" alt="">', svg));
  const src = parsePage('about.html', html).$('img').attr('src') ?? '';
  const [, data = ''] = src.split('data:image/svg+xml,');
  // These characters end or change a URL.
  expect(data).not.toMatch(/[#<>"\s]|%(?![0-9A-F]{2})/);
  const written = svg === SMALL ? svg.replaceAll('"', "'") : svg;
  expect(decodeURIComponent(data)).toBe(written);
});

const LARGE = SMALL.replace('M0 0', 'M0 0'.repeat(2_000));

test.each([
  ['an image that is seen later', '<img src="/a.svg" loading="lazy" alt="">', SMALL, false],
  ['a photo', '<img src="/a.jpg" alt="">', SMALL, false],
  ['a missing file', '<img src="/gone.svg" alt="">', SMALL, false],
  ['a large SVG', '<img src="/a.svg" alt="">', LARGE, false],
  ['an SVG of an interactive page', '<img src="/a.svg" alt="">', SMALL, true],
])('%s stays a file', (_what, image, svg, isInteractive) => {
  const page = inline(image, svg, isInteractive);
  expect(serializePage(page)).toBe(serializePage(parsePage('about.html', image)));
});

test('an inlined SVG is not preloaded', () => {
  const link = '<link rel="preload" as="image" href="/a.svg">';
  expect(serializePage(inline(`${link}<img src="/a.svg" alt="">`))).not.toContain('preload');
});
