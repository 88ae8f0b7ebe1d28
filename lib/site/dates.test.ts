import { execFileSync } from 'node:child_process';
import { addDays, formatDate, parseDate, saturdayFrom, todayInLagos } from './dates';

test.each([
  ['May 3, 2025', '2025-05-03'],
  ['May 03, 2025', '2025-05-03'],
  ['December 31, 2025', '2025-12-31'],
  ['January 1, 2026', '2026-01-01'],
  ['2025-05-03', '2025-05-03'],
  ['  May 3, 2025  ', '2025-05-03'],
  ['\t2025-05-03\n', '2025-05-03'],
  ['February 29, 2024', '2024-02-29'],
  ['2024-02-29', '2024-02-29'],
])('%j is the day %s', (text, day) => {
  expect(parseDate(text)).toBe(day);
});

test.each([
  ['February 30, 2025'],
  ['February 29, 2025'],
  ['2025-02-29'],
  ['2025-13-01'],
  ['2025-00-10'],
  ['2025-05-00'],
  ['May 0, 2025'],
  ['May 32, 2025'],
  ['April 31, 2025'],
  ['3/5/25'],
  ['03.05.2025'],
  ['3 May 2025'],
  ['may 3, 2025'],
  ['MAY 3, 2025'],
  ['Sept 3, 2025'],
  ['Mai 3, 2025'],
  ['May 3 2025'],
  ['May 3,2025'],
  ['May  3, 2025'],
  ['May 3, 25'],
  ['May 3rd, 2025'],
  ['2025-5-3'],
  ['2025-05-03T10:00'],
  ['2025-05-03 '.repeat(2)],
  // Date.UTC would make 1925 of it.
  ['0025-05-03'],
  ['May 3, 0025'],
  ['20250503'],
  [''],
  [' '],
])('%j is no day', (text) => {
  expect(parseDate(text)).toBeUndefined();
});

test.each([
  ['2025-05-03', 'May 3, 2025'],
  ['2024-02-29', 'February 29, 2024'],
  ['2025-12-31', 'December 31, 2025'],
])('%s is written %s', (day, text) => {
  expect(formatDate(day)).toBe(text);
  expect(parseDate(text)).toBe(day);
});

// Jest's process.env is a copy, so that only a process of its own feels TZ.
test.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
  'no day shifts on a machine in %s',
  (zone) => {
    const program = `
      import { addDays, formatDate, parseDate, saturdayFrom, todayInLagos } from './lib/site/dates.ts';
      console.log(new Date(2025, 4, 3).toISOString().slice(0, 13));
      console.log(formatDate('2025-05-03'), parseDate('May 3, 2025'));
      console.log(todayInLagos(new Date('2025-05-03T23:30:00Z')));
      console.log(saturdayFrom('2025-05-03'), addDays('2025-05-03', 1));`;
    const cli = require.resolve('tsx/cli');
    const output = execFileSync(process.execPath, [cli, '--eval', program], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    const [midnight, ...days] = output.trim().split('\n');
    expect(midnight).not.toBe('2025-05-03T00');
    expect(days).toEqual(['May 3, 2025 2025-05-03', '2025-05-04', '2025-05-03 2025-05-04']);
  },
);

test.each([
  ['2025-05-03T22:59:59Z', '2025-05-03'],
  ['2025-05-03T23:00:00Z', '2025-05-04'],
  ['2025-05-03T23:30:00Z', '2025-05-04'],
  ['2025-05-04T00:30:00Z', '2025-05-04'],
  ['2025-12-31T23:30:00Z', '2026-01-01'],
  ['2024-02-28T23:30:00Z', '2024-02-29'],
])('at %s it is %s in Lagos', (instant, day) => {
  expect(todayInLagos(new Date(instant))).toBe(day);
});

test('today is the present day when no instant is given', () => {
  const now = jest.useFakeTimers({ now: new Date('2025-05-03T23:30:00Z') });
  expect(todayInLagos()).toBe('2025-05-04');
  now.useRealTimers();
});

test.each([
  ['2025-05-03', '2025-05-03'],
  ['2025-05-04', '2025-05-10'],
  ['2025-05-09', '2025-05-10'],
  ['2024-02-25', '2024-03-02'],
  ['2025-12-28', '2026-01-03'],
])('the first Saturday from %s on is %s', (day, saturday) => {
  expect(saturdayFrom(day)).toBe(saturday);
});

test.each([
  ['2025-05-03', 0, '2025-05-03'],
  ['2025-05-03', 7, '2025-05-10'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2025-02-28', 1, '2025-03-01'],
  ['2025-12-31', 1, '2026-01-01'],
])('%s and %d days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});
