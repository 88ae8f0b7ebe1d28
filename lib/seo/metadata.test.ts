import { makeSite } from '@/lib/content/test-content';
import { pageMetadata, unlistedMetadata } from './metadata';
import { paths } from '@/lib/site/paths';

const site = makeSite({ name: 'Baobab Advisers', url: 'https://www.baobab.example' });
const about = {
  title: 'About',
  description: 'Who we are.',
  path: paths.about,
  image: 'bridge',
  imageAlt: 'A bridge',
};
const post = { ...about, title: 'Two "loans" </title>', path: paths.post(7), date: '2025-05-03' };

afterEach(() => {
  delete process.env.SITE_ENV;
});

test("the home page's title begins with the firm's name, any other's ends with it", () => {
  expect(pageMetadata(site, { ...about, path: paths.home }).title).toBe('Baobab Advisers: About');
  expect(pageMetadata(site, about).title).toBe('About | Baobab Advisers');
  expect(unlistedMetadata(site, about).title).toBe('About | Baobab Advisers');
});

test.each([
  [paths.home, 'https://www.baobab.example/'],
  [paths.about, 'https://www.baobab.example/about'],
  [paths.post(7), 'https://www.baobab.example/blog/7'],
])('the page %s is canonical, and shared, at %s', (path, address) => {
  const { metadataBase, alternates, openGraph } = pageMetadata(site, { ...about, path });
  for (const own of [alternates?.canonical, openGraph?.url]) {
    expect(new URL(String(own), metadataBase ?? undefined).href).toBe(address);
  }
});

test("the home page's canonical is the site's address as site.yaml has it", () => {
  const { alternates } = pageMetadata(site, { ...about, path: paths.home });
  expect(alternates?.canonical).toBe('https://www.baobab.example');
});

test('a shared link has a picture with its size and its words, and names the site', () => {
  expect(pageMetadata(site, about).openGraph).toEqual({
    type: 'website',
    title: 'About',
    description: 'Who we are.',
    url: '/about',
    siteName: 'Baobab Advisers',
    locale: 'en_NG',
    images: [{ url: '/images/bridge-social.jpg', width: 1200, height: 630, alt: 'A bridge' }],
  });
  expect(pageMetadata(site, about).twitter).toEqual({ card: 'summary_large_image' });
});

test('the home page is shared under its whole title', () => {
  const { openGraph } = pageMetadata(site, { ...about, path: paths.home });
  expect(openGraph?.title).toBe('Baobab Advisers: About');
});

test('an article says when it came out, in the zone of Lagos, and when it was changed', () => {
  expect(pageMetadata(site, post).openGraph).toMatchObject({
    type: 'article',
    title: 'Two "loans" </title>',
    publishedTime: '2025-05-03T00:00:00+01:00',
  });
  expect(pageMetadata(site, post).openGraph).not.toHaveProperty('modifiedTime');
  expect(pageMetadata(site, { ...post, updated: '2025-06-01' }).openGraph).toMatchObject({
    modifiedTime: '2025-06-01T00:00:00+01:00',
  });
});

test.each([undefined, '', 'production'])('with SITE_ENV %s, large pictures may be shown', (env) => {
  if (env !== undefined) process.env.SITE_ENV = env;
  expect(pageMetadata(site, about).robots).toEqual({ 'max-image-preview': 'large' });
});

test('a build that is not production is not indexed', () => {
  process.env.SITE_ENV = 'staging';
  expect(pageMetadata(site, about).robots).toEqual({ index: false });
  expect(unlistedMetadata(site, about).robots).toEqual({ index: false });
});

test('a page that is not to be listed has no canonical and no picture', () => {
  const meta = unlistedMetadata(site, { title: 'Not found', description: 'No such post.' });
  expect(meta.robots).toEqual({ index: false });
  expect(meta.description).toBe('No such post.');
  expect(meta.alternates).not.toHaveProperty('canonical');
  expect(meta).not.toHaveProperty('openGraph');
});

test('the feed is found from every page', () => {
  for (const meta of [pageMetadata(site, about), unlistedMetadata(site, about)]) {
    expect(meta.alternates?.types).toEqual({ 'application/atom+xml': '/feed.xml' });
  }
});
