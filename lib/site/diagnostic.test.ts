import {
  ContentError,
  type Diagnostic,
  githubAnnotations,
  makeError,
  makeWarning,
} from './diagnostic';

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

test.each<[string, Diagnostic, string]>([
  ['an error', diagnostic, '::error file=content/blog/7.md,line=3,col=7,title=date::is missing'],
  [
    'a warning about a file, which has no field',
    makeWarning('content/blog/7.md', 'is small'),
    '::warning file=content/blog/7.md,line=1,col=1::is small',
  ],
  [
    'characters that have a meaning in a command',
    makeError('content/a,b:c%.md', '27.5%: a, b\r\n::error::c'),
    '::error file=content/a%2Cb%3Ac%25.md,line=1,col=1::27.5%25: a, b%0D%0A::error::c',
  ],
])('an annotation of %s', (_what, given, command) => {
  expect(githubAnnotations([given])).toEqual([command]);
});

test('annotations are sorted by file and line', () => {
  const commands = githubAnnotations([
    makeError('content/blog/10.md', ''),
    makeWarning('content/blog/7.md', '', { line: 9 }),
    makeError('content/blog/7.md', '', { line: 2 }),
  ]);
  expect(commands.map((command) => /^::.*line=\d/.exec(command)?.[0])).toEqual([
    '::error file=content/blog/7.md,line=2',
    '::warning file=content/blog/7.md,line=9',
    '::error file=content/blog/10.md,line=1',
  ]);
});
