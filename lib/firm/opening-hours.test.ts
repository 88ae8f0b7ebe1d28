import { describeHours } from './opening-hours';

test('formats opening hours on several days and on a single day, separated by a semicolon', () => {
  const text = describeHours([
    { from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' },
    { from: 'Saturday', opens: '10:30', closes: '13:15' },
  ]);
  expect(text).toBe(
    'Monday to Friday, 09:00\u00A0to\u00A017:00; Saturday, 10:30\u00A0to\u00A013:15 (WAT)',
  );
});
