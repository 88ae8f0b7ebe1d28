import { execFileSync } from 'node:child_process';
import { addDays, parseDate, todayInLagos } from './dates';

test.each([
  ['May 3, 2025', '2025-05-03'],
  ['\t2025-05-03 \n', '2025-05-03'],
  ['February 29, 2024', '2024-02-29'],
])('%j is the day %s', (text, day) => {
  expect(parseDate(text)).toBe(day);
});

test.each([
  ...['February 30, 2025', '2025-13-01', '2025-05-00'],
  ...['3/5/25', '3 May 2025', 'may 3, 2025', 'May 3, 25', '2025-5-3', '2025-05-03T10:00'],
])('%j is not a day', (text) => {
  expect(parseDate(text)).toBeUndefined();
});

// Only another process gets TZ: in Jest, process.env is a copy.
test('the time zone of the machine does not matter', () => {
  const program = `
    import { formatDate, parseDate } from './lib/site/dates.ts';
    console.log(formatDate('2025-12-31'), parseDate('May 3, 2025'));`;
  const args = [require.resolve('tsx/cli'), '--eval', program];
  const env = { ...process.env, TZ: 'America/Los_Angeles' };
  const output = execFileSync(process.execPath, args, { env, encoding: 'utf8' });
  expect(output.trim()).toBe('December 31, 2025 2025-05-03');
});

test.each([
  ['2025-05-03T23:00:00Z', '2025-05-04'],
  ['2025-12-31T23:30:00Z', '2026-01-01'],
])('at %s it is %s in Lagos', (instant, day) => {
  expect(todayInLagos(new Date(instant))).toBe(day);
});

test.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2025-12-31', 7, '2026-01-07'],
])('%s and %d days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});
