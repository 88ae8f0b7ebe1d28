import { formatBySeverity, makeError, makeWarning } from './diagnostic';

test('lists warnings, then errors, each group sorted by file and line below a title that counts them', () => {
  const problems = [
    makeError('content/blog/10.md', 'a'),
    makeError('content/blog/7.md', 'b', { line: 10 }),
    makeError('content/blog/7.md', 'is missing', { line: 3, column: 7, field: 'date' }),
    makeWarning('content/blog/7.md', 'd', { line: 9 }),
  ];
  expect(formatBySeverity(problems).split('\n')).toEqual([
    '1 warning in content/',
    '  content/blog/7.md:9:1 d',
    '3 problems in content/',
    '  content/blog/7.md:3:7 date: is missing',
    '  content/blog/7.md:10:1 b',
    '  content/blog/10.md:1:1 a',
  ]);
});
