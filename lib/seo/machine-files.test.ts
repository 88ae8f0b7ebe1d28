import {
  resolveRobots,
  resolveSitemap,
} from 'next/dist/build/webpack/loaders/metadata/resolve-route-data';
import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import { palette } from '@/lib/brand/palette';
import { makeArticle, makeSite } from '@/lib/content/test-content';
import { isProduction } from '@/lib/site/environment';
import { llmsTxt, robotsRules, securityTxt, sitemapEntries, webManifest } from './machine-files';

jest.mock('@/lib/site/environment');

const site = makeSite();

function makeArticles(count: number) {
  return Array.from({ length: count }, (_, index) => makeArticle({ id: index + 1 }));
}

describe('robots.txt', () => {
  test.each([
    [true, 'User-Agent: *\nAllow: /\n\nSitemap: https://www.baobab.example/sitemap.xml\n'],
    // Robots have to fetch a page of a trial site to see that it says noindex.
    [false, 'User-Agent: *\nAllow: /\n\n'],
  ])('when the build is for production: %j', (isLive, text) => {
    jest.mocked(isProduction).mockReturnValue(isLive);
    expect(resolveRobots(robotsRules(site))).toBe(text);
  });
});

describe('sitemap.xml', () => {
  const schema = readFileSync('lib/seo/sitemap.xsd', 'utf8');
  const validate = (xml: string) => validateXML({ xml, schema });

  test.each([0, 520])('is valid with %i articles, and lists each once', async (count) => {
    const xml = resolveSitemap(sitemapEntries(site, makeArticles(count)));
    expect(await validate(xml)).toMatchObject({ errors: [], valid: true });
    expect(xml.match(/<loc>/g)).toHaveLength(5 + count);
  });

  test('the schema refuses a page that is listed twice', async () => {
    const xml = resolveSitemap(sitemapEntries(site, [makeArticle(), makeArticle()]));
    expect((await validate(xml)).valid).toBe(false);
  });

  test('gives each page the day of its last change, where one is known', () => {
    const posts = [
      makeArticle({ id: 1, date: '2025-05-03', updated: '2026-01-05' }),
      makeArticle({ id: 2, date: '2025-11-01' }),
    ];
    const newest = '2026-01-05T00:00:00+01:00';
    const entries = [
      { url: 'https://www.baobab.example', lastModified: newest },
      { url: 'https://www.baobab.example/about' },
      { url: 'https://www.baobab.example/services' },
      { url: 'https://www.baobab.example/blog', lastModified: newest },
      { url: 'https://www.baobab.example/contact' },
      { url: 'https://www.baobab.example/blog/1', lastModified: newest },
      { url: 'https://www.baobab.example/blog/2', lastModified: '2025-11-01T00:00:00+01:00' },
    ];
    expect(sitemapEntries(site, posts)).toStrictEqual(entries);
    expect(sitemapEntries(site, posts.toReversed())[0]).toStrictEqual(entries[0]);
    expect(sitemapEntries(site, [])).toStrictEqual(entries.slice(0, 5).map(({ url }) => ({ url })));
  });
});

describe('llms.txt', () => {
  const page = (title: string) => ({ title, description: `${title}, described.` });
  const pages = {
    ...{ home: page('Advice'), about: page('About'), services: page('Services') },
    ...{ blog: page('Blog'), contact: page('Contact') },
  };
  const WITHOUT_ARTICLES = `# Baobab Advisers Limited

> Baobab Advisers gives financial advice.

## Pages

- [Advice](https://www.baobab.example/): Advice, described.
- [About](https://www.baobab.example/about): About, described.
- [Services](https://www.baobab.example/services): Services, described.
- [Blog](https://www.baobab.example/blog): Blog, described.
- [Contact](https://www.baobab.example/contact): Contact, described.
`;

  test('lists the pages, then the articles, newest first', () => {
    const older = makeArticle({ id: 8, title: 'Older', date: '2025-05-03', description: 'One.' });
    const newer = makeArticle({ id: 7, title: 'Newer', date: '2025-05-10', description: 'Two.' });
    expect(llmsTxt({ site, pages, articles: [] })).toBe(WITHOUT_ARTICLES);
    expect(llmsTxt({ site, pages, articles: [older, newer] })).toBe(`${WITHOUT_ARTICLES}
## Articles, newest first

- [Newer](https://www.baobab.example/blog/7): Two.
- [Older](https://www.baobab.example/blog/8): One.
`);
  });

  test('lists every one of many articles', () => {
    const text = llmsTxt({ site, pages, articles: makeArticles(520) });
    expect(text.match(/\/blog\/\d+\): /g)).toHaveLength(520);
  });

  test.each([
    ['A [draft] \\ plan', 'A \\[draft\\] \\\\ plan'],
    ['A\nline\u0000\u001F\r\n# more', 'A line # more'],
    ['₦500 & Ọ̀rọ̀ <🏦>', '₦500 & Ọ̀rọ̀ <🏦>'],
  ])('the title %j stays one link on one line', (title, written) => {
    const text = llmsTxt({ site, pages, articles: [makeArticle({ title })] });
    expect(text).toContain(`\n- [${written}](https://www.baobab.example/blog/7): `);
  });
});

describe('security.txt', () => {
  test('has the fields of RFC 9116, each on a line of its own', () => {
    expect(securityTxt(site, '2026-11-21')).toBe(`Contact: mailto:hello@baobab.example
Expires: 2027-07-01T00:00:00+01:00
Preferred-Languages: en
Canonical: https://www.baobab.example/.well-known/security.txt
`);
  });

  test.each([
    ['2026-06-30', '2027-01-01'],
    ['2026-07-01', '2027-07-01'],
    ['2026-12-31', '2027-07-01'],
  ])('of a build on %s is valid until %s', (today, end) => {
    expect(securityTxt(site, today)).toContain(`Expires: ${end}T00:00:00+01:00\n`);
  });

  test('uses the day in Lagos', () => {
    const now = jest.useFakeTimers({ now: new Date('2026-06-30T23:30:00Z') });
    expect(securityTxt(site)).toContain('Expires: 2027-07-01');
    now.useRealTimers();
  });
});

test('the web manifest has the firm’s names, and the icons that browsers ask for', () => {
  expect(webManifest(site)).toEqual({
    name: 'Baobab Advisers Limited',
    short_name: 'Baobab',
    description: 'Baobab Advisers gives financial advice.',
    lang: 'en-NG',
    start_url: '/',
    display: 'browser',
    background_color: palette.cotton,
    theme_color: palette.aro950,
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
});
