import { addressOf, parsePage, serializePage } from './page';

test.each([
  ['index.html', '/'],
  ['about.html', '/about'],
  ['blog.html', '/blog'],
  ['blog/7.html', '/blog/7'],
  ['404.html', '/404'],
  ['blog/index.html', '/blog/index'],
  ['a.html.html', '/a.html'],
])('%s is served at %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});

test('a page knows its file and is written as it was read', () => {
  const html = '<!DOCTYPE html><html><head></head><body><p>ẹ</p></body></html>';
  const page = parsePage('about.html', html);
  expect(page.file).toBe('about.html');
  expect(serializePage(page)).toBe(html);
});
