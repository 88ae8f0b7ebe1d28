import { shareLinks } from './share-links';

const url = 'https://www.palmcourt.example/blog/7';

/** What the services read out of the addresses. */
function read(title: string) {
  const links = shareLinks({ title, url });
  const query = (address: string) => Object.fromEntries(new URL(address).searchParams);
  return {
    whatsapp: query(links.whatsapp),
    x: query(links.x),
    linkedin: query(links.linkedin),
    facebook: query(links.facebook),
    email: query(links.email),
  };
}

test.each([
  ['plain words', 'Diaspora wealth'],
  ['signs that part addresses', 'Debt & equity? #1 = 50% + fees / year; a:b'],
  ['quotes', `“Later”, she said: "it's 'fine'" <b>`],
  ['the naira and marks under letters', 'What ₦5m buys: ọjà, ẹ̀gbọ́n, ṣíṣẹ́'],
  ['an emoji', 'Rent 🏠 or buy'],
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

test('each address is the service’s own', () => {
  const links = shareLinks({ title: 'A', url });
  expect(Object.values(links).map((address) => address.split('?')[0])).toEqual([
    'https://wa.me/',
    'https://x.com/intent/post',
    'https://www.linkedin.com/sharing/share-offsite/',
    'https://www.facebook.com/sharer/sharer.php',
    'mailto:',
  ]);
});

test('a space is %20: a mail program shows a plus as a plus', () => {
  for (const address of Object.values(shareLinks({ title: 'a b', url }))) {
    expect(address).not.toMatch(/[+ ]/);
  }
});
