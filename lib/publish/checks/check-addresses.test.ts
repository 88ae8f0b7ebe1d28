import { summarizePage, parsePage } from '../page';
import { checkAddresses } from './check-addresses';

const PAGES = ['index.html', 'about.html', 'blog.html', 'blog/7.html'].map((file) =>
  summarizePage(parsePage(file, '<h2 id="team">Team</h2><a href="/gone">x</a>')),
);

/** Holds the small site against published addresses, on line 1 and on, and redirects likewise. */
function check(addresses: string[], redirects: [from: string, to: string][] = []) {
  const moved = redirects.map(([from, to]) =>
    summarizePage(
      parsePage(
        `${from.slice(1)}.html`,
        `<link rel="canonical" href="https://elsewhere.example"><a href="${to}">x</a>`,
      ),
    ),
  );
  return checkAddresses(
    { pages: PAGES, moved, files: new Set([...PAGES.map(({ file }) => file), 'paper.pdf']) },
    {
      addresses: addresses.map((address, index) => ({ address, line: index + 1 })),
      redirects: redirects.map(([from, to], index) => ({ from, to, line: 2 * index + 1 })),
    },
  );
}

test('addresses that are pages or sent on work', () => {
  expect(check(['/', '/about', '/blog/7', '/blog/6'], [['/blog/6', '/blog/7']])).toEqual([]);
});

test.each([
  ['/blog/6', 'blog/6.html'],
  ['/blog/7/', 'blog/7/.html'],
  ['/About', 'About.html'],
])('%s works no more', (address, page) => {
  expect(check(['/about', address])).toEqual([
    {
      page,
      place: '',
      message: `${address} has been published (content/addresses.txt:2) and is no page any more. Put it back, or say in content/redirects.yaml where its readers go, such as {from: ${address}, to: /blog}`,
    },
  ]);
});

test('all that work no more are named at once', () => {
  expect(check(['/a', '/about', '/b']).map(({ page }) => page)).toEqual(['a.html', 'b.html']);
});

test.each([
  '/',
  '/about#team',
  '/about#top',
  '/blog?q=x',
  '/paper.pdf',
  'https://elsewhere.example/x',
])('a redirect to %s arrives', (to) => {
  expect(check([], [['/old', to]])).toEqual([]);
});

test.each([
  ['/abuot', '"/abuot" leads nowhere: there is no /abuot on this site. Did you mean "/about"?'],
  ['/about#firm', '"/about#firm" leads nowhere: nothing on /about has the id "firm"'],
])('a redirect to %s is named with its line', (to, message) => {
  expect(
    check(
      [],
      [
        ['/old', '/blog'],
        ['/older', to],
      ],
    ),
  ).toEqual([{ page: 'older.html', place: 'content/redirects.yaml:3', message }]);
});
