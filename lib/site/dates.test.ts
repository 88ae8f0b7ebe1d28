import { execFileSync } from 'node:child_process';
import { parseDate, todayInLagos } from './dates';

test.each([
  ['May 3, 2025', '2025-05-03'],
  ['\t2025-05-03 \n', '2025-05-03'],
  ['20 November 2026', '2026-11-20'],
  ['February 29, 2024', '2024-02-29'],
])('parses the date %j as %s', (text, day) => {
  expect(parseDate(text)).toBe(day);
});

test.each([
  ...['February 30, 2025', '31 June 2025', '2025-13-01', '2025-05-00', '3/5/25'],
  ...['3 May, 2025', 'may 3, 2025', 'May 3, 25', '2025-5-3', '2025-05-03T10:00'],
])('does not accept %j as a date', (text) => {
  expect(parseDate(text)).toBeUndefined();
});

// Runs in a child process, because a Jest test cannot change the time zone of its own process.
test('parses and formats dates independently of the machine’s time zone', () => {
  const program = `
    import { formatDate, parseDate } from './lib/site/dates.ts';
    console.log(formatDate('2025-12-31'), parseDate('May 3, 2025'));`;
  const args = [require.resolve('tsx/cli'), '--eval', program];
  const env = { ...process.env, TZ: 'America/Los_Angeles' };
  const output = execFileSync(process.execPath, args, { env, encoding: 'utf8' });
  expect(output.trim()).toBe('December 31, 2025 2025-05-03');
});

test.each([
  ['2025-05-04', '2025-05-03T23:00:00Z'],
  ['2026-01-01', '2025-12-31T23:30:00Z'],
])('returns %s as the current day in Lagos at the time %s', (day, instant) => {
  expect(todayInLagos(new Date(instant))).toBe(day);
});
