import * as z from 'zod';
import { oneOf, optional, time } from './schemas/fields';

/** The days of a week, as schema.org names them too. */
const day = oneOf(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
type Day = z.output<typeof day>;

/** When the office is open on one day, or on several in a row; the times are those of Lagos. */
export const openingHoursSchema = z
  .strictObject({
    from: day,
    /** Empty for one day alone. */
    to: optional(day),
    opens: time,
    closes: time,
  })
  // Days or times in the wrong order are a slip more often than they are meant.
  .refine((hours) => listDays(hours).length > 0, {
    path: ['to'],
    error: 'comes before the first day; exchange the two days, or make two entries',
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error:
      'is not after the time of opening; write afternoon hours as 13:00 to 23:00, such as 17:00 for 5 pm',
  });

export type OpeningHours = z.output<typeof openingHoursSchema>;

/** The days from the first to the last. */
export function listDays({ from, to = from }: { from: Day; to?: Day | undefined }) {
  const days = day.options;
  return days.slice(days.indexOf(from), days.indexOf(to) + 1);
}

/**
 * Writes opening hours for people: "Monday to Friday, 9 am to 1 pm and 2 pm to 5 pm; Saturday, 10 am to
 * midday (WAT)". Lines break before the times of a day, and between them.
 */
export function describeHours(hours: readonly OpeningHours[]): string {
  const byDays = new Map<string, string[]>();
  for (const { from, to = from, opens, closes } of hours) {
    const days = to === from ? from : `${from} to ${to}`;
    const times = `${describeTime(opens)}\u00A0to\u00A0${describeTime(closes)}`;
    byDays.set(days, [...(byDays.get(days) ?? []), times]);
  }
  const parts = Array.from(byDays, ([days, times]) => `${days}, ${times.join(' and\u00A0')}`);
  return parts.length === 0 ? '' : `${parts.join('; ')} (WAT)`;
}

/** 09:00 as 9 am, 13:30 as 1:30 pm. */
function describeTime(time: string): string {
  if (time === '00:00') return 'midnight';
  if (time === '12:00') return 'midday';
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours) % 12 || 12;
  return `${hour}${minutes === '00' ? '' : `:${minutes}`}\u00A0${Number(hours) < 12 ? 'am' : 'pm'}`;
}
