import { makeSite } from '@/lib/content/test-content';
import { securityTxt } from './security-txt';

const site = makeSite({ url: 'https://www.baobab.example', email: 'hello@baobab.example' });

test('the fields of RFC 9116, each once and on a line of its own', () => {
  expect(securityTxt(site, '2026-11-21')).toBe(
    [
      'Contact: mailto:hello@baobab.example',
      'Expires: 2027-07-01T00:00:00+01:00',
      'Preferred-Languages: en',
      'Canonical: https://www.baobab.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test.each([
  ['2026-01-01', '2027-01-01'],
  ['2026-06-30', '2027-01-01'],
  ['2026-07-01', '2027-07-01'],
  ['2026-12-31', '2027-07-01'],
])('built on %s, it holds until %s begins in Lagos', (today, end) => {
  expect(securityTxt(site, today)).toContain(`Expires: ${end}T00:00:00+01:00\n`);
});

test('on any day it holds for six months to a year', () => {
  const day = 86_400_000;
  for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2029, 0, 1); at += day) {
    const [, expires = ''] =
      /Expires: (.*)/.exec(securityTxt(site, new Date(at).toISOString().slice(0, 10))) ?? [];
    const days = (Date.parse(expires) - at) / day;
    expect(days).toBeGreaterThan(180);
    expect(days).toBeLessThan(366);
  }
});

test('today is the day in Lagos when none is given', () => {
  const now = jest.useFakeTimers({ now: new Date('2026-06-30T23:30:00Z') });
  expect(securityTxt(site)).toContain('Expires: 2027-07-01');
  now.useRealTimers();
});
