import {
  cssPath,
  makeElement,
  type PageSummary,
  parsePage,
  programsOf,
  serializePage,
  summarizePage,
  urlPathOf,
} from './page';

test.each([
  ['index.html', '/'],
  ['blog/7.html', '/blog/7'],
  ['blog/index.html', '/blog/index'],
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

test('the attributes of a new element are escaped, the text of a script is not', () => {
  const href = `/a?"'></script><script>alert(1)</script>&<b>`;
  const page = parsePage('about.html', '');
  page
    .$('head')
    .append(makeElement('link', { rel: 'x', href }), makeElement('script', {}, 'a<b && "c"'));
  const html = serializePage(page);
  expect(html).toContain('<script>a<b && "c"</script></head>');
  expect(parsePage('about.html', html).$('link').attr()).toEqual({ rel: 'x', href });
});

test.each([
  ['<script>x</script>', 1],
  ['<script type="module">x</script>', 1],
  ['<script type=" Application/JSON ">{}</script>', 0],
  ['<script type="application/ld+json">{}</script>', 0],
  ['<script type="speculationrules">{}</script>', 0],
])('%s has so many programs: %i', (html, count) => {
  expect(programsOf(parsePage('about.html', html))).toHaveLength(count);
});

test.each([
  ['<main><p><a>', 'main > p > a'],
  ['<main><p></p><p><a>', 'main > p:nth-of-type(2) > a'],
  ['<main><p><a id="x">', '#x'],
  ['<a></a><b></b><a class="wanted">', 'a:nth-of-type(2)'],
  ['<p><noscript><a>', 'p > noscript > a'],
])('the path of the last link in %s is %s', (html, field) => {
  const [element] = parsePage('about.html', html).$('a').last();
  expect(element && cssPath(element)).toBe(field);
});

const summarize = (head: string, body = ''): PageSummary =>
  summarizePage(parsePage('about.html', `<head>${head}</head><body>${body}</body>`));

test('a summary lists every title, description, canonical URL, heading and id, empty ones too', () => {
  const head =
    '<title>A &amp; B</title><title></title><meta name="description" content="d"><meta name="description"><link rel="canonical" href="https://a.example/about"><link rel="canonical"><meta id="a"><meta property="og:image" content="/a.jpg">';
  const body =
    '<h1>About <em>us</em></h1><h2>no</h2><h1></h1><p id="b"><svg><title>Logo</title><g id="c"></g></svg><p id="b">';
  expect(summarize(head, body)).toEqual({
    file: 'about.html',
    isIndexable: true,
    titles: ['A & B', ''],
    descriptions: ['d', ''],
    canonicals: ['https://a.example/about', ''],
    headings: ['About us', ''],
    ids: ['a', 'b', 'c', 'b'],
    references: [
      { url: 'https://a.example/about', field: 'link:nth-of-type(1)' },
      { url: '/a.jpg', field: 'og:image' },
    ],
  });
});

test.each([
  ['<meta name="robots" content="noindex, nofollow">', false],
  ['<meta name="robots" content="index"><meta name="robots" content="noindex">', false],
  ['<meta http-equiv="refresh" content="0; url=/blog/7">', false],
  ['<meta name="robots" content="max-image-preview:large">', true],
  ['<meta name="description" content="noindex">', true],
])('that a page with %s may be indexed is %s', (head, isIndexable) => {
  expect(summarize(head).isIndexable).toBe(isIndexable);
});

test.each([
  ['<a href="/a">x</a>', ['/a']],
  ['<a>x</a>', []],
  ['<a href="">x</a>', ['']],
  [
    '<img src="/a.jpg" srcset="/a.webp 400w,\n /b.webp 800w" alt="">',
    ['/a.jpg', '/a.webp', '/b.webp'],
  ],
  ['<picture><source srcset="/a.avif 1x, /b.avif 2x"></picture>', ['/a.avif', '/b.avif']],
  ['<iframe src="/embeds/map"></iframe>', ['/embeds/map']],
  ['<script src="/a.js"></script>', ['/a.js']],
  ['<video src="/a.mp4" poster="/a.jpg"></video>', ['/a.mp4', '/a.jpg']],
  ['<style>p{background:url("/a.svg")}</style>', ['/a.svg']],
  ['<link rel="icon" href="/logo.svg">', ['/logo.svg']],
  ['<p data-href="/a" title="/b">/c</p><meta property="og:title" content="/d">', []],
])('the URLs in %s are %j', (html, urls) => {
  expect(summarize(html).references.map(({ url }) => url)).toEqual(urls);
});
