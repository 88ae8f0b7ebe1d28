import { shareLinks } from './share-links';

const url = 'https://www.palmcourt.example/blog/7';

/** The parameters that each service reads from its URL. */
function read(title: string) {
  const links = Object.entries(shareLinks({ title, url }));
  return Object.fromEntries(
    links.map(([name, href]) => [name, Object.fromEntries(new URL(href).searchParams)]),
  );
}

test.each([
  ['characters with a meaning in URLs', 'Debt & equity? #1 = 50% + fees / year; a:b'],
  ['a script', `“Later” "'></script><script>alert(1)</script>&<b>`],
  ['the naira, marked letters and emoji', 'What ₦5m buys: ọjà, ẹ̀gbọ́n, ṣíṣẹ́ 🏠'],
  ['a line break', 'One\nTwo'],
])('a title with %s arrives as it is written', (_what, title) => {
  expect(read(title)).toEqual({
    whatsapp: { text: `${title} ${url}` },
    x: { text: title, url },
    linkedin: { url },
    facebook: { u: url },
    email: { subject: title, body: `${title}\r\n${url}` },
  });
});

test('each service has its own URL, and no quotation mark or bracket can end an attribute', () => {
  const links = Object.values(shareLinks({ title: 'a "b" <c>', url }));
  expect(links.map((href) => href.split('?')[0])).toEqual([
    'https://wa.me/',
    'https://x.com/intent/post',
    'https://www.linkedin.com/sharing/share-offsite/',
    'https://www.facebook.com/sharer/sharer.php',
    'mailto:',
  ]);
  // A plus for a space is shown as a plus by mail programs.
  expect(links.join('')).not.toMatch(/[+ "<>]/);
});
