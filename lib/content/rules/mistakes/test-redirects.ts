import { makeSample, REDIRECTS_OF_OLD_ARTICLES, type Samples } from './test-content';

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
  ...['https://old.example/news.html', 'news.html', '/index.php?page=about', '/a*/b', '/%22;}'],
  `/2019/${'ọ'.repeat(65)}`,
];

export const redirects: Samples = {
  'gaps in the article numbers': {
    'blog/20.md': makeSample(),
    'redirects.yaml': `${REDIRECTS_OF_OLD_ARTICLES}- from: /blog/22\n  to: /about\n`,
  },
  'redirects to invalid targets': { 'redirects.yaml': REDIRECTS_OF_OLD_ARTICLES + TO_INVALID },
  'old URLs that web hosts cannot redirect': {
    'redirects.yaml': OLD_URLS.map((from) => `- { from: '${from}', to: /about }\n`).join(''),
  },
  'redirects from pages and files that exist': {
    'blog/7.md': makeSample(),
    'redirects.yaml': `${REDIRECTS_OF_OLD_ARTICLES}- from: /blog\n  to: /\n- from: /blog/7\n  to: /\n${FROM_EXISTING}`,
  },
  'redirects that lead to another redirect, and two redirects for the same URL': {
    'redirects.yaml': `${REDIRECTS_OF_OLD_ARTICLES}- { from: /a, to: /b }\n- { from: /b, to: /about }\n- { from: /A, to: / }\n- { from: /a, to: / }\n- { from: /b.html, to: / }\n`,
  },
  'a valid redirect from a draft, and one to another site': {
    'blog/7.md': makeSample({ draft: 'true' }),
    'redirects.yaml': `${REDIRECTS_OF_OLD_ARTICLES}- { from: /blog/7, to: / }\n- { from: /a, to: https://a.example/ }\n`,
  },
  'redirects to a scheduled article and to a draft': {
    'blog/7.md': makeSample({ date: '2025-12-01' }),
    'blog/8.md': makeSample({ title: 'Eight', draft: 'true' }),
    'redirects.yaml': `${REDIRECTS_OF_OLD_ARTICLES}- from: /a\n  to: /blog/7\n- from: /b\n  to: /blog/8\n`,
  },
  'files in public/ with the same URL as a page or file that the site makes itself':
    Object.fromEntries(PUBLIC_FILES.map((name) => [`../public/${name}`, ''])),
};
