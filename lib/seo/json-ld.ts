import type { ListItem, Thing } from 'schema-dts';
import type { Article } from '@/lib/content/article';
import { listDays } from '@/lib/content/opening-hours';
import { changedOn } from '@/lib/content/queries';
import type { Person } from '@/lib/content/schemas/lists-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import { startOfDay } from '@/lib/site/dates';
import { LANGUAGE, absoluteUrl, paths } from '@/lib/site/paths';
import { socialCardPath } from './social-cards';

/** Returns the firm and its website, for the home page, where Google looks for both. */
export function homeGraph(site: Site): Thing[] {
  return [firmNode(site), websiteNode(site)];
}

/**
 * Returns an article, its breadcrumbs, and the firm in short: articles are the longest pages, and each must
 * arrive in one round trip. The home page describes the firm in full under the same `@id`.
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
    datePublished: startOfDay(article.date),
    dateModified: startOfDay(changedOn(article)),
    author: author ? personNode(site, author) : firmReference(site),
    publisher: firmReference(site),
    // schema.org lets a page be reviewed, and not a posting.
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

/**
 * The site, and the names that search results may show for it.
 *
 * Source: https://developers.google.com/search/docs/appearance/site-names
 */
function websiteNode(site: Site) {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl(site, '/#website'),
    url: absoluteUrl(site, paths.home),
    name: site.name,
    alternateName: site.shortName,
    inLanguage: LANGUAGE,
    publisher: firmReference(site),
  } satisfies Thing;
}

/**
 * The way to an article, in the words of the navigation, as the page shows it.
 *
 * Source: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
function breadcrumbNode(site: Site, { title }: Article) {
  const above = [paths.home, paths.blog]
    .flatMap((screen) => site.navigation.find(({ path }) => path === screen) ?? [])
    .map(({ path, label }) => ({ name: label, item: absoluteUrl(site, path) }));
  return {
    '@type': 'BreadcrumbList',
    // The last one is the page itself and needs no URL.
    itemListElement: [...above, { name: title }].map((crumb, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  } satisfies Thing;
}

/** Google wants a logo in pixels, at least 112 a side. */
const LOGO = '/icons/512.png';

function firmReference(site: Site) {
  return { '@id': absoluteUrl(site, '/#firm') };
}

/** The firm where bytes count, as a publisher. `firmNode` has all facts under the same `@id`. */
function shortFirmNode(site: Site) {
  return {
    // Google requires an address of a FinancialService, which is a LocalBusiness.
    '@type': 'Organization',
    ...firmReference(site),
    url: absoluteUrl(site, paths.home),
    name: site.name,
    logo: absoluteUrl(site, LOGO),
  } satisfies Thing;
}

/**
 * All that the site knows of the firm. A fact that is not set has no key.
 *
 * Source: https://developers.google.com/search/docs/appearance/structured-data/local-business, and
 * .../organization; times are local. They also recommend facts that the site does not know, such as a postal code and a
 * price range.
 */
function firmNode(site: Site) {
  const { street, district, city, state, country } = site.address;
  const { map, registrations } = site;
  const registered = [
    ...(site.rcNumber ? [{ body: 'Corporate Affairs Commission', number: site.rcNumber }] : []),
    ...registrations,
  ];
  const hours = site.openingHours.map(({ opens, closes, ...days }) => {
    const type = 'OpeningHoursSpecification' as const;
    return { '@type': type, dayOfWeek: listDays(days), opens, closes };
  });
  return {
    ...shortFirmNode(site),
    '@type': 'FinancialService',
    address: {
      '@type': 'PostalAddress',
      // schema.org has no property for a part of a city.
      streetAddress: district === undefined ? street : `${street}, ${district}`,
      addressLocality: city,
      ...(state !== undefined && { addressRegion: state }),
      // The two letters of ISO 3166-1 for Nigeria; schema.org accepts a full name as well.
      addressCountry: country === 'Nigeria' ? 'NG' : country,
    },
    image: absoluteUrl(site, LOGO),
    legalName: site.name,
    ...(site.founded !== undefined && { foundingDate: String(site.founded) }),
    alternateName: site.shortName,
    description: site.description,
    telephone: site.phones,
    email: site.email,
    ...(site.areaServed.length > 0 && { areaServed: site.areaServed }),
    ...(map && {
      geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
    }),
    ...(registered.length > 0 && {
      identifier: registered.map(({ body, number }) => {
        return { '@type': 'PropertyValue', propertyID: body, value: number } as const;
      }),
    }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
  } satisfies Thing;
}
