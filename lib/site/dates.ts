/** A calendar day in ISO 8601 format, such as `2025-05-03`. Without a time zone, a day cannot shift. */
export type IsoDate = string;

/** Parses "May 3, 2025" or 2025-05-03. Returns undefined for other formats and for days such as February 30. */
export function parseDate(text: string): IsoDate | undefined {
  const trimmed = text.trim();
  const isLongFormat = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/.test(trimmed);
  const date = new Date(isLongFormat ? `${trimmed} UTC` : trimmed);
  if (Number.isNaN(date.getTime())) return undefined;
  const day = date.toISOString().slice(0, 10);
  // `Date` turns February 30 into March 2, so the result must match the text.
  return [day, formatDate(day)].includes(trimmed) ? day : undefined;
}

/** Formats a day as "May 3, 2025". */
export function formatDate(date: IsoDate): string {
  // `Date` parses an ISO day as midnight UTC, so the day must be formatted in UTC too.
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** Returns midnight in Lagos as an ISO timestamp, such as 2025-05-03T00:00:00+01:00. */
export function formatStartOfDay(date: IsoDate): string {
  // Nigeria is one hour ahead of UTC all year.
  return `${date}T00:00:00+01:00`;
}

export function todayInLagos(now: Date = new Date()): IsoDate {
  // The Swedish locale formats dates as ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Lagos' }).format(now);
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}
