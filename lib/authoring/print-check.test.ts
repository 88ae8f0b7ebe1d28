import type { Diagnostic } from '@/lib/site/diagnostic';
import { githubAnnotations } from './print-check';

const makeProblem = (overrides: Partial<Diagnostic> = {}): Diagnostic => ({
  file: 'content/blog/7.md',
  line: 3,
  column: 7,
  field: 'date',
  severity: 'error',
  message: 'expected a date',
  ...overrides,
});

test('no problem, no annotation', () => {
  expect(githubAnnotations([], 'error')).toEqual([]);
});

test('a problem is shown at its place, under the name of its field', () => {
  expect(githubAnnotations([makeProblem()], 'error')).toEqual([
    '::error file=content/blog/7.md,line=3,col=7,title=date::expected a date',
  ]);
});

test('a warning about a file has no field', () => {
  const warning = makeProblem({ field: '', line: 1, column: 1, message: 'is small' });
  expect(githubAnnotations([warning], 'warning')).toEqual([
    '::warning file=content/blog/7.md,line=1,col=1::is small',
  ]);
});

test('signs with a meaning of their own are written otherwise', () => {
  const odd = makeProblem({ file: 'content/a,b:c%.md', message: '27.5%: a, b\r\n::error::c' });
  expect(githubAnnotations([odd], 'error')).toEqual([
    '::error file=content/a%2Cb%3Ac%25.md,line=3,col=7,title=date::27.5%25: a, b%0D%0A::error::c',
  ]);
});

test('they come in the order of the report', () => {
  const diagnostics = [
    makeProblem({ file: 'content/blog/10.md' }),
    makeProblem({ line: 9 }),
    makeProblem(),
  ];
  expect(
    githubAnnotations(diagnostics, 'error').map((command) => /file=.*?,line=\d/.exec(command)?.[0]),
  ).toEqual([
    'file=content/blog/7.md,line=3',
    'file=content/blog/7.md,line=9',
    'file=content/blog/10.md,line=3',
  ]);
});

test('ten are shown; of more, nine and how many are left out', () => {
  const diagnostics = Array.from({ length: 12 }, (_, index) => makeProblem({ line: index + 1 }));
  expect(githubAnnotations(diagnostics.slice(0, 10), 'error').at(-1)).toContain('line=10,');
  const commands = githubAnnotations(diagnostics, 'error');
  expect(commands).toHaveLength(10);
  expect(commands.at(-2)).toContain('line=9,');
  expect(commands.at(-1)).toBe('::error::3 more are listed in the log of this step.');
});
