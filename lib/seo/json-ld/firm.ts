import type { FinancialService, PostalAddress } from 'schema-dts';
import type { Site } from '@/lib/content/schemas/site-schema';
import { paths } from '@/lib/site/paths';
import { absoluteUrl, firmReference } from './ids';
import { parseOpeningHours } from './opening-hours';

/** The icon that the manifest names, too: Google wants pixels, 112 or more of them a side. */
const LOGO = '/icons/512.png';

/** Where the firm works, as its own words say: "in Nigeria and across Africa". */
const AREA = [
  { '@type': 'Country', name: 'Nigeria' },
  { '@type': 'Continent', name: 'Africa' },
] as const;

/**
 * The firm where bytes count: what its name stands for, and the address that Google requires of
 * every LocalBusiness. `firmNode` says all of it under the same `@id`.
 */
export function shortFirmNode(site: Site) {
  return {
    '@type': 'FinancialService',
    ...firmReference(site),
    url: absoluteUrl(site, paths.home),
    name: site.name,
    logo: absoluteUrl(site, LOGO),
    address: addressNode(site.address),
  } satisfies FinancialService;
}

/** All that the site knows of the firm. A fact that is not set leaves no key. */
export function firmNode(site: Site) {
  const hours = site.openingHours === undefined ? undefined : parseOpeningHours(site.openingHours);
  return {
    ...shortFirmNode(site),
    image: absoluteUrl(site, LOGO),
    legalName: site.name,
    ...(site.shortName !== site.name && { alternateName: site.shortName }),
    description: site.description,
    telephone: site.phones,
    email: site.email,
    areaServed: AREA,
    geo: {
      '@type': 'GeoCoordinates',
      latitude: site.map.latitude,
      longitude: site.map.longitude,
    },
    ...(hours && { openingHoursSpecification: hours }),
    sameAs: site.social.map(({ url }) => url),
  } satisfies FinancialService;
}

function addressNode({ street, district, city, country }: Site['address']) {
  return {
    '@type': 'PostalAddress',
    // schema.org has no word for a part of a city.
    streetAddress: `${street}, ${district}`,
    addressLocality: city,
    // The two letters of ISO 3166-1 where we know them; schema.org takes a name in full as well.
    addressCountry: country === 'Nigeria' ? 'NG' : country,
  } satisfies PostalAddress;
}
