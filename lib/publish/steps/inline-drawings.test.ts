import { load } from 'cheerio';
import fc from 'fast-check';
import { parsePage, serializePage } from '../page';
import { inlineDrawings } from './inline-drawings';

const SMALL = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>';

/** The page after the step; `/a.svg` is the given SVG. */
function inline(html: string, svg = SMALL, isInteractive = false) {
  const page = { ...parsePage('about.html', html), isInteractive };
  const files: Record<string, string> = { '/a.svg': svg, '/a.jpg': 'x' };
  return inlineDrawings(page, (url) => (files[url] ? Buffer.from(files[url]) : undefined));
}

/** The SVG in the page, as a browser decodes it: the page is written and read once more. */
function decode(svg: string): string {
  const html = serializePage(inline('<img src="/a.svg" alt="">', svg));
  const [, data = ''] =
    parsePage('about.html', html).$('img').attr('src')?.split('data:image/svg+xml,') ?? [];
  // These characters end or change a URL.
  expect(data).not.toMatch(/[#<>"\s]|%(?![0-9A-F]{2})/);
  return decodeURIComponent(data);
}

/** The tree of an XML text. */
const treeOf = (xml: string) => load(xml, { xml: true }).root().toString();

const escape = (text: string, quote: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(quote, `&#${quote.charCodeAt(0)};`);

/** Valid SVG with either quote around attributes, and any characters in them and in text. */
const svgs = fc
  .tuple(fc.constantFrom('"', "'"), fc.string(), fc.string({ unit: 'grapheme' }), fc.boolean())
  .map(([quote, value, text, isStyled]) => {
    const content = escape(text.replaceAll(/\p{C}/gu, ''), '>');
    const attribute = escape(value.replaceAll(/\p{C}/gu, ''), quote);
    const style = isStyled ? `<style><![CDATA[a>b{content:"${"'"}#%"}]]></style>` : '';
    return `<svg xmlns=${quote}http://www.w3.org/2000/svg${quote} aria-label=${quote}${attribute}${quote}>${style}<text>${content}</text></svg>`;
  });

test('any valid SVG is the same after a browser has decoded it', () => {
  fc.assert(
    fc.property(svgs, (svg) => {
      expect(treeOf(decode(svg))).toBe(treeOf(svg));
    }),
  );
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
