import { shareLinks } from './share-links';

const url = 'https://www.palmcourt.example/blog/7';

/** What the services read from the URLs. */
function read(title: string) {
  const links = Object.entries(shareLinks({ title, url }));
  return Object.fromEntries(
    links.map(([name, href]) => [name, Object.fromEntries(new URL(href).searchParams)]),
  );
}

test.each([
  ['characters with a meaning in URLs', 'Debt & equity? #1 = 50% + fees / year; a:b'],
  ['quotes', `“Later”, she said: "it's 'fine'" <b>`],
  ['the naira, marked letters and emoji', 'What ₦5m buys: ọjà, ẹ̀gbọ́n, ṣíṣẹ́ 🏠'],
  ['a line break', 'One\nTwo'],
])('a title with %s arrives as it is written', (_name, title) => {
  expect(read(title)).toEqual({
    whatsapp: { text: `${title} ${url}` },
    x: { text: title, url },
    linkedin: { url },
    facebook: { u: url },
    email: { subject: title, body: `${title}\r\n${url}` },
  });
});

test('each URL is the service’s own, with spaces as %20: mail programs show a plus as a plus', () => {
  const links = Object.values(shareLinks({ title: 'a b', url }));
  expect(links.map((href) => href.split('?')[0])).toEqual([
    'https://wa.me/',
    'https://x.com/intent/post',
    'https://www.linkedin.com/sharing/share-offsite/',
    'https://www.facebook.com/sharer/sharer.php',
    'mailto:',
  ]);
  expect(links.join('\n')).not.toMatch(/[+ ]/);
});
