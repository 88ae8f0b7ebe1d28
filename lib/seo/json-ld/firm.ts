import type { FinancialService, Organization } from 'schema-dts';
import { listDays } from '@/lib/content/opening-hours';
import type { Site } from '@/lib/content/schemas/site-schema';
import { absoluteUrl, paths } from '@/lib/site/paths';

/** Google wants a logo in pixels, at least 112 a side. */
const LOGO = '/icons/512.png';

/** Where the firm works: "in Nigeria and across Africa". */
const AREA = [
  { '@type': 'Country', name: 'Nigeria' },
  { '@type': 'Continent', name: 'Africa' },
] as const;

/** A reference to the firm's node, for the other nodes of a page. */
export function firmReference(site: Site) {
  return { '@id': absoluteUrl(site, '/#firm') };
}

/** The short name, where it is another than the name. */
export function alternateName({ name, shortName }: Site) {
  return shortName === name ? undefined : { alternateName: shortName };
}

/** The firm where bytes count, as a publisher. `firmNode` has all facts under the same `@id`. */
export function shortFirmNode(site: Site) {
  return {
    // Google requires an address of a FinancialService, which is a LocalBusiness.
    '@type': 'Organization',
    ...firmReference(site),
    url: absoluteUrl(site, paths.home),
    name: site.name,
    logo: absoluteUrl(site, LOGO),
  } satisfies Organization;
}

/**
 * All that the site knows of the firm. A fact that is not set has no key.
 *
 * Source: https://developers.google.com/search/docs/appearance/structured-data/local-business, and
 * .../organization; times are local. They also recommend facts that the site does not know, such as a postal code, a
 * price range and a founding date.
 */
export function firmNode(site: Site) {
  const { street, district, city, country } = site.address;
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
      // schema.org has no property for a part of a city.
      streetAddress: `${street}, ${district}`,
      addressLocality: city,
      // The two letters of ISO 3166-1 for Nigeria; schema.org accepts a full name as well.
      addressCountry: country === 'Nigeria' ? 'NG' : country,
    },
    image: absoluteUrl(site, LOGO),
    legalName: site.name,
    ...alternateName(site),
    description: site.description,
    telephone: site.phones,
    email: site.email,
    areaServed: AREA,
    geo: {
      '@type': 'GeoCoordinates',
      latitude: site.map.latitude,
      longitude: site.map.longitude,
    },
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    sameAs: site.social.map(({ url }) => url),
  } satisfies FinancialService;
}
