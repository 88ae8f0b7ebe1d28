import { urlPathOf, summarizePage, type PageSummary, parsePage, serializePage } from './page';

test.each([
  ['index.html', '/'],
  ['about.html', '/about'],
  ['blog.html', '/blog'],
  ['blog/7.html', '/blog/7'],
  ['404.html', '/404'],
  ['blog/index.html', '/blog/index'],
  ['a.html.html', '/a.html'],
])('%s is served at %s', (file, address) => {
  expect(urlPathOf(file)).toBe(address);
});

test('a page knows its file and is written as it was read', () => {
  const html = '<!DOCTYPE html><html><head></head><body><p>ẹ</p></body></html>';
  const page = parsePage('about.html', html);
  expect(page.file).toBe('about.html');
  expect(serializePage(page)).toBe(html);
});

const facts = (head: string, body = ''): PageSummary =>
  summarizePage(parsePage('about.html', `<head>${head}</head><body>${body}</body>`));

test('an empty page has nothing, and may be listed', () => {
  expect(facts('')).toEqual({
    file: 'about.html',
    isIndexable: true,
    titles: [],
    descriptions: [],
    canonicals: [],
    headings: [],
    ids: [],
    references: [],
  });
});

test('titles, descriptions and canonical addresses are all listed, also the second of each', () => {
  expect(
    facts(
      '<title>A &amp; B</title><title></title><meta name="description" content="d"><meta name="description"><link rel="canonical" href="https://a.example/about"><link rel="canonical">',
    ),
  ).toMatchObject({
    titles: ['A & B', ''],
    descriptions: ['d', ''],
    canonicals: ['https://a.example/about', ''],
  });
});

test('a drawing has a title of its own, which is not the page’s', () => {
  expect(facts('', '<svg><title>Logo</title></svg>').titles).toEqual([]);
});

test('the headings are those of the first level, with the words inside them', () => {
  expect(facts('', '<h1>About <em>us</em></h1><h2>no</h2><h1></h1>').headings).toEqual([
    'About us',
    '',
  ]);
});

test.each([
  ['<meta name="robots" content="noindex">', false],
  ['<meta name="robots" content="noindex, nofollow">', false],
  ['<meta name="robots" content="index"><meta name="robots" content="noindex">', false],
  ['<meta name="robots" content="max-image-preview:large">', true],
  ['<meta name="description" content="noindex">', true],
  ['<meta http-equiv="refresh" content="0; url=/blog/7">', false],
])('%s: may be listed: %s', (head, isIndexable) => {
  expect(facts(head).isIndexable).toBe(isIndexable);
});

test('ids are listed wherever they are, twins twice', () => {
  expect(facts('<meta id="a">', '<p id="b"><svg><g id="c"></g></svg><p id="b">').ids).toEqual([
    'a',
    'b',
    'c',
    'b',
  ]);
});

test.each([
  ['<a href="/a">x</a>', ['/a']],
  ['<a>x</a>', []],
  ['<a href="">x</a>', ['']],
  ['<img src="/a.svg" alt="">', ['/a.svg']],
  [
    '<img src="/a.jpg" srcset="/a.webp 400w,\n /b.webp 800w" alt="">',
    ['/a.jpg', '/a.webp', '/b.webp'],
  ],
  ['<picture><source srcset="/a.avif 1x, /b.avif 2x"></picture>', ['/a.avif', '/b.avif']],
  ['<iframe src="/embeds/map"></iframe>', ['/embeds/map']],
  ['<script src="/a.js"></script>', ['/a.js']],
  ['<video src="/a.mp4" poster="/a.jpg"></video>', ['/a.mp4', '/a.jpg']],
  ['<p data-href="/a" title="/b">/c</p>', []],
])('the addresses in %s are %j', (body, addresses) => {
  expect(facts('', body).references.map(({ address }) => address)).toEqual(addresses);
});

test('the addresses in the head count, and the picture for social cards', () => {
  expect(
    facts(
      '<link rel="icon" href="/logo.svg"><meta property="og:image" content="https://a.example/card.jpg"><meta property="og:title" content="/no">',
    ).references,
  ).toEqual([
    { address: '/logo.svg', place: 'link' },
    { address: 'https://a.example/card.jpg', place: 'og:image' },
  ]);
});

test('an address comes with the place where it stands', () => {
  expect(facts('', '<main id="content"><p><a href="/a">x</a></p></main>').references).toEqual([
    { address: '/a', place: '#content > p > a' },
  ]);
});
