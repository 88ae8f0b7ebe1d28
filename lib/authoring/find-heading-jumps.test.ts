import { parseBody } from '@/lib/content/markdown/parse-body';
import { findHeadingJumps } from './find-heading-jumps';

const find = (...lines: string[]) => findHeadingJumps(parseBody(lines.join('\n')));

test.each([
  ['no heading', ['Text.']],
  ['main headings', ['**One**', 'Text.', '**Two**']],
  ['small headings below a main one', ['**One**', '1. First', '2. Second', '**Two**', '1. First']],
  ['a way back of several levels', ['## One', '### Two', '#### Three', '## Four']],
  ['a heading of level 1, which is shown as one of level 2', ['# One', '### Two']],
])('%s: nothing to say', (_what, lines) => {
  expect(find(...lines)).toEqual([]);
});

test('a small heading before any main one', () => {
  expect(find('Text.', '', '1. First', 'Text.', '2. Second')).toEqual([
    {
      line: 3,
      message:
        'a small heading stands here before any main one; put a line all in **bold** above it',
    },
  ]);
});

test('a level left out further down', () => {
  expect(find('**One**', '#### Deep', '**Two**', '##### Deeper')).toEqual([
    {
      line: 2,
      message: 'a heading of level 4 stands under one of level 2; make it one of level 3',
    },
    {
      line: 4,
      message: 'a heading of level 5 stands under one of level 2; make it one of level 3',
    },
  ]);
});
