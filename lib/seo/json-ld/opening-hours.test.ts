import { parseOpeningHours } from './opening-hours';

const spanOf = (dayOfWeek: string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
});
const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test.each([
  ['Monday to Friday, 9 am to 5 pm (WAT)', [spanOf(workdays, '09:00', '17:00')]],
  ['Monday to Friday, 9 am to 5 pm', [spanOf(workdays, '09:00', '17:00')]],
  ['Saturday, 10:30am to 1:15pm (WAT)', [spanOf(['Saturday'], '10:30', '13:15')]],
  ['Sunday, 12 am to 12 pm', [spanOf(['Sunday'], '00:00', '12:00')]],
  [
    'Monday to Friday, 9 am to 5 pm; Saturday, 10 am to 1 pm (WAT)',
    [spanOf(workdays, '09:00', '17:00'), spanOf(['Saturday'], '10:00', '13:00')],
  ],
])('%s', (text, expected) => {
  expect(parseOpeningHours(text)).toEqual(expected);
});

test.each([
  'By appointment',
  'Monday to Friday',
  'Weekdays, 9 am to 5 pm',
  'Monday to Friday, 9 to 5',
  'Monday to Friday, 9 am to 13 pm',
  'Monday to Friday, 9:60 am to 5 pm',
  'Friday to Monday, 9 am to 5 pm',
  'Monday to Friday, 9 am to 5 pm (GMT)',
  'Monday to Friday, 9 am to 5 pm, except holidays',
  'Monday to Friday, 9 am to 5 pm; Saturday by appointment',
])('what cannot be said rightly is not said: %s', (text) => {
  expect(parseOpeningHours(text)).toBeUndefined();
});
