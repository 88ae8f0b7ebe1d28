import { readFileSync } from 'node:fs';
import { type Diagnostic, formatDiagnostics, makeError, makeWarning } from '@/lib/site/diagnostic';

test('parses the severity, location and message of diagnostics with the GitHub problem matcher', () => {
  const { problemMatcher } = JSON.parse(
    readFileSync('.github/problem-matcher.json', 'utf8'),
  ) as Record<string, [{ pattern: { regexp: string }[] }]>;
  const patterns = problemMatcher?.[0].pattern.map(({ regexp }) => new RegExp(regexp)) ?? [];
  const read = (diagnostic: Diagnostic) => {
    const lines = formatDiagnostics([diagnostic]).split('\n');
    return lines.map((line, index) => patterns[index]?.exec(line)?.slice(1));
  };
  const place = { line: 3, column: 7, field: 'date' };
  const locationAndMessage = ['3', '7', 'date: is missing: 5'];
  // For errors, the pattern captures no severity, because `error` is the matcher's default severity.
  const error = makeError('content/blog/7.md', 'is missing: 5', place);
  expect(read(error)).toEqual([[undefined], ['content/blog/7.md', ...locationAndMessage]]);
  const warning = makeWarning('public/404.html', 'is missing: 5', place);
  expect(read(warning)).toEqual([['warning'], ['public/404.html', ...locationAndMessage]]);
});
