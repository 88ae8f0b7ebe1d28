import { makeArticle, makePerson, makeService, makeSite } from '@/lib/content/test-content';
import type { Site } from '@/lib/content/schemas/site-schema';
import { manifestIcons } from '@/lib/images/icons';
import {
  aboutGraph,
  articleGraph,
  blogGraph,
  contactGraph,
  homeGraph,
  servicesGraph,
} from './json-ld';

const ORIGIN = 'https://www.baobab.example';
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
const post = makeArticle({ title: 'Black tax', date: '2025-05-03', updated: '2025-07-01' });

const toFirm = { '@id': `${ORIGIN}/#firm` };
const toWebsite = { '@id': `${ORIGIN}/#website` };
const shortFirm = {
  '@type': 'Organization',
  '@id': `${ORIGIN}/#firm`,
  url: `${ORIGIN}/`,
  name: 'Baobab Advisers Limited',
  logo: `${ORIGIN}/icons/512.png`,
};
/** The firm and the website without the facts that are optional. */
const bareFirm = {
  ...shortFirm,
  '@type': 'FinancialService',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '1 Example Street, Ikeja',
    addressLocality: 'Lagos',
    addressCountry: 'NG',
  },
  image: `${ORIGIN}/icons/512.png`,
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
  '@id': `${ORIGIN}/#website`,
  url: `${ORIGIN}/`,
  name: 'Baobab Advisers Limited',
  inLanguage: 'en-NG',
  publisher: toFirm,
};
const openingHours = { '@type': 'OpeningHoursSpecification' };
const workdays = ['Monday', 'Tuesday', 'Wednesday'];
const home = [
  {
    ...bareFirm,
    alternateName: 'Baobab',
    openingHoursSpecification: [
      { ...openingHours, dayOfWeek: workdays, opens: '09:00', closes: '17:00' },
      { ...openingHours, dayOfWeek: ['Saturday'], opens: '10:00', closes: '13:00' },
    ],
  },
  { ...bareWebsite, alternateName: 'Baobab' },
];

// Strict: JSON leaves out a key whose value is undefined, and nobody would notice.
test('the home page describes the firm and the website, without the facts that are not set', () => {
  expect(homeGraph(site)).toStrictEqual(home);
  // A country other than Nigeria has its full name.
  const bareSite = makeSite({
    shortName: site.name,
    address: { ...site.address, country: 'Ghana' },
  });
  const address = { ...bareFirm.address, addressCountry: 'Ghana' };
  expect(homeGraph(bareSite)).toStrictEqual([{ ...bareFirm, address }, bareWebsite]);
});

test('the about, contact and blog pages also describe themselves', () => {
  const page = { name: 'A page', description: 'What the page is about.', inLanguage: 'en-NG' };
  const ofFirm = { ...page, about: toFirm, isPartOf: toWebsite };
  const about = { '@type': 'AboutPage', '@id': `${ORIGIN}/about#page`, url: `${ORIGIN}/about` };
  const contact = {
    '@type': 'ContactPage',
    '@id': `${ORIGIN}/contact#page`,
    url: `${ORIGIN}/contact`,
  };
  const blog = { '@type': 'Blog', '@id': `${ORIGIN}/blog#blog`, url: `${ORIGIN}/blog` };
  expect(aboutGraph(site, words)).toStrictEqual([...home, { ...about, ...ofFirm }]);
  expect(contactGraph(site, words)).toStrictEqual([...home, { ...contact, ...ofFirm }]);
  expect(blogGraph(site, words)).toStrictEqual([...home, { ...blog, ...page, publisher: toFirm }]);
});

test('a service has the URL of its entry', () => {
  const services = [makeService(), makeService({ id: 'credit', title: 'Credit Advisory' })];
  const service = { '@type': 'Service', description: 'Advice.', provider: toFirm };
  expect(servicesGraph(site, services)).toStrictEqual([
    ...home,
    { ...service, '@id': `${ORIGIN}/services#financial`, name: 'Financial Advisory' },
    { ...service, '@id': `${ORIGIN}/services#credit`, name: 'Credit Advisory' },
  ]);
});

test('an article has its days in Lagos, its social card, its publisher and breadcrumbs', () => {
  const article = {
    '@type': 'BlogPosting',
    headline: 'Black tax',
    description: 'What post 7 is about.',
    image: `${ORIGIN}/images/cards/blog-7.png`,
    datePublished: '2025-05-03T00:00:00+01:00',
    author: toFirm,
    publisher: toFirm,
    mainEntityOfPage: `${ORIGIN}/blog/7`,
  };
  const crumb = (position: number, name: string) => ({ '@type': 'ListItem', position, name });
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { ...crumb(1, 'Home'), item: `${ORIGIN}/` },
      { ...crumb(2, 'Our blog'), item: `${ORIGIN}/blog` },
      crumb(3, 'Black tax'),
    ],
  };
  const updated = { ...article, dateModified: '2025-07-01T00:00:00+01:00' };
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

test('an article names its author and its reviewer, each with the URL of their entry', () => {
  const author = makePerson({ credentials: undefined });
  const reviewedBy = makePerson({ id: 'tunde', name: 'Tunde Bello' });
  const person = { '@type': 'Person', jobTitle: 'Credit Adviser' };
  const tunde = { name: 'Tunde Bello', honorificSuffix: 'ACA', url: `${ORIGIN}/about#tunde` };
  expect(articleGraph(site, { ...post, author, reviewedBy })[1]).toMatchObject({
    author: { ...person, name: 'Ada Eze', url: `${ORIGIN}/about#ada` },
    publisher: toFirm,
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': `${ORIGIN}/blog/7`,
      reviewedBy: { ...person, ...tunde },
    },
  });
});

test('the logo is a published icon that is large enough for Google', () => {
  const icon = manifestIcons.find(({ src }) => shortFirm.logo.endsWith(src));
  expect(icon).toMatchObject({ purpose: 'any' });
  expect(icon?.size).toBeGreaterThanOrEqual(112);
});
