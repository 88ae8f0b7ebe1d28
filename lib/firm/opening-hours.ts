/** schema.org has the same names for the days, so JSON-LD can use these names unchanged. */
export const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

type Day = (typeof DAYS)[number];

export type OpeningHours = { from: Day; to?: Day | undefined; opens: string; closes: string };

export function listDays({ from, to = from }: Pick<OpeningHours, 'from' | 'to'>): readonly Day[] {
  return DAYS.slice(DAYS.indexOf(from), DAYS.indexOf(to) + 1);
}

/** Formats opening hours, for example "Monday to Friday, 09:00 to 17:00; Saturday, 10:00 to 13:00 (WAT)". */
export function describeHours(hours: readonly OpeningHours[]): string {
  const parts = hours.map(({ from, to = from, opens, closes }) => {
    const days = to === from ? from : `${from} to ${to}`;
    return `${days}, ${opens}\u00A0to\u00A0${closes}`;
  });
  return parts.length === 0 ? '' : `${parts.join('; ')} (WAT)`;
}
