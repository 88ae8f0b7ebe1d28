import { readFileSync } from 'node:fs';
import { type Diagnostic, formatReport, makeError, makeWarning } from '@/lib/site/diagnostic';

test('the problem matcher reads severity, place and message of a report', () => {
  const { problemMatcher } = JSON.parse(
    readFileSync('.github/problem-matcher.json', 'utf8'),
  ) as Record<string, [{ pattern: { regexp: string }[] }]>;
  const patterns = problemMatcher?.[0].pattern.map(({ regexp }) => new RegExp(regexp)) ?? [];
  const read = (diagnostic: Diagnostic) => {
    const lines = formatReport([diagnostic]).split('\n');
    return lines.map((line, index) => patterns[index]?.exec(line)?.slice(1));
  };
  const problem = [
    'content/blog/7.md',
    'is missing: 5',
    { line: 3, column: 7, field: 'date' },
  ] as const;
  const groups = ['content/blog/7.md', '3', '7', 'date: is missing: 5'];
  // Without a severity of its own, it is an error.
  expect(read(makeError(...problem))).toEqual([[undefined], groups]);
  expect(read(makeWarning(...problem))).toEqual([['warning'], groups]);
});
