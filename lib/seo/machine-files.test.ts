import {
  resolveManifest,
  resolveRobots,
} from 'next/dist/build/webpack/loaders/metadata/resolve-route-data';
import { palette } from '@/lib/brand/palette';
import { makeArticle, makeSite, REGISTRATION } from '@/lib/content/test-content';
import { isProduction } from '@/lib/site/environment';
import { screenNames, screenPaths, screens } from '@/lib/site/paths';
import { llmsTxt, robotsRules, securityTxt, sitemapEntries, webManifest } from './machine-files';

jest.mock('@/lib/site/environment');

const site = makeSite();
const PAYLOAD = `"'></script><script>alert(1)</script>&<b>`;

test.each([
  [true, 'User-Agent: *\nAllow: /\n\nSitemap: https://www.baobab.example/sitemap.xml\n'],
  // Robots have to fetch a page of a trial site to see that it says noindex.
  [false, 'User-Agent: *\nAllow: /\n\n'],
])('robots.txt when the build is for production: %j', (isLive, text) => {
  jest.mocked(isProduction).mockReturnValue(isLive);
  expect(resolveRobots(robotsRules(site))).toBe(text);
});

test('the sitemap gives each page the day of its last change, where one is known', () => {
  const posts = [
    makeArticle({ id: 1, date: '2025-05-03', updated: '2026-01-05' }),
    makeArticle({ id: 2, date: '2025-11-01' }),
  ];
  const newest = '2026-01-05T00:00:00+01:00';
  const listed = screenPaths.map((path) => ({
    url: `https://www.baobab.example${path}`.replace(/\/$/, ''),
    ...(['/', '/blog'].includes(path) && { lastModified: newest }),
  }));
  const entries = [
    ...listed,
    { url: 'https://www.baobab.example/blog/1', lastModified: newest },
    { url: 'https://www.baobab.example/blog/2', lastModified: '2025-11-01T00:00:00+01:00' },
  ];
  expect(sitemapEntries(site, posts)).toStrictEqual(entries);
  expect(sitemapEntries(site, posts.toReversed())[0]).toStrictEqual(entries[0]);
  expect(sitemapEntries(site, [])).toStrictEqual(listed.map(({ url }) => ({ url })));
});

describe('llms.txt', () => {
  const pages = Object.fromEntries(
    screenNames.map((name) => [name, { title: `The ${name}`, description: `${name}, described.` }]),
  ) as Parameters<typeof llmsTxt>[0]['pages'];
  pages.about.facts = { title: 'In facts' };
  const items = screenNames.map(
    (name) => `- [The ${name}](https://www.baobab.example${screens[name]}): ${name}, described.\n`,
  );

  test('lists the pages, then the articles, newest first', () => {
    const older = makeArticle({ id: 8, title: 'Older', date: '2025-05-03', description: 'One.' });
    const newer = makeArticle({ id: 7, title: 'Newer', date: '2025-05-10', description: 'Two.' });
    const withoutArticles = `# Baobab Advisers Limited

> Baobab Advisers gives financial advice.

## Pages

${items.join('')}
## In facts

- Registered name: Baobab Advisers Limited
- Office: 1 Example Street, Ikeja, Lagos, Nigeria
`;
    expect(llmsTxt({ site, pages, articles: [] })).toBe(withoutArticles);
    expect(llmsTxt({ site, pages, articles: [older, newer] })).toBe(`${withoutArticles}
## Articles, newest first

- [Newer](https://www.baobab.example/blog/7): Two.
- [Older](https://www.baobab.example/blog/8): One.
`);
  });

  test('has where a fact of the firm can be checked', () => {
    const registered = makeSite({ registrations: [REGISTRATION] });
    expect(llmsTxt({ site: registered, pages, articles: [] })).toContain(
      '\n- Board of Advisers: Number 7, checked on May 3, 2025 (https://board.test/7)\n',
    );
  });

  // It is plain text: only brackets and line breaks could end a link or a line early.
  test.each([
    ['A [draft](javascript:a) \\ plan', 'A \\[draft\\](javascript:a) \\\\ plan'],
    ['A\nline\u0000\u001F\r\n# more', 'A line # more'],
  ])('the text %j stays one text on one line', (text, line) => {
    const articles = [makeArticle({ title: text, description: text })];
    const written = llmsTxt({ site: makeSite({ name: text, description: text }), pages, articles });
    expect(written).toContain(`# ${line}\n\n> ${line}\n\n`);
    expect(written).toContain(`\n- [${line}](https://www.baobab.example/blog/7): ${line}\n`);
  });
});

test('security.txt has the fields of RFC 9116, and expires at the second next half-year', () => {
  expect(securityTxt(site, '2026-07-01')).toBe(`Contact: mailto:hello@baobab.example
Expires: 2027-07-01T00:00:00+01:00
Preferred-Languages: en
Canonical: https://www.baobab.example/.well-known/security.txt
`);
  expect(securityTxt(site, '2026-06-30')).toContain('Expires: 2027-01-01T00:00:00+01:00\n');
});

test('the web manifest has the names of the firm and the icons that browsers ask for', () => {
  const icon = { sizes: '512x512', type: 'image/png' };
  const named = makeSite({ name: PAYLOAD, shortName: PAYLOAD, description: PAYLOAD });
  expect(JSON.parse(resolveManifest(webManifest(named)))).toEqual({
    name: PAYLOAD,
    short_name: PAYLOAD,
    description: PAYLOAD,
    lang: 'en-NG',
    start_url: '/',
    display: 'browser',
    background_color: palette.cotton,
    theme_color: palette.aro950,
    icons: [
      { ...icon, src: '/icons/192.png', sizes: '192x192', purpose: 'any' },
      { ...icon, src: '/icons/512.png', purpose: 'any' },
      { ...icon, src: '/icons/maskable-512.png', purpose: 'maskable' },
    ],
  });
});
