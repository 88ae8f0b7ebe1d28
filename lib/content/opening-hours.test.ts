import { describeHours, type OpeningHours } from './opening-hours';

const hours = (from: OpeningHours['from'], to: OpeningHours['to'], opens: string, closes: string) =>
  ({ from, to, opens, closes }) satisfies OpeningHours;

const workdays = hours('Monday', 'Friday', '09:00', '17:00');

test.each<[OpeningHours[], string]>([
  [[], ''],
  [[workdays], 'Monday to Friday, 09:00\u00A0to\u00A017:00 (WAT)'],
  [
    [workdays, hours('Saturday', undefined, '10:30', '13:15')],
    'Monday to Friday, 09:00\u00A0to\u00A017:00; Saturday, 10:30\u00A0to\u00A013:15 (WAT)',
  ],
])('formats the opening hours %j as "%s"', (openingHours, text) => {
  expect(describeHours(openingHours)).toBe(text);
});
