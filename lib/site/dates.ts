/** A calendar day in ISO 8601 form, `2025-05-03`: it has no hour and no zone, so it cannot shift. */
export type IsoDate = string;

/**
 * Reads a day written as "May 3, 2025" or 2025-05-03.
 *
 * @returns the day in ISO form, or undefined when the text is not a day (such as February 30)
 */
export function parseDate(text: string): IsoDate | undefined {
  const written = text.trim();
  const isLong = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/.test(written);
  const date = new Date(isLong ? `${written} UTC` : written);
  if (Number.isNaN(date.getTime())) return undefined;
  const day = date.toISOString().slice(0, 10);
  // A day that does not exist becomes another one.
  return [day, formatDate(day)].includes(written) ? day : undefined;
}

/** Writes a day as "May 3, 2025". */
export function formatDate(date: IsoDate): string {
  // An ISO date is read as midnight UTC: in that zone, it is the same day on every machine.
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

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

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}
