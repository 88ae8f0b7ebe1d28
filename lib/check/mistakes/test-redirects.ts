import { article, GONE, type Rows } from './test-content';

const FROM_EXISTING = [
  ...['/About', '/BLOG/6', '/feed.xml', '/images/TAX.svg', '/index.html', '/*', '/Blog/*'],
  ...['/Icons/*', '/prices.pdf', '/print.css'],
]
  .map((from) => `- { from: ${from}, to: / }\n`)
  .join('');

const TO_INVALID = ['/blog/99', '//a.example', 'http://a']
  .map((to) => `- { from: /old, to: ${to} }\n`)
  .join('');

const PUBLIC_FILES = [
  ...['404.html', 'Robots.txt', 'index.html', 'about/index.html', 'blog/6.html', 'images/tax.svg'],
  ...['icons/star.png', 'scripts/a.js', 'terms.html', 'blog/terms.pdf', 'images/tax.webp'],
];

const OLD_URLS = [
  ...['https://old.example/news.html', 'news.html', '/?p=12', '/index.php?page=about'],
  ...['/a*/b', '/%22;}', `/2019/${'ọ'.repeat(65)}`],
];

export const redirects: Rows = {
  'gaps in the numbers of articles': {
    'blog/20.md': article(),
    'redirects.yaml': `${GONE}- from: /blog/22\n  to: /about\n`,
  },
  'redirects to invalid targets': { 'redirects.yaml': GONE + TO_INVALID },
  'old URLs that web hosts cannot redirect': {
    'redirects.yaml': OLD_URLS.map((from) => `- { from: '${from}', to: /about }\n`).join(''),
  },
  'redirects from pages and files that exist': {
    'blog/7.md': article(),
    'redirects.yaml': `${GONE}- from: /blog\n  to: /\n- from: /blog/7\n  to: /\n${FROM_EXISTING}`,
  },
  'redirects to redirects, and conflicting redirects': {
    'redirects.yaml': `${GONE}- { from: /a, to: /b }\n- { from: /b, to: /about }\n- { from: /A, to: / }\n- { from: /a, to: / }\n- { from: /b.html, to: / }\n`,
  },
  'valid redirects from a draft and to another site': {
    'blog/7.md': article({ draft: 'true' }),
    'redirects.yaml': `${GONE}- { from: /blog/7, to: / }\n- { from: /a, to: https://a.example/ }\n`,
  },
  'redirects to a scheduled article and to a draft': {
    'blog/7.md': article({ date: '2025-12-01' }),
    'blog/8.md': article({ title: 'Eight', draft: 'true' }),
    'redirects.yaml': `${GONE}- from: /a\n  to: /blog/7\n- from: /b\n  to: /blog/8\n`,
  },
  'files in public/ at the URLs of generated files': Object.fromEntries(
    PUBLIC_FILES.map((name) => [`../public/${name}`, '']),
  ),
};
