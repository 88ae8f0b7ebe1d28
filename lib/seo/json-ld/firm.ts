import type { FinancialService, OpeningHoursSpecification } from 'schema-dts';
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

/**
 * The firm where bytes count: its name, and the address that Google requires of every LocalBusiness.
 * `firmNode` has all facts under the same `@id`.
 */
export function shortFirmNode(site: Site) {
  const { street, district, city, country } = site.address;
  return {
    '@type': 'FinancialService',
    ...firmReference(site),
    url: absoluteUrl(site, paths.home),
    name: site.name,
    logo: absoluteUrl(site, LOGO),
    address: {
      '@type': 'PostalAddress',
      // schema.org has no property for a part of a city.
      streetAddress: `${street}, ${district}`,
      addressLocality: city,
      // The two letters of ISO 3166-1 for Nigeria; schema.org accepts a full name as well.
      addressCountry: country === 'Nigeria' ? 'NG' : country,
    },
  } satisfies FinancialService;
}

/**
 * All that the site knows of the firm. A fact that is not set has no key.
 *
 * Source: https://developers.google.com/search/docs/appearance/structured-data/local-business, and
 * .../organization. They also recommend facts that the site does not know, such as a postal code, a
 * price range and a founding date.
 */
export function firmNode(site: Site) {
  const hours = site.openingHours === undefined ? undefined : parseOpeningHours(site.openingHours);
  return {
    ...shortFirmNode(site),
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
    ...(hours && { openingHoursSpecification: hours }),
    sameAs: site.social.map(({ url }) => url),
  } satisfies FinancialService;
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
 * separated by ";".
 *
 * @returns undefined when any part is written differently: half of the hours would be wrong hours
 * Source: https://schema.org/OpeningHoursSpecification, whose times are local
 */
function parseOpeningHours(text: string): OpeningHoursSpecification[] | undefined {
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
  // "Friday to Monday" may be meant, or may be a slip.
  if (to < from) return undefined;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS.slice(from, to + 1),
    opens: toClock(hour, minute, half),
    closes: toClock(endHour, endMinute, endHalf),
  };
}

/** Converts a 12-hour time to a 24-hour time: 12 am is 00:00. */
function toClock(hour = '', minute = '00', half = ''): string {
  const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
