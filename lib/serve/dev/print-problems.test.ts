import { makeError, makeWarning } from '@/lib/site/diagnostic';
import { problemPrinter } from './print-problems';

test('errors and warnings are printed when they are others than before', () => {
  const printed: string[] = [];
  const print = problemPrinter((text) => printed.push(text));
  const error = makeError('content/blog/7.md', 'there is no article /blog/9', { line: 10 });
  const warning = makeWarning('content/blog/7.md', 'has 2 words', { line: 7 });
  print({ diagnostics: [] });
  expect(printed).toEqual([]);
  for (const diagnostics of [[error, warning], [error, warning], [], []]) print({ diagnostics });
  expect(printed).toEqual([
    '1 warning in content/\n  content/blog/7.md:7:1 has 2 words\n1 problem in content/\n  content/blog/7.md:10:1 there is no article /blog/9',
    'content: no problems',
  ]);
});
