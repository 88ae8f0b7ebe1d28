/** The days of a week, as schema.org names them too. */
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

/** When the office is open on one day, or on several in a row. */
export type OpeningHours = {
  from: Day;
  /** The last of the days; the first alone where it is not set. */
  to: Day | undefined;
  /** In Lagos, 00:00 to 23:59. */
  opens: string;
  closes: string;
};

/** The days from the first to the last. */
export function listDays({ from, to = from }: Pick<OpeningHours, 'from' | 'to'>): Day[] {
  return DAYS.slice(DAYS.indexOf(from), DAYS.indexOf(to) + 1);
}

/**
 * Says why days or times are in the wrong order, which is a slip more often than it is meant.
 *
 * @returns the field that is wrong, and the end of a sentence about it
 */
export function explainHours(
  hours: OpeningHours,
): { field: keyof OpeningHours; message: string } | undefined {
  const { from, to, opens, closes } = hours;
  if (listDays(hours).length === 0)
    return {
      field: 'to',
      message: `${to} comes before ${from}; write the earlier day first, or make two entries`,
    };
  if (closes <= opens)
    return {
      field: 'closes',
      message: `${closes} is not after ${opens}; write afternoon hours as 13:00 to 23:00, such as 17:00 for 5 pm`,
    };
  return undefined;
}

/** Writes opening hours for people: "Monday to Friday, 9 am to 5 pm; Saturday, 10 am to midday (WAT)". */
export function describeHours(hours: readonly OpeningHours[]): string {
  const parts = hours.map(({ from, to = from, opens, closes }) => {
    const days = to === from ? from : `${from} to ${to}`;
    return `${days}, ${describeTime(opens)} to ${describeTime(closes)}`;
  });
  return parts.length === 0 ? '' : `${parts.join('; ')} (WAT)`;
}

/** 09:00 as 9 am, 13:30 as 1:30 pm; a no-break space keeps each on one line. */
function describeTime(time: string): string {
  if (time === '00:00') return 'midnight';
  if (time === '12:00') return 'midday';
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours) % 12 || 12;
  return `${hour}${minutes === '00' ? '' : `:${minutes}`}\u00A0${Number(hours) < 12 ? 'am' : 'pm'}`;
}
