import { makeImage, makeSite } from '@/lib/content/test-content';
import { isProduction } from '@/lib/site/environment';
import { paths } from '@/lib/site/paths';
import { pageMetadata, unlistedMetadata } from './metadata';

jest.mock('@/lib/site/environment');
jest.mocked(isProduction).mockReturnValue(true);

const site = makeSite({ name: 'Baobab Advisers' });
const images = new Map([['bridge', makeImage('bridge.svg')]]);
const content = { site, images };
const words = { title: 'About', description: 'Who we are.' };
const about = { ...words, path: paths.about, image: 'bridge', imageAlt: 'A bridge' };

const unlisted = {
  metadataBase: new URL('https://www.baobab.example'),
  title: 'About | Baobab Advisers',
  description: 'Who we are.',
  alternates: { types: { 'application/atom+xml': '/feed.xml' } },
  robots: { index: false },
};
const openGraph = {
  type: 'website',
  title: 'About',
  description: 'Who we are.',
  url: '/about',
  siteName: 'Baobab Advisers',
  locale: 'en_NG',
  images: [{ url: '/images/cards/about.png', width: 1200, height: 630, alt: 'About – A bridge' }],
};

test('a listed page has a canonical URL, an image, and words for shared links', () => {
  expect(pageMetadata(content, about)).toEqual({
    ...unlisted,
    alternates: { ...unlisted.alternates, canonical: '/about' },
    openGraph,
    twitter: { card: 'summary_large_image' },
    robots: { 'max-image-preview': 'large' },
  });
});

test('an unlisted page is not indexed, and has no canonical URL and no image', () => {
  expect(unlistedMetadata(site, words)).toEqual(unlisted);
});

test('the title of the home page begins with the firm’s name, and its URL is that of site.yaml', () => {
  expect(pageMetadata(content, { ...about, path: paths.home })).toMatchObject({
    title: 'Baobab Advisers: About',
    alternates: { canonical: 'https://www.baobab.example' },
    openGraph: { title: 'Baobab Advisers: About', url: 'https://www.baobab.example' },
  });
});

test('an article has the days of its publication and correction in Lagos', () => {
  const article = { ...about, date: '2025-05-03', changes: [{ date: '2025-06-01', text: 'a' }] };
  expect(pageMetadata(content, article).openGraph).toStrictEqual({
    ...openGraph,
    type: 'article',
    publishedTime: '2025-05-03T00:00:00+01:00',
    modifiedTime: '2025-06-01T00:00:00+01:00',
  });
});

test('a trial site is not indexed', () => {
  jest.mocked(isProduction).mockReturnValueOnce(false);
  expect(pageMetadata(content, about).robots).toEqual({ index: false });
});
