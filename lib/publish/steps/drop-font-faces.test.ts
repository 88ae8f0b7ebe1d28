import { findElements, textOf } from '../html';
import { parsePage } from '../page';
import { dropFontFaces } from './drop-font-faces';

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
