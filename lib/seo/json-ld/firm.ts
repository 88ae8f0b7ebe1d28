import type { FinancialService, OpeningHoursSpecification, PostalAddress } from 'schema-dts';
import type { Site } from '@/lib/content/schemas/site-schema';
import { absoluteUrl, paths } from '@/lib/site/paths';

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

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const DAY = `(${DAYS.join('|')})`;
const TIME = String.raw`(1[0-2]|[1-9])(?::([0-5]\d))? ?(am|pm)`;
const SPAN = new RegExp(`^${DAY}(?: to ${DAY})?, ${TIME} to ${TIME}$`);

/**
 * Reads opening hours written for people, "Monday to Friday, 9 am to 5 pm (WAT)", several of them
 * divided by ";".
 *
 * @returns undefined when any of it is written otherwise: half the hours would be wrong hours
 * Source: https://schema.org/OpeningHoursSpecification, whose times are those of the place
 */
export function parseOpeningHours(text: string): OpeningHoursSpecification[] | undefined {
  const spans = text.replace(/ ?\(WAT\)$/, '').split(/; ?/);
  const parsed = spans.flatMap((span) => parseSpan(span) ?? []);
  return parsed.length === spans.length ? parsed : undefined;
}

function parseSpan(text: string): OpeningHoursSpecification | undefined {
  const found = SPAN.exec(text);
  if (!found) return undefined;
  const [, first = '', last = first, hour, minute, half, endHour, endMinute, endHalf] = found;
  const from = DAYS.findIndex((day) => day === first);
  const to = DAYS.findIndex((day) => day === last);
  // "Friday to Monday" may be meant, or the days may have changed places.
  if (to < from) return undefined;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS.slice(from, to + 1),
    opens: toClock(hour, minute, half),
    closes: toClock(endHour, endMinute, endHalf),
  };
}

/** A time of twelve hours as one of twenty-four: 12 am is 00:00. */
function toClock(hour = '', minute = '00', half = ''): string {
  const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** The firm, by the name that every other node of a page calls it. */
export function firmReference(site: Pick<Site, 'url'>) {
  return { '@id': absoluteUrl(site, '/#firm') };
}
