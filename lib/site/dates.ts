/** A calendar day in ISO 8601 format, such as `2025-05-03`. It has no time zone, so it cannot shift to another day. */
export type IsoDate = string;

/** Parses dates such as "May 3, 2025", "3 May 2025" and "2025-05-03". Returns undefined for any other text. */
export function parseDate(text: string): IsoDate | undefined {
  const trimmed = text.trim().replace(/^0?(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/, '$2 $1, $3');
  const isLongFormat = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/.test(trimmed);
  const date = new Date(isLongFormat ? `${trimmed} UTC` : trimmed);
  if (Number.isNaN(date.getTime())) return undefined;
  const day = date.toISOString().slice(0, 10);
  // `Date` turns February 30 into March 2, so a day is valid only if formatting it gives the original text.
  return [day, formatDate(day)].includes(trimmed) ? day : undefined;
}

/** Formats a day as "May 3, 2025". */
export function formatDate(date: IsoDate): string {
  // `Date` parses a date-only ISO string as midnight UTC, so the date must be formatted in UTC, too.
  return LONG_FORMAT.format(new Date(date));
}

// Creating a formatter takes much longer than formatting a date.
const LONG_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
/** The Swedish locale formats dates as ISO 8601. */
const LAGOS_FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Lagos' });

/** Returns the start of a day in Lagos as an ISO 8601 timestamp, such as 2025-05-03T00:00:00+01:00. */
export function formatStartOfDay(date: IsoDate): string {
  // Nigeria is one hour ahead of UTC all year round.
  return `${date}T00:00:00+01:00`;
}

export function todayInLagos(now: Date = new Date()): IsoDate {
  return LAGOS_FORMAT.format(now);
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}
