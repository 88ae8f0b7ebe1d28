import { parsePage, programsOf, serializePage, urlPathOf } from './page';

test.each([
  ['index.html', '/'],
  ['blog/7.html', '/blog/7'],
  ['a.html.html', '/a.html'],
])('%s is served at %s', (file, urlPath) => {
  expect(urlPathOf(file)).toBe(urlPath);
});

test.each([
  '<p hidden="">ọjà &amp; 1 &lt; 2<br></p><script>a<b&&c</script>',
  '<noscript>1 &lt; 2 <a href="/a">&amp;</a></noscript>',
])('%s is written as it was read', (body) => {
  const html = `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;
  expect(serializePage(parsePage('about.html', html))).toBe(html);
});

test.each([
  ['<script type="module">x</script>', 1],
  ['<script type=" Application/JSON ">{}</script>', 0],
  ['<script type="speculationrules">{}</script>', 0],
])('%s has so many programs: %i', (html, count) => {
  expect(programsOf(parsePage('about.html', html))).toHaveLength(count);
});
