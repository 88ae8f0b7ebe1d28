import { makeShareUrls } from './share-links';

const url = 'https://www.palmcourt.example/blog/7';

test.each([
  ['quotes and a script', `“Later” "'></script><script>alert(1)</script>&<b>`],
  ['a naira sign, accented letters and an emoji', 'What ₦5m buys: ọjà, ẹ̀gbọ́n, ṣíṣẹ́ 🏠'],
])(
  'encodes a title with %s in share links, so that it decodes to the same title',
  (_characters, title) => {
    const links = Object.values(makeShareUrls({ title, url }));
    const decodedLinks = links.map((href) => [
      href.split('?')[0],
      Object.fromEntries(new URL(href).searchParams),
    ]);
    expect(decodedLinks).toEqual([
      ['https://wa.me/', { text: `${title} ${url}` }],
      ['https://x.com/intent/post', { text: title, url }],
      ['https://www.linkedin.com/sharing/share-offsite/', { url }],
      ['https://www.facebook.com/sharer/sharer.php', { u: url }],
      ['mailto:', { subject: title, body: `${title}\r\n${url}` }],
    ]);
    // Mail programs do not decode `+` as a space. Spaces, quotes and angle brackets are unsafe in an `href` attribute.
    expect(links.join('')).not.toMatch(/[+ "<>]/);
  },
);
