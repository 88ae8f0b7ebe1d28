import { findRouterFiles, findUnusedChunks } from './router-artifacts';

test('the data of Next’s router goes, the pages and the files of the site stay', () => {
  const leftovers = [
    '_not-found.html',
    '_not-found.txt',
    '__next._tree.txt',
    '__next.__PAGE__.txt',
    'about.txt',
    'about/__next._full.txt',
    'about/__next.about.__PAGE__.txt',
    'blog/7.txt',
    'blog/7/__next.blog.$d$id.__PAGE__.txt',
    'index.txt',
  ];
  const site = [
    '.well-known/security.txt',
    '404.html',
    '_headers',
    'about.html',
    'about/notes.txt',
    'blog.html',
    'blog/7.html',
    'blog/8.txt',
    'index.html',
    'llms.txt',
    'next.txt',
    'robots.txt',
    'sitemap.xml',
  ];
  expect(findRouterFiles([...leftovers, ...site])).toEqual(leftovers);
});

test('a site without leftovers keeps everything', () => {
  expect(findRouterFiles(['index.html', 'robots.txt', 'llms.txt'])).toEqual([]);
});

const chunks = new Map([
  ['_next/static/chunks/start.js', 'import("static/chunks/deep.js")'],
  ['_next/static/chunks/deep.js', 'e.l("/_next/static/chunks/deepest.js")'],
  ['_next/static/chunks/deepest.js', '"start.js"'],
  ['_next/static/chunks/lonely.js', '"friend.js"'],
  ['_next/static/chunks/friend.js', '"lonely.js"'],
  ['_next/static/chunks/style.css', 'url(../media/face.woff2)'],
  ['_next/static/media/face.woff2', ''],
  ['_next/static/site/_buildManifest.js', ''],
]);

test.each<[string, string[], string[]]>([
  ['nothing', [], [...chunks.keys()]],
  [
    'a chunk: it stays with all that it leads to, and what only names itself goes',
    ['/_next/static/chunks/start.js'],
    [
      '_next/static/chunks/lonely.js',
      '_next/static/chunks/friend.js',
      '_next/static/chunks/style.css',
      '_next/static/media/face.woff2',
      '_next/static/site/_buildManifest.js',
    ],
  ],
  [
    'a style sheet and a chunk in the middle, on two pages',
    ['/_next/static/chunks/style.css', '/_next/static/chunks/deepest.js'],
    [
      '_next/static/chunks/lonely.js',
      '_next/static/chunks/friend.js',
      '_next/static/site/_buildManifest.js',
    ],
  ],
])('pages name %s', (_what, pages, unused) => {
  expect(findUnusedChunks(chunks, pages)).toEqual(unused);
});
