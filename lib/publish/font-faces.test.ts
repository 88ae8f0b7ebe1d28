import { dropFontFaces, findFontFaces, findWantedFaces, preloadFonts } from './font-faces';
import { findElements, getAttribute, headOf, parseHtml, textOf } from './html';
import { parsePage } from './page';

const css = `
@font-face{font-family:Sans;src:url(/sans.woff2)format("woff2")}
@font-face{font-family:"Sans";src:url("/naira.woff2");unicode-range:U+20a6}
@font-face { font-family: 'Sans'; src: url('/vowels.woff2'); unicode-range: U+300-301, U+1E?? }
@font-face{font-family:Local;src:local(Roboto);size-adjust:104%}
p{background:url(/photo.jpg);font-family:Sans}`;
const parse = (body: string) => parseHtml(`<style>${css}</style>${body}`);

test('a face is its rule, family, file and ranges; local fonts and pictures are none', () => {
  expect(findFontFaces(parse(''))).toMatchObject([
    { family: 'Sans', address: '/sans.woff2', ranges: undefined },
    { family: 'Sans', address: '/naira.woff2', ranges: [[0x20a6, 0x20a6]] },
    {
      family: 'Sans',
      address: '/vowels.woff2',
      ranges: [
        [0x300, 0x301],
        [0x1e00, 0x1eff],
      ],
    },
  ]);
});

const sans = '/sans.woff2';

test.each([
  ['<p>Words', [sans]],
  ['<p>₦5m', [sans, '/naira.woff2']],
  ['<p>ṣé', [sans, '/vowels.woff2']],
  ['<p>e\u0301', [sans, '/vowels.woff2']],
  ['<p><b>deep <i>₦</i></b>', [sans, '/naira.woff2']],
  ['<input placeholder="₦">', [sans, '/naira.woff2']],
  ['<input value="₦">', [sans, '/naira.woff2']],
  ['<img alt="₦">', [sans, '/naira.woff2']],
  ['<script>"₦"</script><!--₦--><p data-sign="₦">', [sans]],
])('%s asks for %j', (body, addresses) => {
  expect(findWantedFaces(parse(body)).map(({ address }) => address)).toEqual(addresses);
});

test('characters beyond the first plane are one character', () => {
  const rule = '<style>@font-face{src:url(/a.woff2);unicode-range:U+1F600}</style>';
  expect(findWantedFaces(parseHtml(`${rule}<p>😀`))).toHaveLength(1);
  expect(findWantedFaces(parseHtml(`${rule}<p>words`))).toHaveLength(0);
});

const basic = '@font-face{font-family:Sans;src:url(/sans.woff2)}';
const naira = '@font-face{font-family:Sans;src:url(/naira.woff2);unicode-range:U+20A6}';
const local = '@font-face{font-family:Local;src:local(Roboto)}';
const rest = 'p{font-family:Sans,Local}';

/** The styles that a page with this body keeps. */
const keep = (css: string, body: string) => {
  const page = dropFontFaces(parsePage('about.html', `<style>${css}</style>${body}`));
  return findElements(page.document, 'style').map(textOf).join('');
};

test('a face goes when the page shows none of its letters', () => {
  expect(keep(basic + naira + local + rest, '<p>Words')).toBe(basic + local + rest);
});

test('a face stays when the page shows one of its letters', () => {
  expect(keep(basic + naira + local + rest, '<p>₦5m')).toBe(basic + naira + local + rest);
});

test('styles without fonts stay as they are', () => {
  expect(keep('p>a{content:"<₦>"}', '<p>Words')).toBe('p>a{content:"<₦>"}');
});

const face = (family: string, file: string, range = '') =>
  `@font-face{font-family:${family};src:url(/${file}.woff2)${range && `;unicode-range:${range}`}}`;
const preload = (css: string, head = '<meta charset="utf-8"><title>About</title>') =>
  findElements(
    headOf(preloadFonts(parsePage('about.html', `${head}<style>${css}</style><p>₦5m`)).document),
  );

test('headings and controls stand above the fold; the text of articles and single letters do not', () => {
  const elements = preload(
    face('Display', 'display') +
      face('Display', 'display-naira', 'U+20A6') +
      face('Text', 'text') +
      face('Sans', 'sans') +
      '@font-face{font-family:Sans Local;src:local(Roboto)}',
  );
  expect(elements.map(({ tagName }) => tagName)).toEqual([
    'meta',
    'link',
    'link',
    'title',
    'style',
  ]);
  const links = elements.filter(({ tagName }) => tagName === 'link');
  expect(links.map((link) => getAttribute(link, 'href'))).toEqual([
    '/display.woff2',
    '/sans.woff2',
  ]);
});

test('a link says what browsers need to use the file they have fetched', () => {
  const [link] = preload(face('Sans', 'sans')).filter(({ tagName }) => tagName === 'link');
  expect(link?.attrs).toEqual([
    { name: 'rel', value: 'preload' },
    { name: 'as', value: 'font' },
    { name: 'type', value: 'font/woff2' },
    { name: 'crossorigin', value: '' },
    { name: 'href', value: '/sans.woff2' },
  ]);
});

test('one file is asked for once', () => {
  const elements = preload(face('Sans', 'sans') + face('Sans', 'sans'));
  expect(elements.filter(({ tagName }) => tagName === 'link')).toHaveLength(1);
});

test('a page without fonts of its own stays as it is; one with fonts has to name its charset', () => {
  expect(preload('p{a:b}', '').map(({ tagName }) => tagName)).toEqual(['style']);
  expect(() => preload(face('Sans', 'sans'), '')).toThrow('about.html');
});
