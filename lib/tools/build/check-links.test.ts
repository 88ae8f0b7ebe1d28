import { pages as words } from '@/components/test-content';
import { makeService, makeSite } from '@/lib/content/test-content';
import { checkLinks, collectLinks } from './check-links';
import { parsePage } from './page';

/** A page of the site with these ids. */
const makePage = (file: string, ...ids: string[]) =>
  collectLinks(parsePage(file, ids.map((id) => `<p id="${id}">`).join('')));

const content = {
  site: makeSite({ url: 'https://site.example' }),
  pages: words,
  services: [makeService()],
  redirects: [{ from: '/old', to: '/about' }],
};

/** Checks a small site; `html` is the body of blog/7.html. */
function check(html: string) {
  const pages = [
    makePage('index.html'),
    makePage('about.html', 'team', 'ẹgbẹ́'),
    makePage('blog.html'),
    collectLinks(parsePage('blog/7.html', `<main>${html}</main><p id="share"></p>`)),
  ];
  const others = ['images/logo.svg', 'images/ọjà 1.jpg', 'robots.txt', 'google1.html'];
  const files = [...pages.map(({ file }) => file), ...others];
  return checkLinks(pages, files, content);
}

const link = (url: string) => `<a href="${url}">x</a>`;

test.each([
  ...['', '/', '/about', '/about?from=blog', '7', '/images/logo.svg', '/google1.html'],
  ...['#', '#top', '#share', '#share:~:text=naira', '#:~:text=naira', '/about#team'],
  ...['/about#%E1%BA%B9gb%E1%BA%B9%CC%81', '/images/%E1%BB%8Dj%C3%A0%201.jpg'],
  ...['https://site.example/about#team', 'mailto:hello@site.example'],
  ...['https://wa.me/2348000000001?text=100%', 'https://elsewhere.example/gone#anything'],
  '//elsewhere.example/gone',
])('the link %j leads somewhere', (url) => {
  expect(check(link(url))).toEqual([]);
});

test.each([
  ['/abuot', 'there is no page or file /abuot. Did you mean "/about"?'],
  ['about', 'there is no page or file /blog/about.'],
  ['https://site.example/gone', 'there is no page or file /gone.'],
  ['#gone:~:text=a', '/blog/7 has no heading or section #gone.'],
  ['/old', '/old leads to another page now; write /about'],
  ['/about#share', '/about has no heading or section #share.'],
])('the link %s leads nowhere', (url, reason) => {
  expect(check(link(url))).toEqual([
    expect.objectContaining({ file: 'out/blog/7.html', message: reason }),
  ]);
});

test.each([
  ['http://', '"http://" is not a URL'],
  ['javascript:go()', 'a link that is a script never runs here; use a behaviour'],
])('the link %s is an error', (url, message) => {
  expect(check(link(url))).toEqual([expect.objectContaining({ message })]);
});

test.each([
  ['<a href="/a">x</a><area href="/b">', ['/a', '/b']],
  ['<a>x</a><p title="/a" data-href="/b">/c</p><meta property="og:title" content="/d">', []],
  [
    '<img src="/a.jpg" srcset="/a.webp 400w,\n /b.webp 800w" alt="">',
    ['/a.jpg', '/a.webp', '/b.webp'],
  ],
  [
    '<video src="/a.mp4" poster="/a.jpg"></video><object data="/a.pdf"></object>',
    ['/a.mp4', '/a.jpg', '/a.pdf'],
  ],
  ['<link rel="preload" as="image" imagesrcset="/a.avif 360w">', ['/a.avif']],
  ['<form action="/x"><button formaction="/y">x</button></form>', ['/x', '/y']],
  // The form service of `npm start`.
  ['<form action="/f/contact"></form>', []],
  ['<svg><use href="#a"></use><use xlink:href="#b"></use></svg>', ['#a', '#b']],
  ['<style>p{background:url("/a.svg")}</style>', ['/a.svg']],
  ['<meta property="og:image" content="/a.png">', ['/a.png']],
])('the URLs in %s are %j', (html, urls) => {
  expect(collectLinks(parsePage('about.html', html)).urls).toEqual(urls);
});
