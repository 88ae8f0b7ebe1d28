import { makeArticle, makePerson, makeSite, REGISTRATION } from '@/lib/content/test-content';
import { articleGraph, homeGraph } from './json-ld';

const ORIGIN = 'https://www.baobab.example';
const site = makeSite({
  openingHours: [{ from: 'Monday', to: 'Wednesday', opens: '09:00', closes: '17:00' }],
  navigation: [
    { label: 'Home', path: '/' },
    { label: 'Our blog', path: '/blog' },
  ],
});
const changes = [{ date: '2025-07-01', text: 'a' }];
const post = makeArticle({ title: 'Black tax', date: '2025-05-03', changes });

const toFirm = { '@id': `${ORIGIN}/#firm` };
const shortFirm = {
  '@type': 'Organization',
  '@id': `${ORIGIN}/#firm`,
  url: `${ORIGIN}/`,
  name: 'Baobab Advisers Limited',
  logo: `${ORIGIN}/icons/512.png`,
};

// `toStrictEqual` fails if a property is undefined. `toEqual` would ignore such a property.
test('describes the firm and its website on the home page, and omits properties whose facts are not set', () => {
  expect(homeGraph(site)).toStrictEqual([
    {
      ...shortFirm,
      '@type': 'FinancialService',
      alternateName: 'Baobab',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Example Street, Ikeja',
        addressLocality: 'Lagos',
        addressCountry: 'NG',
      },
      image: `${ORIGIN}/icons/512.png`,
      description: 'Baobab Advisers gives financial advice.',
      telephone: ['+234 800 000 0001', '+234 800 000 0002'],
      email: 'hello@baobab.example',
      geo: { '@type': 'GeoCoordinates', latitude: 6.59651, longitude: 3.34205 },
      sameAs: ['https://x.example/baobab'],
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'],
          opens: '09:00',
          closes: '17:00',
        },
      ],
    },
    {
      '@type': 'WebSite',
      '@id': `${ORIGIN}/#website`,
      url: `${ORIGIN}/`,
      name: 'Baobab Advisers Limited',
      alternateName: 'Baobab',
      inLanguage: 'en-NG',
      publisher: toFirm,
    },
  ]);
});

test('includes the state, the service area and the registrations of the firm if they are set', () => {
  const address = { ...site.address, district: undefined, city: 'Aba', state: 'Abia State' };
  const [firm] = homeGraph(
    makeSite({
      ...{ address, map: undefined, areaServed: ['Nigeria'], rcNumber: 'RC 1' },
      registrations: [REGISTRATION],
    }),
  );
  expect(firm).toMatchObject({
    address: { streetAddress: '1 Example Street', addressRegion: 'Abia State' },
    areaServed: ['Nigeria'],
    legalName: 'Baobab Advisers Limited',
    identifier: [
      { propertyID: 'Corporate Affairs Commission', value: 'RC 1' },
      { propertyID: 'Board of Advisers', value: '7' },
    ],
  });
  expect(firm).not.toHaveProperty('geo');
});

test('describes an article with its dates in Lagos time, social card, publisher and breadcrumbs', () => {
  const article = {
    '@type': 'BlogPosting',
    headline: 'Black tax',
    description: 'What post 7 is about.',
    image: `${ORIGIN}/images/cards/blog-7.png`,
    datePublished: '2025-05-03T00:00:00+01:00',
    dateModified: '2025-07-01T00:00:00+01:00',
    author: toFirm,
    publisher: toFirm,
    mainEntityOfPage: `${ORIGIN}/blog/7`,
  };
  const crumb = (position: number, name: string) => ({ '@type': 'ListItem', position, name });
  const itemListElement = [
    { ...crumb(1, 'Home'), item: `${ORIGIN}/` },
    { ...crumb(2, 'Our blog'), item: `${ORIGIN}/blog` },
    crumb(3, 'Black tax'),
  ];
  expect(articleGraph(site, post)).toStrictEqual([
    shortFirm,
    article,
    { '@type': 'BreadcrumbList', itemListElement },
  ]);
});

test('describes the author and the reviewer of an article, each with the URL of their entry on the About page', () => {
  const author = makePerson({ credentials: undefined });
  const reviewedBy = makePerson({ id: 'tunde', name: 'Tunde Bello' });
  const person = { '@type': 'Person', jobTitle: 'Credit Adviser' };
  const tunde = { name: 'Tunde Bello', honorificSuffix: 'ACA', url: `${ORIGIN}/about#tunde` };
  expect(articleGraph(site, { ...post, author, reviewedBy })[1]).toMatchObject({
    author: { ...person, name: 'Ada Eze', url: `${ORIGIN}/about#ada` },
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': `${ORIGIN}/blog/7`,
      reviewedBy: { ...person, ...tunde },
    },
  });
});
