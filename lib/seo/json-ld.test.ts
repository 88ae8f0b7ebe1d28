import { makeArticle, makePerson, makeService, makeSite } from '@/lib/content/test-content';
import type { Site } from '@/lib/content/schemas/site-schema';
import { manifestIcons } from '@/lib/images/icons';
import {
  aboutGraph,
  blogGraph,
  contactGraph,
  homeGraph,
  articleGraph,
  servicesGraph,
} from './json-ld';

const words = { title: 'A page', description: 'What the page is about.' };
const navigation = [
  { label: 'Home', path: '/' },
  { label: 'Our blog', path: '/blog' },
] satisfies Site['navigation'];
const site = makeSite({
  openingHours: [
    { from: 'Monday', to: 'Wednesday', opens: '09:00', closes: '17:00' },
    { from: 'Saturday', to: undefined, opens: '10:00', closes: '13:00' },
  ],
  navigation,
});
const bareSite = makeSite({
  shortName: site.name,
  address: { ...site.address, country: 'Ghana' },
});
const post = makeArticle({ title: 'Black tax', date: '2025-05-03', updated: '2025-07-01' });

const toFirm = { '@id': 'https://www.baobab.example/#firm' };
const toWebsite = { '@id': 'https://www.baobab.example/#website' };

const shortFirm = {
  '@type': 'Organization',
  '@id': 'https://www.baobab.example/#firm',
  url: 'https://www.baobab.example/',
  name: 'Baobab Advisers Limited',
  logo: 'https://www.baobab.example/icons/512.png',
};
const bareFirm = {
  ...shortFirm,
  '@type': 'FinancialService',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '1 Example Street, Ikeja',
    addressLocality: 'Lagos',
    addressCountry: 'NG',
  },
  image: 'https://www.baobab.example/icons/512.png',
  legalName: 'Baobab Advisers Limited',
  description: 'Baobab Advisers gives financial advice.',
  telephone: ['+234 800 000 0001', '+234 800 000 0002'],
  email: 'hello@baobab.example',
  areaServed: [
    { '@type': 'Country', name: 'Nigeria' },
    { '@type': 'Continent', name: 'Africa' },
  ],
  geo: { '@type': 'GeoCoordinates', latitude: 6.59651, longitude: 3.34205 },
  sameAs: ['https://x.example/baobab'],
};
const bareWebsite = {
  '@type': 'WebSite',
  '@id': 'https://www.baobab.example/#website',
  url: 'https://www.baobab.example/',
  name: 'Baobab Advisers Limited',
  inLanguage: 'en-NG',
  publisher: toFirm,
};
const openingHours = (dayOfWeek: string[], opens: string, closes: string) => ({
  ...{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes },
});
const home = [
  {
    ...bareFirm,
    alternateName: 'Baobab',
    openingHoursSpecification: [
      openingHours(['Monday', 'Tuesday', 'Wednesday'], '09:00', '17:00'),
      openingHours(['Saturday'], '10:00', '13:00'),
    ],
  },
  { ...bareWebsite, alternateName: 'Baobab' },
];
const page = (path: string, part: string) => ({
  '@id': `https://www.baobab.example${path}#${part}`,
  name: 'A page',
  description: 'What the page is about.',
  url: `https://www.baobab.example${path}`,
  inLanguage: 'en-NG',
});
const ofFirm = { about: toFirm, isPartOf: toWebsite };
const service = { '@type': 'Service', description: 'Advice.', provider: toFirm };

// Strict: a key without a value would be left out without a word when it is printed.
test('the home page describes the firm and the site, without the facts that are not set', () => {
  expect(homeGraph(site)).toStrictEqual(home);
  // A country other than Nigeria has its full name.
  const address = { ...bareFirm.address, addressCountry: 'Ghana' };
  expect(homeGraph(bareSite)).toStrictEqual([{ ...bareFirm, address }, bareWebsite]);
});

test('the pages about the firm and the blog add themselves', () => {
  const about = { '@type': 'AboutPage', ...page('/about', 'page'), ...ofFirm };
  const contact = { '@type': 'ContactPage', ...page('/contact', 'page'), ...ofFirm };
  const blog = { '@type': 'Blog', ...page('/blog', 'blog'), publisher: toFirm };
  expect(aboutGraph(site, words)).toStrictEqual([...home, about]);
  expect(contactGraph(site, words)).toStrictEqual([...home, contact]);
  expect(blogGraph(site, words)).toStrictEqual([...home, blog]);
});

test('the services have the URLs of their entries', () => {
  const services = [makeService(), makeService({ id: 'credit', title: 'Credit Advisory' })];
  const url = 'https://www.baobab.example/services';
  expect(servicesGraph(site, services)).toStrictEqual([
    ...home,
    { ...service, '@id': `${url}#financial`, name: 'Financial Advisory' },
    { ...service, '@id': `${url}#credit`, name: 'Credit Advisory' },
  ]);
});

test('an article has its days in Lagos, its social card, its publisher and breadcrumbs', () => {
  const article = {
    '@type': 'BlogPosting',
    headline: 'Black tax',
    description: 'What post 7 is about.',
    image: 'https://www.baobab.example/images/cards/blog-7.png',
    datePublished: '2025-05-03T00:00:00+01:00',
    author: toFirm,
    publisher: toFirm,
    mainEntityOfPage: 'https://www.baobab.example/blog/7',
  };
  const dateModified = '2025-07-01T00:00:00+01:00';
  const crumb = (position: number, name: string) => ({ '@type': 'ListItem', position, name });
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { ...crumb(1, 'Home'), item: 'https://www.baobab.example/' },
      { ...crumb(2, 'Our blog'), item: 'https://www.baobab.example/blog' },
      crumb(3, 'Black tax'),
    ],
  };
  const updated = { ...article, dateModified };
  expect(articleGraph(site, post)).toStrictEqual([shortFirm, updated, breadcrumbs]);
  // Without a correction, and with a navigation that does not have the home page.
  const blogOnly = { ...site, navigation: navigation.slice(1) };
  const [, first, short] = articleGraph(blogOnly, { ...post, updated: undefined });
  expect(first).toStrictEqual(article);
  expect(short).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Our blog' },
      { position: 2, name: 'Black tax' },
    ],
  });
});

test('an article names its author and its reviewer, each with the URL that says who they are', () => {
  const person = (id: string, name: string) => ({
    '@type': 'Person',
    name,
    jobTitle: 'Credit Adviser',
    url: `https://www.baobab.example/about#${id}`,
  });
  const author = makePerson({ credentials: undefined });
  const reviewedBy = makePerson({ id: 'tunde', name: 'Tunde Bello' });
  expect(articleGraph(site, { ...post, author, reviewedBy })[1]).toMatchObject({
    author: person('ada', 'Ada Eze'),
    publisher: toFirm,
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': 'https://www.baobab.example/blog/7',
      reviewedBy: { ...person('tunde', 'Tunde Bello'), honorificSuffix: 'ACA' },
    },
  });
});

test('the logo is a published icon that is large enough for Google', () => {
  const icon = manifestIcons.find(({ src }) => shortFirm.logo.endsWith(src));
  expect(icon).toMatchObject({ purpose: 'any' });
  expect(icon?.size).toBeGreaterThanOrEqual(112);
});
