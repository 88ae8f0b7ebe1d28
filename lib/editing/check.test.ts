/** @jest-environment node */
import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import path from 'node:path';
import { makeArticleText, makeWords } from '@/lib/content/test-content';
import { copyContent } from '@/lib/content/test-folder';

/** Runs `npm run check:content` in a folder as a program. */
async function runCheck(root: string) {
  const program = spawn(
    process.execPath,
    [
      path.resolve('node_modules/tsx/dist/cli.mjs'),
      ...['--tsconfig', path.resolve('tsconfig.json')],
      path.resolve('lib/editing/check.ts'),
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise<number | null>((resolve) => program.once('close', resolve));
  const [stdout, stderr] = await Promise.all([buffer(program.stdout), buffer(program.stderr)]);
  return { code: await ended, stdout: stdout.toString(), stderr: stderr.toString() };
}

const body = `\n${makeWords(800)}\n`;

test('content without a problem: figures of its articles, and exit with 0', async () => {
  const root = await copyContent({
    '10.md': makeArticleText({ title: 'Ten' }, `\n${makeWords(1000)}\n`),
    '2.md': makeArticleText({ title: 'Two' }, body),
    '1.md': makeArticleText({ title: 'A draft', draft: 'true' }, '\n**Later**\n'),
  });
  expect(await runCheck(root)).toEqual({
    code: 0,
    stdout: [
      '',
      'Articles',
      '',
      '            words  minutes  reading ease',
      '----------  -----  -------  ------------',
      '1. A draft      1        1',
      '2. Two        800        3            91',
      '10. Ten     1,000        4            91',
      '',
      'Reading ease (Flesch): 91 in the middle, where 50 or more is wanted; 60 to 70 is plain English.',
      '',
      'content: 3 articles, no problems',
      '',
    ].join('\n'),
    stderr: '',
  });
});

test('a blog without articles has no figures', async () => {
  expect(await runCheck(await copyContent())).toMatchObject({
    code: 0,
    stdout: 'content: 0 articles, no problems\n',
  });
});

test('content with problems: all of them on stderr, and exit with 1', async () => {
  const root = await copyContent({
    '7.md': makeArticleText({ date: '3/5/25', image: 'txa' }, body),
    '8.md': 'One line.\n',
  });
  expect(await runCheck(root)).toEqual({
    code: 1,
    stdout: '',
    stderr: [
      '3 problems in content/',
      '  content/blog/7.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got "3/5/25"',
      '  content/blog/7.md:5:8 image: there is no picture "txa" in content/images. Did you mean "tax"?',
      '  content/blog/8.md:1:1 the file must begin with a line of three dashes and the fields of the article.',
      '',
    ].join('\n'),
  });
});
