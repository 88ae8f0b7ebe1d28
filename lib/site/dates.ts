/** A calendar day in ISO 8601 form, `2025-05-03`: it has no hour and no zone, so it cannot shift. */
export type IsoDate = string;

const MONTHS: readonly string[] =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * Reads a day written as "May 3, 2025" or 2025-05-03.
 *
 * @returns the day in ISO form, or undefined when the text is not a day (such as February 30)
 */
export function parseDate(text: string): IsoDate | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  if (iso) return toIsoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const long = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(text.trim());
  if (!long) return undefined;
  const month = MONTHS.findIndex((name) => name === long[1]) + 1;
  return month > 0 ? toIsoDate(Number(long[3]), month, Number(long[2])) : undefined;
}

function toIsoDate(year: number, month: number, day: number): IsoDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  // A day that does not exist becomes another one, and Date.UTC reads the years 0 to 99 as 1900 to 1999.
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** Writes a day in the long form: "May 3, 2025". */
export function formatDate(date: IsoDate): string {
  return longDate.format(new Date(date));
}

// An ISO date is read as midnight UTC: formatted in that zone, it is the same day everywhere.
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The moment a day begins in Lagos, as feeds and search engines read it: 2025-05-03T00:00:00+01:00. */
export function startOfDay(date: IsoDate): string {
  // Nigeria is one hour ahead of UTC all year.
  return `${date}T00:00:00+01:00`;
}

/** Today's date in Lagos, the firm's time zone. */
export function todayInLagos(now: Date = new Date()): IsoDate {
  // The Swedish locale writes ISO dates.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Lagos' }).format(now);
}

/** The first Saturday on or after a day. */
export function saturdayFrom(date: IsoDate): IsoDate {
  const SATURDAY = 6;
  return addDays(date, SATURDAY - new Date(date).getUTCDay());
}

/** The day that is so many days later. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const later = new Date(date);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}
