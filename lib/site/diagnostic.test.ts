import { ContentError, formatProblems, makeError, makeWarning } from './diagnostic';

const place = { line: 3, column: 7, field: 'date' };
const diagnostic = makeError('content/blog/7.md', 'is missing', place);

test('an error lists its diagnostics below their number', () => {
  const line = '  content/blog/7.md:3:7 date: is missing';
  expect(new ContentError([diagnostic]).message).toBe(`1 problem in content/\n${line}`);
  const error = new ContentError([diagnostic, diagnostic]);
  expect(error.message).toBe(`2 problems in content/\n${line}\n${line}`);
  // Servers log it without a stack.
  expect(error.stack).toBe(`ContentError: ${error.message}`);
});

test('problems are sorted by file and place, warnings before errors', () => {
  const problems = [
    makeError('content/blog/10.md', 'a'),
    makeError('content/blog/7.md', 'b', { line: 10 }),
    makeError('content/blog/7.md', 'c', { line: 9 }),
    makeWarning('content/blog/7.md', 'd', { line: 9 }),
  ];
  expect(formatProblems(problems)).toBe(
    [
      '1 warning in content/\n  content/blog/7.md:9:1 d',
      '3 problems in content/',
      '  content/blog/7.md:9:1 c',
      '  content/blog/7.md:10:1 b',
      '  content/blog/10.md:1:1 a',
    ].join('\n'),
  );
});
