import { getLastChange } from '@/lib/content/articles';
import type { ListItem, Thing } from 'schema-dts';
import { listDays } from '@/lib/firm/opening-hours';
import type { Article, Person, Site } from '@/lib/content/collections';
import { formatStartOfDay } from '@/lib/site/dates';
import { LANGUAGE, absoluteUrl, paths } from '@/lib/site/paths';
import { socialCardPath } from './social-cards';

/**
 * Describes the firm and its website. Google reads the name of a site only on its home page.
 *
 * Source: https://developers.google.com/search/docs/appearance/site-names
 */
export function homeGraph(site: Site): Thing[] {
  const website = {
    '@type': 'WebSite',
    '@id': absoluteUrl(site, '/#website'),
    url: absoluteUrl(site, paths.home),
    name: site.name,
    alternateName: site.shortName,
    inLanguage: LANGUAGE,
    publisher: firmReference(site),
  } satisfies Thing;
  return [firmNode(site), website];
}

/**
 * Describes an article. The firm's description is short, because the home page has the full one under the same `@id`.
 *
 * Source: https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function articleGraph(site: Site, article: Article): Thing[] {
  const url = absoluteUrl(site, paths.article(article.id));
  const { author, reviewedBy } = article;
  const posting = {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    image: absoluteUrl(site, socialCardPath(paths.article(article.id), article.image)),
    datePublished: formatStartOfDay(article.date),
    dateModified: formatStartOfDay(getLastChange(article)),
    author: author ? personNode(site, author) : firmReference(site),
    publisher: firmReference(site),
    // `reviewedBy` is part of the WebPage, because schema.org does not define this property for a BlogPosting.
    mainEntityOfPage: reviewedBy
      ? { '@type': 'WebPage', '@id': url, reviewedBy: personNode(site, reviewedBy) }
      : url,
  } satisfies Thing;
  return [shortFirmNode(site), posting, breadcrumbNode(site, article)];
}

function personNode(site: Site, { id, name, role, credentials }: Person) {
  return {
    '@type': 'Person',
    name,
    ...(credentials !== undefined && { honorificSuffix: credentials }),
    jobTitle: role,
    url: absoluteUrl(site, paths.person(id)),
  } satisfies Thing;
}

/** Source: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
function breadcrumbNode(site: Site, { title }: Article) {
  const above = [paths.home, paths.blog]
    .flatMap((page) => site.navigation.find(({ path }) => path === page) ?? [])
    .map(({ path, label }) => ({ name: label, item: absoluteUrl(site, path) }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: title }].map((crumb, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  } satisfies Thing;
}

/** Google requires a logo of at least 112 by 112 pixels. */
const LOGO_PATH = '/icons/512.png';

function firmReference(site: Site) {
  return { '@id': absoluteUrl(site, '/#firm') };
}

function shortFirmNode(site: Site) {
  return {
    // Do not use the type FinancialService, because Google requires an address for this type.
    '@type': 'Organization',
    ...firmReference(site),
    url: absoluteUrl(site, paths.home),
    name: site.name,
    logo: absoluteUrl(site, LOGO_PATH),
  } satisfies Thing;
}

/**
 * Source: https://developers.google.com/search/docs/appearance/structured-data/local-business and
 * https://developers.google.com/search/docs/appearance/structured-data/organization
 */
function firmNode(site: Site) {
  const { street, district, city, state, country } = site.address;
  const { map, registrations } = site;
  const identifiers = [
    ...(site.rcNumber ? [{ body: 'Corporate Affairs Commission', number: site.rcNumber }] : []),
    ...registrations,
  ];
  const hours = site.openingHours.map(({ opens, closes, ...days }) => {
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: listDays(days),
      opens,
      closes,
    } as const;
  });
  return {
    ...shortFirmNode(site),
    '@type': 'FinancialService',
    address: {
      '@type': 'PostalAddress',
      // The district is part of the street address, because schema.org has no property for a district.
      streetAddress: district === undefined ? street : `${street}, ${district}`,
      addressLocality: city,
      ...(state !== undefined && { addressRegion: state }),
      // schema.org accepts both the ISO 3166-1 code and the full name of a country.
      addressCountry: country === 'Nigeria' ? 'NG' : country,
    },
    image: absoluteUrl(site, LOGO_PATH),
    ...(site.rcNumber !== undefined && { legalName: site.name }),
    ...(site.founded !== undefined && { foundingDate: String(site.founded) }),
    alternateName: site.shortName,
    description: site.description,
    telephone: site.phones,
    email: site.email,
    ...(site.areaServed.length > 0 && { areaServed: site.areaServed }),
    ...(map && {
      geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
    }),
    ...(identifiers.length > 0 && {
      identifier: identifiers.map(({ body, number }) => {
        return { '@type': 'PropertyValue', propertyID: body, value: number } as const;
      }),
    }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
  } satisfies Thing;
}
