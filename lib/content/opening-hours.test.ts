import { describeHours, type OpeningHours } from './opening-hours';

const hours = (from: OpeningHours['from'], to: OpeningHours['to'], opens: string, closes: string) =>
  ({ from, to, opens, closes }) satisfies OpeningHours;

const workdays = hours('Monday', 'Friday', '09:00', '17:00');

test.each<[OpeningHours[], string]>([
  [[], ''],
  [[workdays], 'Monday to Friday, 9\u00A0am\u00A0to\u00A05\u00A0pm (WAT)'],
  [
    [workdays, hours('Saturday', undefined, '10:30', '13:15')],
    'Monday to Friday, 9\u00A0am\u00A0to\u00A05\u00A0pm; Saturday, 10:30\u00A0am\u00A0to\u00A01:15\u00A0pm (WAT)',
  ],
  [
    [hours('Friday', undefined, '08:30', '13:00'), hours('Friday', 'Friday', '14:00', '17:30')],
    'Friday, 8:30\u00A0am\u00A0to\u00A01\u00A0pm and\u00A02\u00A0pm\u00A0to\u00A05:30\u00A0pm (WAT)',
  ],
  [[hours('Sunday', 'Sunday', '00:00', '12:00')], 'Sunday, midnight\u00A0to\u00A0midday (WAT)'],
])('describes %j as %s', (given, words) => {
  expect(describeHours(given)).toBe(words);
});
