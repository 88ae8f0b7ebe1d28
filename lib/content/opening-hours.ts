import * as z from 'zod';
import { oneOf, optional, time } from './schemas/fields';

/** These are also the names of days in schema.org, so JSON-LD can contain them unchanged. */
const day = oneOf(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
type Day = z.output<typeof day>;

export const openingHoursSchema = z.strictObject({
  from: day,
  to: optional(day),
  opens: time,
  closes: time,
});

export type OpeningHours = z.output<typeof openingHoursSchema>;

export function listDays({ from, to = from }: { from: Day; to?: Day | undefined }) {
  const days = day.options;
  return days.slice(days.indexOf(from), days.indexOf(to) + 1);
}

/** Formats opening hours, for example "Monday to Friday, 09:00 to 17:00; Saturday, 10:00 to 13:00 (WAT)". */
export function describeHours(hours: readonly OpeningHours[]): string {
  const parts = hours.map(({ from, to = from, opens, closes }) => {
    const days = to === from ? from : `${from} to ${to}`;
    return `${days}, ${opens}\u00A0to\u00A0${closes}`;
  });
  return parts.length === 0 ? '' : `${parts.join('; ')} (WAT)`;
}
