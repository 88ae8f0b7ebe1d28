import { describeHours, type OpeningHours } from './opening-hours';

const hours = (from: OpeningHours['from'], to: OpeningHours['to'], opens: string, closes: string) =>
  ({ from, to, opens, closes }) satisfies OpeningHours;

const workdays = hours('Monday', 'Friday', '09:00', '17:00');

test.each<[string, string, OpeningHours[]]>([
  ['an empty list of opening hours', '', []],
  [
    'opening hours from Monday to Friday',
    'Monday to Friday, 09:00\u00A0to\u00A017:00 (WAT)',
    [workdays],
  ],
  [
    'opening hours from Monday to Friday and on Saturday',
    'Monday to Friday, 09:00\u00A0to\u00A017:00; Saturday, 10:30\u00A0to\u00A013:15 (WAT)',
    [workdays, hours('Saturday', undefined, '10:30', '13:15')],
  ],
])('formats %s as “%s”', (_case, text, openingHours) => {
  expect(describeHours(openingHours)).toBe(text);
});
