import { formatDate, parseDate } from '@/lib/site/dates';

/**
 * Says what keeps a text from being a date, where that can be told.
 *
 * @returns the end of a sentence, or nothing
 */
export function explainDate(written: string): string {
  const day = parseDate(tidy(written));
  if (day) return `. Did you mean "${formatDate(day)}"?`;
  return IN_FORM.test(tidy(written)) ? '; there is no such day' : '';
}

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const IN_FORM = new RegExp(`^(?:\\d{4}-\\d{2}-\\d{2}|(?:${MONTHS.join('|')}) \\d{1,2}, \\d{4})$`);

/** The text as it was perhaps meant: "sept 3rd 2025", "3 May 2025", "2025-5-3", "2025-05-03T10:00". */
function tidy(written: string): string {
  const text = written.trim().replaceAll(/\s+/g, ' ');
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ]\d.*)?$/.exec(text);
  if (iso) return [iso[1], iso[2]?.padStart(2, '0'), iso[3]?.padStart(2, '0')].join('-');
  const [, word = '', day, year] =
    /^(?:\p{L}+day,? )?(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? ?(\d{4})$/iu.exec(text) ??
    swap(/^(?:\p{L}+day,? )?(\d{1,2})(?:st|nd|rd|th)?\.? (\p{L}{3,})\.?,? (\d{4})$/iu.exec(text));
  const month = MONTHS.find((name) =>
    name.toLowerCase().startsWith(word.toLowerCase().slice(0, 3)),
  );
  return day && month ? `${month} ${day}, ${year}` : text;
}

/** The day before the month, as most of the world writes it. */
function swap(match: RegExpExecArray | null): (string | undefined)[] {
  return match ? ['', match[2], match[1], match[3]] : [];
}
