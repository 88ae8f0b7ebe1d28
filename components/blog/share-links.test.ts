import { shareLinks } from './share-links';

const url = 'https://www.palmcourt.example/blog/7';

test.each([
  ['a script', `“Later” "'></script><script>alert(1)</script>&<b>`],
  ['the naira, marked letters and emoji', 'What ₦5m buys: ọjà, ẹ̀gbọ́n, ṣíṣẹ́ 🏠'],
])('a title with %s arrives at each service as it is written', (_what, title) => {
  const links = Object.values(shareLinks({ title, url }));
  const read = links.map((href) => [
    href.split('?')[0],
    Object.fromEntries(new URL(href).searchParams),
  ]);
  expect(read).toEqual([
    ['https://wa.me/', { text: `${title} ${url}` }],
    ['https://x.com/intent/post', { text: title, url }],
    ['https://www.linkedin.com/sharing/share-offsite/', { url }],
    ['https://www.facebook.com/sharer/sharer.php', { u: url }],
    ['mailto:', { subject: title, body: `${title}\r\n${url}` }],
  ]);
  // Mail programs show a plus for a space; the others could end an attribute.
  expect(links.join('')).not.toMatch(/[+ "<>]/);
});
