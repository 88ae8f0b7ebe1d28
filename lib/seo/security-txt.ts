import type { Site } from '@/lib/content/schemas/site-schema';
import { emailHref } from '@/lib/contact/contact-links';
import { startOfDay, todayInLagos, type IsoDate } from '@/lib/site/dates';

/**
 * Writes security.txt (RFC 9116): whom to tell of a hole in the site's security.
 *
 * It must say when it expires, better in less than a year. A date in the sources would one day be
 * over, and one counted from the build would make each build another. So it is the second next
 * start of a half-year: valid for six months to a year from the build, the same for all builds of
 * half a year, and never over on a site that is built anew with its articles.
 */
export function securityTxt({ email, url }: Site, today: IsoDate = todayInLagos()): string {
  return `Contact: ${emailHref(email)}
Expires: ${startOfDay(secondNextHalfYear(today))}
Preferred-Languages: en
Canonical: ${new URL('/.well-known/security.txt', url).href}
`;
}

function secondNextHalfYear(today: IsoDate): IsoDate {
  const nextYear = Number(today.slice(0, 4)) + 1;
  return today.slice(5) < '07-01' ? `${nextYear}-01-01` : `${nextYear}-07-01`;
}
