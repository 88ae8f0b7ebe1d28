import { makeArticleText, makeWords } from '@/lib/content/test-content';
import { copyContent } from '@/lib/content/test-folder';
import { runProgram } from './test-program';

const runCheck = (root: string, environment: Record<string, string> = {}) =>
  runProgram('check.ts', { root, environment });

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

test('in a workflow of GitHub, the problems are shown in the pull request, too', async () => {
  const root = await copyContent({ '7.md': makeArticleText({ date: '3/5/25' }, body) });
  const { stdout, stderr } = await runCheck(root, { GITHUB_ACTIONS: 'true' });
  expect(stderr).toMatch(/^1 problem in content\//);
  expect(stdout).toBe(
    '::error file=content/blog/7.md,line=3,col=7,title=date::expected a date such as "May 3, 2025" or 2025-05-03, got "3/5/25"\n',
  );
});
