import { describeHours, explainHours, listDays, type OpeningHours } from './opening-hours';

const hours = (from: OpeningHours['from'], to: OpeningHours['to'], opens: string, closes: string) =>
  ({ from, to, opens, closes }) satisfies OpeningHours;

const workdays = hours('Monday', 'Friday', '09:00', '17:00');

test.each<[OpeningHours[], string]>([
  [[], ''],
  [[workdays], 'Monday to Friday, 9\u00A0am to 5\u00A0pm (WAT)'],
  [
    [workdays, hours('Saturday', undefined, '10:30', '13:15')],
    'Monday to Friday, 9\u00A0am to 5\u00A0pm; Saturday, 10:30\u00A0am to 1:15\u00A0pm (WAT)',
  ],
  [[hours('Sunday', 'Sunday', '00:00', '12:00')], 'Sunday, midnight to midday (WAT)'],
  [[hours('Sunday', 'Sunday', '00:05', '12:05')], 'Sunday, 12:05\u00A0am to 12:05\u00A0pm (WAT)'],
])('%j in words', (given, words) => {
  expect(describeHours(given)).toBe(words);
});

test.each<[OpeningHours, string[]]>([
  [workdays, ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
  [hours('Sunday', undefined, '09:00', '17:00'), ['Sunday']],
])('the days of %j', (given, days) => {
  expect(listDays(given)).toEqual(days);
  expect(explainHours(given)).toBeUndefined();
});

test.each([
  [hours('Friday', 'Monday', '09:00', '17:00'), 'to'],
  [hours('Monday', 'Friday', '09:00', '05:00'), 'closes'],
  [hours('Monday', 'Friday', '09:00', '09:00'), 'closes'],
])('%j is a slip', (given, field) => {
  expect(explainHours(given)?.field).toBe(field);
});
