import { makeShareUrls } from './share-links';

test('encodes the title and the URL in share links, so that they decode to the same text', () => {
  const title = `“₦5m, ọjà, ẹ̀gbọ́n 🏠” "'></script><script>alert(1)</script>&<b>`;
  const url = 'https://www.palmcourt.example/blog/7';
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
});
