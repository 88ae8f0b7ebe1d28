import { findElements, getAttribute, headOf } from '../html';
import { parsePage } from '../page';
import { preloadFonts } from './preload-fonts';

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
