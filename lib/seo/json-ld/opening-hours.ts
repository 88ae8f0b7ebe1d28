import type { OpeningHoursSpecification } from 'schema-dts';

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const DAY = `(${DAYS.join('|')})`;
const TIME = String.raw`(1[0-2]|[1-9])(?::([0-5]\d))? ?(am|pm)`;
const SPAN = new RegExp(`^${DAY}(?: to ${DAY})?, ${TIME} to ${TIME}$`);

/**
 * Reads opening hours written for people, "Monday to Friday, 9 am to 5 pm (WAT)", several of them
 * divided by ";".
 *
 * @returns undefined when any of it is written otherwise: half the hours would be wrong hours
 * Source: https://schema.org/OpeningHoursSpecification, whose times are those of the place
 */
export function parseOpeningHours(text: string): OpeningHoursSpecification[] | undefined {
  const spans = text.replace(/ ?\(WAT\)$/, '').split(/; ?/);
  const parsed = spans.flatMap((span) => parseSpan(span) ?? []);
  return parsed.length === spans.length ? parsed : undefined;
}

function parseSpan(text: string): OpeningHoursSpecification | undefined {
  const found = SPAN.exec(text);
  if (!found) return undefined;
  const [, first = '', last = first, hour, minute, half, endHour, endMinute, endHalf] = found;
  const from = DAYS.findIndex((day) => day === first);
  const to = DAYS.findIndex((day) => day === last);
  // "Friday to Monday" may be meant, or the days may have changed places.
  if (to < from) return undefined;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS.slice(from, to + 1),
    opens: toClock(hour, minute, half),
    closes: toClock(endHour, endMinute, endHalf),
  };
}

/** A time of twelve hours as one of twenty-four: 12 am is 00:00. */
function toClock(hour = '', minute = '00', half = ''): string {
  const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
