import { makeImage, makeSite } from '@/lib/content/test-content';
import { paths } from '@/lib/site/paths';
import { pageMetadata, unlistedMetadata } from './metadata';

delete process.env.SITE_ENV;

const site = makeSite({ name: 'Baobab Advisers' });
const texts = { title: 'About', description: 'Who we are.' };
const about = { ...texts, path: paths.about, image: makeImage('bridge.svg'), imageAlt: 'A bridge' };

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

test('returns the canonical URL and the title, description and image of the link preview for a listed page', () => {
  expect(pageMetadata(site, about)).toEqual({
    ...unlisted,
    alternates: { ...unlisted.alternates, canonical: '/about' },
    openGraph,
    twitter: { card: 'summary_large_image' },
    robots: { 'max-image-preview': 'large' },
  });
});

test('returns noindex, but no canonical URL and no link preview, for an unlisted page', () => {
  expect(unlistedMetadata(site, texts)).toEqual(unlisted);
});

test('starts the title of the home page with the firm’s name, and takes its canonical URL from site.yaml', () => {
  expect(pageMetadata(site, { ...about, path: paths.home })).toMatchObject({
    title: 'Baobab Advisers: About',
    alternates: { canonical: 'https://www.baobab.example' },
    openGraph: { title: 'Baobab Advisers: About', url: 'https://www.baobab.example' },
  });
});

test('returns the dates of an article’s publication and last change in Lagos time', () => {
  const article = { ...about, date: '2025-05-03', changes: [{ date: '2025-06-01', text: 'a' }] };
  expect(pageMetadata(site, article).openGraph).toStrictEqual({
    ...openGraph,
    type: 'article',
    publishedTime: '2025-05-03T00:00:00+01:00',
    modifiedTime: '2025-06-01T00:00:00+01:00',
  });
});

test('returns noindex for every page of a staging build', () => {
  process.env.SITE_ENV = 'staging';
  expect(pageMetadata(site, about).robots).toEqual({ index: false });
  delete process.env.SITE_ENV;
});
