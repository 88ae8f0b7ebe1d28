import { ContentError, formatDiagnostic, type Diagnostic, makeError } from './diagnostic';

const diagnostic = makeError('content/blog/7.md', 'is missing', {
  line: 3,
  column: 7,
  field: 'date',
});

test('a problem is a link of an editor, the field and the sentence', () => {
  expect(formatDiagnostic(diagnostic)).toBe('content/blog/7.md:3:7 date: is missing');
});

test('a problem of the file itself names no field', () => {
  expect(formatDiagnostic({ ...diagnostic, field: '' })).toBe('content/blog/7.md:3:7 is missing');
});

test.each([
  [1, '1 problem in content/'],
  [2, '2 problems in content/'],
])('an error of %i: each on a line of its own below the count', (count, head) => {
  const error = new ContentError(Array<Diagnostic>(count).fill(diagnostic));
  expect(error.message.split('\n')).toEqual([
    head,
    ...Array<string>(count).fill('  content/blog/7.md:3:7 date: is missing'),
  ]);
  expect(error).toMatchObject({ name: 'ContentError', diagnostics: { length: count } });
});
