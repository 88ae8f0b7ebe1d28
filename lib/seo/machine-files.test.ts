import { resolveRobots } from 'next/dist/build/webpack/loaders/metadata/resolve-route-data';
import { palette } from '@/lib/brand/palette';
import { makeArticle, makeSite } from '@/lib/content/test-content';
import { mainPagePaths } from '@/lib/site/paths';
import { robotsRules, writeSecurityTxt, sitemapEntries, webManifest } from './machine-files';

const site = makeSite();

test('allows all pages in robots.txt, but names the sitemap only in a production build', () => {
  const sitemap = 'Sitemap: https://www.baobab.example/sitemap.xml\n';
  for (const environment of ['production', '', 'staging']) {
    process.env.SITE_ENV = environment;
    const text = `User-Agent: *\nAllow: /\n\n${environment === 'staging' ? '' : sitemap}`;
    expect(resolveRobots(robotsRules(site))).toBe(text);
  }
});

test('lists each page in the sitemap, with the date of its last change if that date is known', () => {
  const posts = [
    makeArticle({ id: 1, date: '2025-05-03', changes: [{ date: '2026-01-05', text: 'a' }] }),
    makeArticle({ id: 2, date: '2025-11-01' }),
  ];
  const newest = '2026-01-05T00:00:00+01:00';
  const pages = mainPagePaths.map((path) => ({
    url: `https://www.baobab.example${path}`.replace(/\/$/, ''),
    ...(['/', '/blog'].includes(path) && { lastModified: newest }),
  }));
  const entries = [
    ...pages,
    { url: 'https://www.baobab.example/blog/1', lastModified: newest },
    { url: 'https://www.baobab.example/blog/2', lastModified: '2025-11-01T00:00:00+01:00' },
  ];
  expect(sitemapEntries(site, posts)).toStrictEqual(entries);
  expect(sitemapEntries(site, [])).toStrictEqual(pages.map(({ url }) => ({ url })));
});

test('writes a security.txt that expires within a year, on January 1 or July 1, with the fields of RFC 9116', () => {
  expect(writeSecurityTxt(site, '2026-07-01')).toBe(`Contact: mailto:hello@baobab.example
Expires: 2027-07-01T00:00:00+01:00
Preferred-Languages: en
Canonical: https://www.baobab.example/.well-known/security.txt
`);
  expect(writeSecurityTxt(site, '2026-06-30')).toContain('Expires: 2027-01-01T00:00:00+01:00\n');
});

test('writes a web manifest with the firm’s names and the icons that browsers require', () => {
  const icon = { sizes: '512x512', type: 'image/png' };
  expect(webManifest(site)).toEqual({
    name: 'Baobab Advisers Limited',
    short_name: 'Baobab',
    description: site.description,
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
