import { article, GONE, type Rows } from './test-content';

const TAKEN = [
  ...['/About', '/BLOG/6', '/feed.xml', '/images/TAX.svg', '/index.html', '/*', '/Blog/*'],
  ...['/Icons/*', '/prices.pdf', '/print.css'],
]
  .map((from) => `- { from: ${from}, to: / }\n`)
  .join('');

const NOWHERE = ['/blog/99', '//a.example', 'http://a']
  .map((to) => `- { from: /old, to: ${to} }\n`)
  .join('');

/** Names of files in `public/`. */
const PUBLIC = [
  ...['404.html', 'Robots.txt', 'index.html', 'about/index.html', 'blog/6.html', 'images/tax.svg'],
  ...['icons/star.png', 'scripts/a.js', 'terms.html', 'blog/terms.pdf', 'images/tax.webp'],
];

const OLD_URLS = [
  ...['https://old.example/news.html', 'news.html', '/?p=12', '/index.php?page=about'],
  ...['/a*/b', '/%22;}', `/2019/${'ọ'.repeat(65)}`],
];

export const redirects: Rows = {
  'numbers that leave a gap': {
    'blog/20.md': article(),
    'redirects.yaml': `${GONE}- from: /blog/22\n  to: /about\n`,
  },
  'redirects to nowhere': { 'redirects.yaml': GONE + NOWHERE },
  'old URLs that hosts would not redirect as they are written': {
    'redirects.yaml': OLD_URLS.map((from) => `- { from: '${from}', to: /about }\n`).join(''),
  },
  'redirects of pages': {
    'blog/7.md': article(),
    'redirects.yaml': `${GONE}- from: /blog\n  to: /\n- from: /blog/7\n  to: /\n${TAKEN}`,
  },
  'redirects to redirects': {
    'redirects.yaml': `${GONE}- { from: /a, to: /b }\n- { from: /b, to: /about }\n- { from: /A, to: / }\n- { from: /a, to: / }\n- { from: /b.html, to: / }\n`,
  },
  'redirects of a draft, which is withdrawn, and to another site': {
    'blog/7.md': article({ draft: 'true' }),
    'redirects.yaml': `${GONE}- { from: /blog/7, to: / }\n- { from: /a, to: https://a.example/ }\n`,
  },
  'redirects to what readers cannot open': {
    'blog/7.md': article({ date: '2025-12-01' }),
    'blog/8.md': article({ title: 'Eight', draft: 'true' }),
    'redirects.yaml': `${GONE}- from: /a\n  to: /blog/7\n- from: /b\n  to: /blog/8\n`,
  },
  'files of public/ in the place of generated ones': Object.fromEntries(
    PUBLIC.map((name) => [`../public/${name}`, '']),
  ),
};
