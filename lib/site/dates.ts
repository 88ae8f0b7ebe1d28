/** A calendar day in ISO 8601 form, `2025-05-03`: no hour and no zone, so it cannot shift. */
export type IsoDate = string;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * Reads a day written as "May 3, 2025" or 2025-05-03.
 *
 * @returns the day in ISO form, or undefined when the text is no such day (February 30 is none)
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
  // Date.UTC takes the years 0 to 99 for those of the twentieth century.
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** Writes a day in the long form of the specification: "May 3, 2025". */
export function formatDate(date: IsoDate): string {
  return longDate.format(new Date(date));
}

// A date without an hour is midnight UTC: formatted there, it is the same day everywhere.
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The moment a day begins in Lagos, as feeds and search engines read it: 2025-05-03T00:00:00+01:00. */
export function startOfDay(date: IsoDate): string {
  // Nigeria keeps one hour ahead of UTC all year.
  return `${date}T00:00:00+01:00`;
}

/** Today's date in Lagos, where the firm's day begins and ends. */
export function todayInLagos(now: Date = new Date()): IsoDate {
  // The Swedish locale writes ISO dates.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Lagos' }).format(now);
}

/** The first Saturday from a day on, that day included. */
export function saturdayFrom(date: IsoDate): IsoDate {
  const SATURDAY = 6;
  return addDays(date, SATURDAY - new Date(date).getUTCDay());
}

/** The day so many days later. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const later = new Date(date);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}
